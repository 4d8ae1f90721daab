/// The phrases in Japanese: labels are nouns, sentences end in です or ます. Colons and brackets are those of ASCII, as
/// the drawings set them between phrases; words like コントローラ and トリガ do without the last long vowel.
///
/// | English | Japanese |
/// | --- | --- |
/// | appearance state; appeared, disappeared | 表示状態; 表示中, 非表示 |
/// | transition; between screens, of a state machine | 遷移; 画面遷移, 状態遷移 |
/// | state machine, trigger | ステートマシン, トリガ |
/// | incoming, outgoing | 遷移先, 遷移元 |
/// | step, row, sequence table | ステップ, 行, シーケンス表 |
/// | call, callback, lifeline | 呼び出し, コールバック, ライフライン |
/// | log, source, release | ログ, 出典, バージョン |
/// | disputed | 食い違い |
/// | view controller, container, delegate | ビューコントローラ, コンテナ, デリゲート |
/// | navigation, tab bar, split view | ナビゲーション, タブバー, スプリットビュー |
/// | window, scene, window scene | ウィンドウ, シーン, ウィンドウシーン |
/// | present, dismiss, modal, sheet | 表示, 閉じる, モーダル, シート |
/// | push, pop, swipe back, cancel | プッシュ, ポップ, スワイプバック, キャンセル |
/// | foreground, background | フォアグラウンド, バックグラウンド |
/// | (not) running, (in)active, suspended | 実行中, 未起動, アクティブ, 非アクティブ, サスペンド中 |
/// | launch, terminate | アプリの起動, アプリの終了 |
extension DiagramPhrase {
  /// The phrases in Japanese.
  static let japanese: [DiagramPhrase: String] = japaneseDrawings.merging(japaneseHeadings) { drawing, _ in drawing }

