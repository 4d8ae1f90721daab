"""The search, in three languages: what is found, in which order, and how it is used."""

import re
import unicodedata

from site_browser import BrowserTests, in_language

# Words by language: a part of words of the language, and what must come first for a callback's name.
WORDS = {"en": "swipe", "ko": "푸시", "ja": "プッシュ"}


class SearchTests(BrowserTests):
    def search(self, language: str, query: str = ""):
        page = self.open(in_language("search.html", language) + (f"?q={query}" if query else ""))
        self.assertTrue(page.evaluate("document.activeElement.id === 'query'"))
        return page

    def results(self, page) -> list[str]:
        # Behind the first, the others follow at once.
        page.evaluate("new Promise(done => setTimeout(done, 60))")
        return page.locator("#results li a").all_text_contents()

    def all_results(self, page) -> list[str]:
        """Not the first twenty alone."""
        if page.locator("#more").is_visible():
            page.locator("#more").click()
            # Who goes by keyboard goes on with the first that was not there.
            self.assertTrue(page.evaluate("document.activeElement === document.querySelectorAll('#results li')[20].querySelector('a')"))
        return self.results(page)

    def test_a_callback_is_found_first_and_enter_opens_it(self) -> None:
        def check(language: str) -> None:
            page = self.search(language)
            for query in ("viewDidAppear", "VIEWDIDAPPEAR", "ｖｉｅｗＤｉｄＡｐｐｅａｒ", "  viewdidappear "):
                page.fill("#query", query)
                self.assertEqual("viewDidAppear", self.results(page)[0], query)
            page.press("#query", "Enter")
            page.wait_for_url(f"**/{in_language('callbacks/viewDidAppear.html', language)}")
            self.assertEqual(language, page.evaluate("document.documentElement.lang"))

        self.in_each_language(check)

    def test_what_is_started_and_stopped_is_answered_by_the_first_result(self) -> None:
        asked = {
            "en": {"AVPlayer": "video", "timer": "timer", "observe notifications": "notifications", "keyboard": "keyboard"},
            "ko": {"AVPlayer": "video", "타이머": "timer", "노티피케이션 관찰": "notifications", "키보드": "keyboard"},
            "ja": {"AVPlayer": "video", "タイマー": "timer", "通知の監視": "notifications", "キーボード": "keyboard"},
        }

        def check(language: str) -> None:
            page = self.search(language)
            for query, task in asked[language].items():
                page.fill("#query", query)
                self.results(page)
                first = page.locator("#results li a").first.get_attribute("href")
                self.assertEqual(f"where/{task}.html", first, query)

        self.in_each_language(check)

    def test_a_swipe_back_is_the_interactive_pop(self) -> None:
        asked = {
            "en": ("swipe back", "back swipe", "interactive pop"), "ko": ("스와이프 뒤로", "스와이프로 뒤로 가기"),
            "ja": ("スワイプバック", "スワイプで戻る"),
        }

        def check(language: str) -> None:
            page = self.search(language)
            for query in asked[language]:
                page.fill("#query", query)
                self.results(page)
                first = page.locator("#results li a").first.get_attribute("href")
                self.assertEqual("scenarios/swipe-back-finished.html", first, query)

        self.in_each_language(check)

    def test_every_result_has_every_word_in_any_order(self) -> None:
        def check(language: str) -> None:
            page = self.search(language)
            word = WORDS[language]
            page.fill("#query", word)
            one = self.all_results(page)
            self.assertGreater(len(one), 20)
            page.fill("#query", f"{word} iOS")
            both = self.all_results(page)
            page.fill("#query", f"iOS {word}")
            self.assertCountEqual(both, self.all_results(page))
            self.assertLess(len(both), len(one))
            texts = page.evaluate("""() => {
                const byLink = new Map(lifelineIndex.entries.map(entry => [entry.link, entry]));
                return [...document.querySelectorAll('#results a')].map(link => byLink.get(link.getAttribute('href')))
                    .map(({ title, titles = [], words = '', summary }) => [title, ...titles, words, summary].join(' '));
            }""")
            for text in texts:
                plain = unicodedata.normalize("NFKC", text).lower()
                self.assertTrue(word.lower() in plain and "ios" in plain, plain)

        self.in_each_language(check)

    def test_a_question_is_answered_without_its_empty_words(self) -> None:
        """Words that stand nowhere count nothing; of the others, an entry has all, or as many as any."""
        page = self.search("en")
        page.fill("#query", "viewWillAppear")
        plain = self.results(page)
        page.fill("#query", "zzzz viewWillAppear, qqqq?")
        self.assertEqual(plain, self.results(page))
        self.assertIn("zzzz, qqqq", page.text_content("#count"))
        page.fill("#query", "viewWillAppear awakeFromNib sceneDidDisconnect")
        self.assertGreater(len(self.results(page)), 0)
        page.fill("#query", "when is the viewWillAppear")
        self.assertEqual(plain, self.results(page))

    def test_who_names_a_callback_finds_its_page(self) -> None:
        page = self.search("en")
        page.fill("#query", "app killed applicationWillTerminate")
        self.assertIn("applicationWillTerminate", self.results(page))

    def test_words_that_no_entry_has_together_find_what_is_about_most_of_them(self) -> None:
        for language, query, words in (
            ("en", "screen rotation order", ("rotation", "turn")), ("ko", "회전 뒤로가기", ("회전", "뒤로")), ("ja", "画面回転 順番", ("回転",)),
        ):  # fmt: skip
            with self.subTest(language=language):
                page = self.search(language)
                page.fill("#query", query)
                first = self.results(page)[0].lower()
                self.assertTrue(any(word in first for word in words), first)

    def test_titles_count_most(self) -> None:
        def check(language: str) -> None:
            page = self.search(language)
            page.fill("#query", WORDS[language])
            hits = [WORDS[language] in title.lower() for title in self.all_results(page)]
            self.assertIn(False, hits, "some have it in their text only")
            # Further down, an answer that has it in its text may stand before a source that has it in its title.
            self.assertEqual([True] * 5, hits[:5])

        self.in_each_language(check)

    def test_words_that_are_put_together_otherwise_are_the_same(self) -> None:
        page = self.search("ko")
        page.fill("#query", "푸시")
        composed = self.results(page)
        page.fill("#query", unicodedata.normalize("NFD", "푸시"))
        self.assertEqual(composed, self.results(page))

    def test_counts_and_nothing_found(self) -> None:
        def check(language: str) -> None:
            page = self.search(language)
            every = page.locator("#lists li").count()
            self.assertGreater(every, 200)
            self.assertIn(str(every), page.text_content("#count"))
            page.fill("#query", WORDS[language])
            self.assertEqual(20, len(self.results(page)), "the best stand alone at first")
            found = len(self.all_results(page))
            told = [int(number) for number in re.findall(r"\d+", page.text_content("#count"))]
            self.assertEqual(found, min(told))
            self.assertGreaterEqual(max(told), every)
            self.assertFalse(page.locator("#lists").is_visible())
            page.fill("#query", "qqqqqq")
            self.assertEqual([], self.results(page))
            self.assertEqual(page.evaluate("lifelineIndex.words.nothing"), page.text_content("#count"))
            self.assertTrue(page.locator("#lists").is_visible(), "there is something to go on with")
            page.press("#query", "Escape")
            self.assertEqual("", page.input_value("#query"))
            self.assertTrue(page.locator("#lists").is_visible())

        self.in_each_language(check)

    def test_keys_walk_through_the_results(self) -> None:
        page = self.search("en", "viewWill")
        focused = "document.activeElement.textContent"
        results = self.results(page)
        page.keyboard.press("ArrowDown")
        self.assertEqual(results[0], page.evaluate(focused))
        page.keyboard.press("ArrowDown")
        self.assertEqual(results[1], page.evaluate(focused))
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowUp")
        self.assertEqual("query", page.evaluate("document.activeElement.id"))
        page.keyboard.press("ArrowDown")
        page.keyboard.press("/")
        self.assertEqual("query", page.evaluate("document.activeElement.id"))
        self.assertEqual("viewWill", page.input_value("#query"))

    def test_keys_elsewhere_are_the_browsers(self) -> None:
        page = self.search("en", "swipe")
        theme = page.locator("header select").last
        theme.focus()
        before = theme.input_value()
        page.keyboard.press("ArrowDown")
        self.assertNotEqual(before, theme.input_value())
        self.assertTrue(theme.evaluate("select => document.activeElement === select"))
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("ArrowDown")
        self.assertTrue(page.evaluate("document.activeElement === document.body"))
        page.keyboard.press("Escape")
        self.assertEqual("swipe", page.locator("#query").input_value())

    def test_the_search_that_does_not_come_moves_nobody(self) -> None:
        page = self.open("rules.html")
        page.route("**/search-index.js", lambda route: route.abort())
        with page.expect_event("requestfailed", lambda request: request.url.endswith("search-index.js")):
            page.locator(".site-search").hover()
        page.wait_for_timeout(500)
        self.assertTrue(page.url.endswith("rules.html"))
        page.keyboard.press("/")
        page.wait_for_url("**/search.html*")
        # The browser notes what did not come.
        self.page_faults.clear()

    def test_keys_of_an_input_method_are_left_alone(self) -> None:
        page = self.search("ja", "プッシュ")
        for key in ("Escape", "ArrowDown"):
            event = f"new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true, isComposing: true }})"
            page.evaluate(f"document.getElementById('query').dispatchEvent({event})")
        self.assertEqual("プッシュ", page.input_value("#query"))
        self.assertEqual("query", page.evaluate("document.activeElement.id"))

    def test_the_address_keeps_the_words_and_every_page_leads_here(self) -> None:
        def check(language: str) -> None:
            word = WORDS[language]
            page = self.open(in_language("machines/app.html", language))
            page.locator(".site-search button").click()
            page.fill(".finder input", word)
            page.locator(".finder .more").click()
            page.wait_for_url("**/search.html?q=*")
            found = self.results(page)
            self.assertEqual(word, page.input_value("#query"))
            self.assertGreater(len(found), 3)
            page.reload()
            self.assertEqual(found, self.results(page))
            links = page.eval_on_selector_all("#results a", "links => links.map(link => link.pathname)")
            folder = "/" if language == "en" else f"/{language}/"
            self.assertTrue(all(link.startswith(folder) for link in links))
            page.fill("#query", "")
            page.wait_for_url(lambda address: "q=" not in address)

        self.in_each_language(check)

    def test_what_readers_type_leads_to_the_answer(self) -> None:
        """Whole sentences, in which most words are everywhere, and those that are not stand in the title of one answer."""
        asked = {
            "en": {
                "my viewDidDisappear isn't called when I show a sheet; why?": "scenarios/sheet.html#answer",
                "what is the order when I switch tabs on iOS 18, and was it ever different?": "scenarios/tab-first-visit.html#answer",
                "viewWillAppear called viewDidAppear not called": "scenarios/will-appear-without-did-appear.html#answer",
            },
            "ko": {
                "시트를 띄우면 viewDidDisappear가 호출되지 않는다": "scenarios/sheet.html#answer",
                "iOS 18에서 탭 전환 순서": "scenarios/tab-first-visit.html#answer",
                "viewWillAppear만 호출되고 viewDidAppear가 안 불림": "scenarios/will-appear-without-did-appear.html#answer",
            },
            "ja": {
                "シートを表示してもviewDidDisappearが呼ばれない": "scenarios/sheet.html#answer",
                "iOS 18でタブを切り替える順序": "scenarios/tab-first-visit.html#answer",
                "viewWillAppearは呼ばれるのにviewDidAppearが来ない": "scenarios/will-appear-without-did-appear.html#answer",
            },
        }

        def check(language: str) -> None:
            page = self.search(language)
            for query, answer in asked[language].items():
                page.fill("#query", query)
                self.assertEqual(answer, page.locator("#results a").first.get_attribute("href"), query)

        self.in_each_language(check)

    def test_what_developers_copy_leads_to_the_callback(self) -> None:
        """Declarations in Swift and Objective-C, as references, logs, headers and calls write them."""
        for language, query, callback in (
            ("en", "viewWillAppear(_:)", "viewWillAppear"),
            ("ko", "willMove(toParent:)", "willMoveToParent"),
            ("ja", "scene(_:willConnectTo:options:)", "sceneWillConnectTo"),
            ("en", "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunchingWithOptions"),
            ("ko", "-[X viewDidLoad]", "viewDidLoad"),
            ("ja", "- (void)viewWillAppear:(BOOL)animated", "viewWillAppear"),
            ("en", "applicationDidBecomeActive:", "applicationDidBecomeActive"),
            ("ko", "navigationController:willShowViewController:animated:", "willShow"),
            ("ja", "override func viewDidDisappear(_ animated: Bool) {", "viewDidDisappear"),
            ("en", "super.viewDidLoad()", "viewDidLoad"),
            ("en", "scene(_:willConnect", "sceneWillConnectTo"),
        ):  # fmt: skip
            with self.subTest(language=language, query=query):
                page = self.search(language)
                page.fill("#query", query)
                self.assertEqual(f"callbacks/{callback}.html", page.locator("#results a").first.get_attribute("href"))

    def test_a_declaration_within_a_question_stands_for_the_callback(self) -> None:
        page = self.search("en")
        page.fill("#query", "viewWillAppear(_:) called viewDidAppear(_:) not called")
        self.assertEqual("scenarios/will-appear-without-did-appear.html#answer", page.locator("#results a").first.get_attribute("href"))

    def test_what_people_ask_for_is_found(self) -> None:
        for language, query, first in (
            ("en", "compare push modal", "comparisons/push-modal-tab"),
            ("ja", "プッシュ モーダル タブ 違い", "comparisons/push-modal-tab"),
            ("ko", "푸시 모달 탭 차이", "comparisons/push-modal-tab"),
            ("en", "UIViewController lifecycle", "machines/view-controller.html"),
            ("en", "timer", "where/timer"), ("ja", "タイマー", "where/timer"), ("ko", "타이머", "where/timer"),
            ("ko", "라이프사이클", ""), ("ko", "뷰컨", ""), ("ko", "델리겟", ""), ("ko", "프레젠트", ""),
        ):  # fmt: skip
            with self.subTest(language=language, query=query):
                page = self.search(language)
                page.fill("#query", query)
                link = page.locator("#results a").first.get_attribute("href")
                self.assertTrue(link.startswith(first), link)
                self.assertNotIn(query, page.text_content("#count"), "found as it stands, not as a slip of something else")

    def test_a_key_stroke_is_answered_at_once(self) -> None:
        """Words that were looked for already are not looked for again."""
        page = self.search("ko", "푸시 모달 viewDidAppear iOS 18")
        took = page.evaluate("""() => {
            const query = document.getElementById('query');
            const begin = performance.now();
            for (let count = 0; count < 10; count += 1) query.dispatchEvent(new Event('input'));
            return (performance.now() - begin) / 10;
        }""")
        self.assertLess(took, 100)

    def test_spellings_of_one_word_find_the_same(self) -> None:
        for language, one, other in (
            ("ko", "네비게이션", "내비게이션"), ("ja", "順番", "順序"), ("ko", "뷰컨트롤러", "뷰 컨트롤러"), ("ja", "コントローラー", "コントローラ"),
        ):  # fmt: skip
            with self.subTest(word=one):
                page = self.search(language)
                found = []
                for query in (one, other):
                    page.fill("#query", query)
                    found.append(set(self.all_results(page)))
                self.assertGreater(len(found[0]), 3)
                self.assertLessEqual(found[0], found[1])

    def test_where_nothing_is_found_no_list_looks_like_results(self) -> None:
        def check(language: str) -> None:
            page = self.search(language, "asdfghjkl")
            nothing = page.evaluate("lifelineIndex.words.nothing")
            self.assertEqual(nothing, page.text_content("#count"))
            # The list is there to go on with, and says that it has everything.
            heading = page.locator("#lists > h2")
            self.assertTrue(heading.is_visible())
            for query in ("push", ""):
                page.fill("#query", query)
                self.assertFalse(heading.is_visible(), query)

        self.in_each_language(check)

    def test_the_page_lists_what_the_index_has(self) -> None:
        page = self.search("en")
        listed = page.eval_on_selector_all("#lists li > a", "links => links.map(link => link.getAttribute('href'))")
        self.assertCountEqual(page.evaluate("lifelineIndex.entries.map(({ link }) => link)"), listed)
        self.assertIn(str(len(listed)), page.text_content("#count"))

    def test_a_slip_leads_to_the_callback_that_is_meant(self) -> None:
        page = self.search("en")
        page.fill("#query", "viewWillApear")
        self.assertEqual("viewWillAppear", self.results(page)[0])
        self.assertIn("viewWillApear", page.text_content("#count"))

    def test_a_result_says_what_kind_of_thing_it_is(self) -> None:
        def check(language: str) -> None:
            page = self.search(language)
            kinds = page.eval_on_selector_all("#lists h2", "headings => headings.map(heading => heading.firstChild.textContent.trim())")
            page.fill("#query", "viewDidAppear")
            found = self.results(page)
            told = page.locator("#results small").all_text_contents()
            self.assertEqual(len(found), len(told))
            self.assertLessEqual(set(told), set(kinds))
            self.assertGreater(len(set(told)), 3)

        self.in_each_language(check)

    def test_another_language_is_asked_the_same(self) -> None:
        page = self.search("en", "viewDidAppear")
        page.locator(".languages a[hreflang=ja]").click()
        page.wait_for_url("**/ja/search.html?q=viewDidAppear")
        self.assertEqual("viewDidAppear", self.results(page)[0])
