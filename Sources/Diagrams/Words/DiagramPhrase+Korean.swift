/// The phrases in Korean: labels are nouns, sentences end in -다, and no gap is followed by a particle that hangs on
/// how its value is pronounced (은/는, 이/가, 을/를, 와/과, 으로).
///
/// | English | Korean |
/// | --- | --- |
/// | appearance state; appeared, disappeared | 표시 상태; 나타남, 사라짐 |
/// | transition; between screens, of a state machine | 전환; 화면 전환, 상태 전환 |
/// | state machine, trigger | 상태 머신, 트리거 |
/// | incoming, outgoing | 들어오는 화면, 나가는 화면 |
/// | step, row, sequence table | 단계, 행, 시퀀스 표 |
/// | call, callback, lifeline | 호출, 콜백, 생명선 |
/// | log, source, release | 로그, 출처, 버전 |
/// | disputed | 엇갈림 |
/// | view controller, container, delegate | 뷰 컨트롤러, 컨테이너, 델리게이트 |
/// | navigation, tab bar, split view | 내비게이션, 탭 바, 스플릿 뷰 |
/// | window, scene, window scene | 윈도우, 씬, 윈도우 씬 |
/// | present, dismiss, modal, sheet | 표시, 닫기, 모달, 시트 |
/// | push, pop, swipe back, cancel | 푸시, 팝, 스와이프로 뒤로 가기, 취소 |
/// | foreground, background | 포그라운드, 백그라운드 |
/// | (not) running, (in)active, suspended | 실행 중, 실행되지 않음, 활성, 비활성, 일시 중단 |
/// | launch, terminate | 앱 실행, 앱 종료 |
extension DiagramPhrase {
  /// The phrases in Korean.
  static let korean: [DiagramPhrase: String] = koreanDrawings.merging(koreanHeadings) { drawing, _ in drawing }