  /// What stands in the drawings, above them and below them.
  private static let japaneseDrawings: [DiagramPhrase: String] = [
    // State diagrams.
    .start: "開始",
    .end: "終了",
    .initialState: "初期状態",
    .appearancePathTitle: "{1}: 表示状態の遷移経路",
    .appearancePathSummary: "ビューコントローラの表示状態と、{1}がたどる遷移を示します。番号はシーケンス表の行番号です。",
    .appearancePathSilent: "{1}ではコールバックが呼び出されず、状態も変わりません。",
    .appPathTitle: "アプリ: 状態の遷移経路",
    .appPathSummary: "アプリの状態と、アプリがたどる遷移を示します。番号はシーケンス表の行番号です。",
    .scenePathTitle: "{1}: シーンの状態の遷移経路",
    .scenePathSummary: "ウィンドウシーンの状態と、{1}のシーンがたどる遷移を示します。番号はシーケンス表の行番号です。",

    // The machines.
    .viewControllerTitle: "ビューコントローラの表示状態",
    .viewControllerSummary: "ビューコントローラのビューが取る5つの状態と、状態が移るときに呼び出されるコールバックを示します。",
    .appTitle: "アプリの状態",
    .appSummary: "フォアグラウンドとバックグラウンドを含むアプリの5つの状態と、状態遷移のトリガを示します。",
    .sceneTitle: "ウィンドウシーンの状態",
    .sceneSummary: "iOS 13以降のウィンドウシーンの状態と、状態が移るときのデリゲートの呼び出しを示します。",
    .notLoaded: "未ロード",
    .disappeared: "非表示",
    .appearing: "表示へ移行中",
    .appeared: "表示中",
    .disappearing: "非表示へ移行中",
    .foreground: "フォアグラウンド",
    .background: "バックグラウンド",
    .notRunning: "未起動",
    .inactive: "非アクティブ",
    .active: "アクティブ",
    .running: "実行中",
    .suspended: "サスペンド中",
    .unattached: "未接続",
    .launch: "アプリの起動",
    .launchIntoBackground: "バックグラウンドで起動",
    .becomeActive: "アクティブ化",
    .resignActive: "非アクティブ化",
    .enterBackground: "バックグラウンドへ移行",
    .enterForeground: "フォアグラウンドへ移行",
    .noWorkLeft: "残りの処理なし",
    .wokenByEvent: "イベントによる復帰",
    .terminate: "アプリの終了",
    .timeOut: "タイムアウト",
    .memoryReclaim: "メモリの回収",

    // Sequence diagrams.
    .sequenceTitle: "{1}: 呼び出しの対象と順序",
    .sequenceSummary:
      "左から右へ{1}本のライフラインを、上から下へ{3}ステップにわたる{2}個の呼び出しを示します。ライフライン上のバーは、ビューの表示または非表示への遷移が進行中であることを表します。",
    .nothingCalled: "呼び出しなし",
    .stillDecided: "ジェスチャ進行中",
    .turnedBack: "途中で引き返し",
    .finished: "完了",
    .notFinished: "未完了",
    .documented: "ドキュメント",
    .inferred: "推論",
    .observed: "観測",

    // Hierarchies.
    .hierarchyTitle: "{1}: ウィンドウ内のビューコントローラ階層",
    .hierarchySummary:
      "ウィンドウ内のビューコントローラのツリーを、最初のステップの前と各ステップの後について{1}枚の図で示します。ビューが画面上にあるコントローラの枠は実線、それ以外の枠は破線です。",
    .beforeFirstStep: "最初のステップの前",
    .nothingInWindow: "ウィンドウは空",
    .unchanged: "変化なし",
    .gone: "除去: {1}",
    .goneHeading: "除去",
    .added: "追加",
    .shown: "画面上へ",
    .hidden: "画面外へ",
    .onScreen: "画面上",
    .offScreen: "画面外",
    .window: "ウィンドウ",
    .viewOnly: "ビューのみ追加",
    .presents: "{1}で表示",
    .viewController: "ビューコントローラ",
    .hostingController: "ホスティングコントローラ",
    .navigationController: "ナビゲーションコントローラ",
    .tabBarController: "タブバーコントローラ",
    .pageViewController: "ページビューコントローラ",
    .splitViewController: "スプリットビューコントローラ",
    .searchController: "検索コントローラ",
    .container: "コンテナ",

    // Orders.
    .orderTitle: "{1}、{2}: ログ間で一致する順序",
    .orderSummary:
      "{1}個の呼び出しを示します。矢印は先の呼び出しから後の呼び出しへ向かい、その順序はすべてのログで共通です。ほかの矢印から導ける順序には矢印を引きません。破線は、ログによって順序が食い違う{2}組を結びます。",
    .incoming: "遷移先",
    .outgoing: "遷移元",
    .completion: "完了クロージャ",
    .disputed: "出典{2}件中{1}件",
    .allReleases: "バージョン不明",
    .everyRelease: "全バージョン",

    // Kinds of transitions.
    .launchTitle: "アプリの起動",
    .push: "プッシュ",
    .pop: "ポップ",
    .popToRoot: "ルートへのポップ",
    .interactivePop: "スワイプバック",
    .cancelledPop: "スワイプバックのキャンセル",
    .setStack: "ナビゲーションスタックの入れ替え",
    .presentFullScreen: "フルスクリーンモーダルの表示",
    .dismissFullScreen: "フルスクリーンモーダルを閉じる",
    .presentSheet: "シートの表示",
    .dismissSheet: "シートを閉じる",
    .interactiveDismissSheet: "ドラッグでシートを閉じる",
    .cancelledDismissSheet: "ドラッグでシートを閉じる操作のキャンセル",
    .presentOverFullScreen: "overFullScreenモーダルの表示",
    .dismissOverFullScreen: "overFullScreenモーダルを閉じる",
    .tabFirst: "タブの初回表示",
    .tabAgain: "タブの再表示",
    .pageScroll: "ページスクロール",
    .cancelledPageScroll: "ページスクロールのキャンセル",
    .pageCurl: "ページカール",
    .cancelledPageCurl: "ページカールのキャンセル",
    .peekPress: "Peekの押し込み",
    .peekPreview: "Peekのプレビュー",
    .peekRelease: "Peek中に指を離す操作",
    .peekCommit: "Peekのコミット",
    .cancelledPush: "ジェスチャによるプッシュのキャンセル",
    .presentInContext: "コンテキスト内のモーダルの表示",
    .dismissInContext: "コンテキスト内のモーダルを閉じる",
    .newRoot: "新しいルート",
    .addedChild: "子の追加",
    .addedView: "コントローラなしのビューの追加",
    .childTransition: "子の間の遷移",
    .unwind: "アンワインド",
    .terminateTitle: "アプリの終了",
    .withoutAnimation: "{1} (アニメーションなし)",

    // Comparisons and the map.
    .comparisonTitle: "{1}: 同じ時間軸で見た画面遷移",
    .comparisonSummary:
      "{1}個の画面遷移を並べて示します。時間は上から下へ進みます。線は同じ呼び出しを結びます。そのうち{2}本は、隣り合う2つの遷移で呼び出しの順序が異なるため、ほかの線と交差します。",
    .outOfOrder: "順序が異なる",
    .time: "時間",
    .mapTitle: "シナリオごとにたどる状態遷移",
    .mapSummary:
      "{1}個のシナリオと、ステートマシンの{2}個の遷移を示します。点はシナリオがその遷移をたどることを、数字はたどる回数を表します。",
  ]
}
