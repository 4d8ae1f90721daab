"""Places that make writing hard: full disks, read-only ones, mount points."""

import os
import subprocess

import project
from project import FaultTestCase


class PlaceTests(FaultTestCase):
    def mount(self, path, *options, source="none"):
        """Mounts something for the time of a test; where that is not allowed, the test is left out."""
        path.mkdir(parents=True, exist_ok=True)
        result = subprocess.run(["mount", *options, source, str(path)], capture_output=True, text=True)
        if result.returncode != 0:
            self.skipTest(f"nothing can be mounted here: {result.stderr.strip()}")
        self.addCleanup(subprocess.run, ["umount", "--lazy", str(path)], check=True)

    def mount_memory(self, path, size):
        self.mount(path, "-t", "tmpfs", "-o", f"size={size}")

    def size(self, tree):
        blocks = sum(-(-path.stat().st_size // 4096) for path in tree.rglob("*") if path.is_file())
        return blocks * 4096

    def assert_fails(self, words, *arguments, output=None):
        """A build of the other version fails with the system's words and changes nothing."""
        before = self.project.version
        self.project.other()
        result = self.project.build(*arguments)
        self.assertEqual(result.returncode, 1, result.stderr)
        self.assertIn(words, result.stderr)
        self.assertNotIn("Cocoa", result.stderr)
        self.assertEqual(self.project.found(output), before, "the old output is not whole")
        self.assertEqual(self.project.names(), set(), "something is left over")

    def test_a_full_disk_around_the_output(self):
        disk = self.project.folder / "disk"
        self.mount_memory(disk, int(1.4 * self.size(self.project.output)))
        self.project.output = disk / "Output"
        self.assert_builds("--output", "disk/Output")
        self.assert_fails("No space left on device", "--output", "disk/Output")
        subprocess.run(["mount", "-o", "remount,size=64m", str(disk)], check=True)
        self.assert_builds("--output", "disk/Output")

    def test_a_full_disk_that_is_the_site(self):
        size = int(1.4 * self.size(self.project.output / "site"))
        self.project.output = self.project.folder / "Other"
        self.mount_memory(self.project.output / "site", size)
        self.assert_builds("--output", "Other")
        self.assert_fails("No space left on device", "--output", "Other")
        subprocess.run(["mount", "-o", "remount,size=64m", str(self.project.output / "site")], check=True)
        self.assert_builds("--output", "Other")

    def test_mount_points(self):
        """Of another disk and of the same one; as the output, as the site, and inside the site."""
        for number, place in enumerate(["", "site", "book", "site/scenarios"]):
            for kind in ["tmpfs", "bind"]:
                with self.subTest(place=place, kind=kind):
                    name = f"{kind}-{number}"
                    self.project.output = self.project.folder / name
                    path = self.project.output / place
                    if kind == "tmpfs":
                        self.mount_memory(path, "64m")
                    else:
                        source = self.project.folder / f"source-{number}"
                        source.mkdir()
                        self.mount(path, "--bind", source=str(source))
                    mounted = path.stat().st_ino
                    for _ in range(3):
                        self.project.other()
                        self.assert_builds("--output", name)
                    self.assertEqual(path.stat().st_ino, mounted, "what was mounted is not there any more")
                    self.assertTrue(os.path.ismount(path) or kind == "bind")

    def test_a_kill_while_files_are_replaced_one_by_one(self):
        self.project.output = self.project.folder / "Other"
        self.mount_memory(self.project.output / "site", "64m")
        self.assert_builds("--output", "Other")
        for _ in project.extent.rounds(share=0.04, full_count=20):
            self.project.other()
            process = self.project.start("--output", "Other")
            while process.poll() is None:
                if any("-new-" in name for name in self.project.names()):
                    # Somewhere in what follows; Python itself takes a part of a millisecond.
                    for _ in range(self.random.randrange(40)):
                        self.project.names()
                    break
            process.kill()
            process.communicate()
            self.assert_builds("--output", "Other")

    def test_a_disk_that_may_only_be_read(self):
        disk = self.project.folder / "disk"
        self.mount_memory(disk, "64m")
        self.project.output = disk / "Output"
        self.assert_builds("--output", "disk/Output")
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        # Where nothing changes, nothing is written.
        self.assert_builds("--output", "disk/Output")
        self.assert_fails("Read-only file system", "--output", "disk/Output")

    def test_a_folder_that_may_only_be_read(self):
        if os.geteuid() == 0:
            self.skipTest("root may write everywhere")
        for folder in [self.project.output, self.project.output / "site", self.project.output / "book"]:
            folder.chmod(0o555)
            self.addCleanup(folder.chmod, 0o755)
        self.project.folder.chmod(0o555)
        self.addCleanup(self.project.folder.chmod, 0o755)
        self.assert_builds("--no-cache")
        self.assert_fails("Permission denied", "--no-cache")

    def test_folders_that_may_not_be_read(self):
        if os.geteuid() == 0:
            self.skipTest("root may read everywhere")
        for folder in ["Content/Scenarios/closed", "Templates/assets/closed", "Templates"]:
            with self.subTest(folder=folder):
                closed = self.project.folder / folder
                closed.mkdir(parents=True, exist_ok=True)
                closed.chmod(0)
                try:
                    self.assert_fails(f"{folder}: error: the folder cannot be read", "--no-cache")
                finally:
                    closed.chmod(0o755)
                self.assert_builds("--no-cache")

    def test_an_output_beside_which_nothing_may_be_made(self):
        """As a volume of a container at the top of its file system."""
        if os.geteuid() == 0:
            self.skipTest("root may write everywhere")
        closed = self.project.folder / "closed"
        (closed / "Output").mkdir(parents=True)
        closed.chmod(0o555)
        self.addCleanup(closed.chmod, 0o755)
        self.project.output = closed / "Output"
        for _ in range(2):
            self.project.other()
            self.assert_builds("--output", "closed/Output")