  /// What stands in the drawings, above them and below them.
  private static let koreanDrawings: [DiagramPhrase: String] = [
    // State diagrams.
    .start: "시작",
    .end: "끝",
    .initialState: "초기 상태",
    .appearancePathTitle: "{1}: 표시 상태의 전환 경로",
    .appearancePathSummary: "뷰 컨트롤러의 표시 상태와 {1}에서 일어나는 전환을 보여 준다. 번호는 시퀀스 표의 행 번호다.",
    .appearancePathSilent: "{1}에서는 아무 콜백도 호출되지 않으며 상태도 그대로다.",
    .appPathTitle: "앱: 상태 전환 경로",
    .appPathSummary: "앱의 상태와 앱이 거치는 전환을 보여 준다. 번호는 시퀀스 표의 행 번호다.",
    .scenePathTitle: "{1}: 씬의 상태 전환 경로",
    .scenePathSummary: "윈도우 씬의 상태와 {1}의 씬이 거치는 전환을 보여 준다. 번호는 시퀀스 표의 행 번호다.",

    // The machines.
    .viewControllerTitle: "뷰 컨트롤러의 표시 상태",
    .viewControllerSummary: "뷰 컨트롤러의 뷰가 가지는 다섯 가지 상태와, 상태가 바뀔 때 호출되는 콜백을 보여 준다.",
    .appTitle: "앱의 상태",
    .appSummary: "포그라운드와 백그라운드를 포함한 앱의 다섯 가지 상태와, 상태를 바꾸는 트리거를 보여 준다.",
    .sceneTitle: "윈도우 씬의 상태",
    .sceneSummary: "iOS 13부터 제공되는 윈도우 씬의 상태와, 상태가 바뀔 때의 델리게이트 호출을 보여 준다.",
    .notLoaded: "로드되지 않음",
    .disappeared: "사라짐",
    .appearing: "나타나는 중",
    .appeared: "나타남",
    .disappearing: "사라지는 중",
    .foreground: "포그라운드",
    .background: "백그라운드",
    .notRunning: "실행되지 않음",
    .inactive: "비활성",
    .active: "활성",
    .running: "실행 중",
    .suspended: "일시 중단",
    .unattached: "연결되지 않음",
    .launch: "앱 실행",
    .launchIntoBackground: "백그라운드에서 앱 실행",
    .becomeActive: "활성화",
    .resignActive: "비활성화",
    .enterBackground: "백그라운드 진입",
    .enterForeground: "포그라운드 진입",
    .noWorkLeft: "남은 작업 없음",
    .wokenByEvent: "이벤트로 깨어남",
    .terminate: "앱 종료",
    .timeOut: "시간 초과",
    .memoryReclaim: "메모리 회수",

    // Sequence diagrams.
    .sequenceTitle: "{1}: 호출 대상과 호출 순서",
    .sequenceSummary:
      "왼쪽에서 오른쪽으로 생명선 {1}개를, 위에서 아래로 {3}단계에 걸친 호출 {2}개를 보여 준다. 생명선 위의 막대는 뷰가 나타나거나 사라지는 전환이 진행 중임을 뜻한다.",
    .nothingCalled: "호출 없음",
    .stillDecided: "제스처 진행 중",
    .turnedBack: "도중에 되돌아감",
    .finished: "완료",
    .notFinished: "미완료",
    .documented: "문서",
    .inferred: "추론",
    .observed: "관찰",

    // Hierarchies.
    .hierarchyTitle: "{1}: 윈도우의 뷰 컨트롤러 계층",
    .hierarchySummary:
      "윈도우에 있는 뷰 컨트롤러 트리를 첫 단계 이전과 각 단계 이후의 그림 {1}개로 보여 준다. 뷰가 화면에 있는 컨트롤러의 테두리는 실선이고, 나머지는 점선이다.",
    .beforeFirstStep: "첫 단계 이전",
    .nothingInWindow: "윈도우가 비어 있음",
    .unchanged: "변화 없음",
    .gone: "제거됨: {1}",
    .goneHeading: "제거됨",
    .added: "추가됨",
    .shown: "화면에 나타남",
    .hidden: "화면에서 사라짐",
    .onScreen: "화면에 있음",
    .offScreen: "화면에 없음",
    .window: "윈도우",
    .viewOnly: "뷰만 추가",
    .presents: "{1} 방식으로 표시",
    .viewController: "뷰 컨트롤러",
    .hostingController: "호스팅 컨트롤러",
    .navigationController: "내비게이션 컨트롤러",
    .tabBarController: "탭 바 컨트롤러",
    .pageViewController: "페이지 뷰 컨트롤러",
    .splitViewController: "스플릿 뷰 컨트롤러",
    .searchController: "검색 컨트롤러",
    .container: "컨테이너",

    // Orders.
    .orderTitle: "{1}, {2}: 로그가 일치하는 순서",
    .orderSummary:
      "호출 {1}개를 보여 준다. 화살표는 앞선 호출에서 나중의 호출로 향하며, 이 순서는 모든 로그에서 같다. 다른 화살표로 알 수 있는 순서에는 화살표를 그리지 않는다. 점선은 로그마다 순서가 엇갈리는 호출 {2}쌍을 잇는다.",
    .incoming: "들어오는 화면",
    .outgoing: "나가는 화면",
    .completion: "완료 클로저",
    .disputed: "출처 {2}개 중 {1}개",
    .allReleases: "버전 미상",
    .everyRelease: "모든 버전",

    // Kinds of transitions.
    .launchTitle: "앱 실행",
    .push: "푸시",
    .pop: "팝",
    .popToRoot: "루트로 팝",
    .interactivePop: "스와이프로 뒤로 가기",
    .cancelledPop: "스와이프로 뒤로 가기 취소",
    .setStack: "내비게이션 스택 교체",
    .presentFullScreen: "전체 화면 모달 표시",
    .dismissFullScreen: "전체 화면 모달 닫기",
    .presentSheet: "시트 표시",
    .dismissSheet: "시트 닫기",
    .interactiveDismissSheet: "드래그로 시트 닫기",
    .cancelledDismissSheet: "드래그로 시트 닫기 취소",
    .presentOverFullScreen: "overFullScreen 모달 표시",
    .dismissOverFullScreen: "overFullScreen 모달 닫기",
    .tabFirst: "탭 첫 방문",
    .tabAgain: "탭 재방문",
    .pageScroll: "페이지 스크롤",
    .cancelledPageScroll: "페이지 스크롤 취소",
    .pageCurl: "페이지 컬",
    .cancelledPageCurl: "페이지 컬 취소",
    .peekPress: "Peek 누르기",
    .peekPreview: "Peek 미리보기",
    .peekRelease: "Peek 손 떼기",
    .peekCommit: "Peek 커밋",
    .cancelledPush: "제스처 푸시 취소",
    .presentInContext: "컨텍스트 안의 모달 표시",
    .dismissInContext: "컨텍스트 안의 모달 닫기",
    .newRoot: "새 루트",
    .addedChild: "자식 추가",
    .addedView: "컨트롤러 없이 뷰만 추가",
    .childTransition: "자식 사이의 전환",
    .unwind: "언와인드",
    .terminateTitle: "앱 종료",
    .withoutAnimation: "{1} (애니메이션 없음)",

    // Comparisons and the map.
    .comparisonTitle: "{1}: 하나의 시간 축에서 본 화면 전환",
    .comparisonSummary:
      "화면 전환 {1}개를 나란히 놓았으며 시간은 위에서 아래로 흐른다. 선은 같은 호출을 잇는다. 그중 {2}개는 이웃한 두 전환에서 호출 순서가 달라 다른 선과 교차한다.",
    .outOfOrder: "순서가 다름",
    .time: "시간",
    .mapTitle: "시나리오별로 거치는 상태 전환",
    .mapSummary:
      "시나리오 {1}개와 상태 머신의 전환 {2}개를 보여 준다. 점은 시나리오가 그 전환을 거친다는 뜻이고, 숫자는 거치는 횟수다.",
  ]
}
