"""Anki's own library takes the cards, twice, and knows those again that have changed."""

import os
import shutil
import sqlite3
import tempfile
import unittest
import zipfile

from anki.collection import Collection, ImportAnkiPackageRequest, ImportCsvRequest

from tool import PROJECT, lifeline


class Cards(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.collection = Collection(os.path.join(self.folder.name, "collection.anki2"))
        self.addCleanup(self.collection.close)

    def made(self, name, *arguments, folder=PROJECT):
        """A file that the tool has made of a project's cards."""
        path = os.path.join(self.folder.name, name)
        status, _, errors = lifeline("cards", "-o", path, *arguments, folder=folder)
        self.assertEqual(status, 0, errors)
        return path

    def imported(self, path):
        """How many notes are new, updated and there already."""
        log = self.collection.import_anki_package(ImportAnkiPackageRequest(package_path=path)).log
        self.assertEqual(len(log.conflicting), 0)
        return len(log.new), len(log.updated), len(log.duplicate)

    def note(self, guid):
        number = self.collection.db.scalar("select id from notes where guid = ?", guid)
        return self.collection.get_note(number)

    def test_the_database_is_sound(self):
        with zipfile.ZipFile(self.made("cards.apkg")) as archive:
            self.assertIsNone(archive.testzip())
            archive.extract("collection.anki2", os.path.join(self.folder.name, "inside"))
        database = sqlite3.connect(os.path.join(self.folder.name, "inside", "collection.anki2"))
        self.assertEqual(database.execute("pragma integrity_check").fetchall(), [("ok",)])
        (notes,), (cards,) = database.execute("select count(*) from notes union all select count(*) from cards")
        database.close()
        self.assertEqual(notes, cards)
        self.assertGreater(notes, 250)

    def test_a_changed_order_updates_its_card_and_duplicates_none(self):
        project = os.path.join(self.folder.name, "project")
        shutil.copytree(os.path.join(PROJECT, "Content"), os.path.join(project, "Content"))
        first = self.made("first.apkg", folder=project)
        new, updated, known = self.imported(first)
        self.assertEqual((updated, known), (0, 0))
        self.assertEqual(self.imported(first), (0, 0, new))
        guid = "lifeline:orders:modal-full-screen.2@en"
        before = self.note(guid)
        # The order of another release, and an edition that tells so.
        path = os.path.join(project, "Content/Scenarios/modal/modal-full-screen.yaml")
        with open(path, encoding="utf-8") as file:
            text = file.read()
        with open(path, "w", encoding="utf-8") as file:
            file.write(text.replace("\nstructure:", "\nplatform: {ios: 12}\nstructure:", 1))
        second = self.made("second.apkg", "--edition", "2", folder=project)
        added, updated, known = self.imported(second)
        self.assertEqual(known, 0)
        after = self.note(guid)
        self.assertEqual(before.id, after.id)
        self.assertNotEqual(before["Version"], after["Version"])
        self.assertNotEqual(before["Front"] + before["Back"], after["Front"] + after["Back"])
        self.assertEqual(self.collection.note_count(), new + added)
        guids = self.collection.db.list("select guid from notes")
        self.assertEqual(len(guids), len(set(guids)))
        self.assertLess(added, 5)
        self.assertEqual(self.imported(second)[:2], (0, 0))

    def test_the_table_is_imported_twice_without_duplicates(self):
        path = self.made("cards.tsv", "--language", "ko")
        metadata = self.collection.get_csv_metadata(path=path, delimiter=None)
        self.assertTrue(metadata.is_html)
        self.assertEqual((metadata.guid_column, metadata.deck_column, metadata.tags_column), (1, 2, 3))
        counts = []
        for _ in range(2):
            self.collection.import_csv(ImportCsvRequest(path=path, metadata=metadata))
            counts.append(self.collection.note_count())
        self.assertGreater(counts[0], 250)
        self.assertEqual(counts[0], counts[1])
        note = self.note("lifeline:orders:push-pop.3@ko")
        self.assertIn('<div lang="ko">', note.fields[0])
        self.assertIn("viewWillAppear", note.fields[1])


if __name__ == "__main__":
    unittest.main()
