internal import GraphvizShims

/// What a worker process does: it reads layout texts from standard input and writes their placements to standard output,
/// until the input ends.
///
/// Before each text it arms a deadline that ends the process: nothing else can stop libgvc. Who started the worker
/// takes its end for an answer.
public enum LayoutWorker {
  /// Serves until standard input ends. Nothing else may use standard input and output.
  public static func run() {
    gvs_deadline_prepare()
    guard send(WorkerMessage.greeting) else { return }
    var buffer = FrameBuffer()
    repeat {
      while let content = buffer.next() {
        guard let request = WorkerRequest(content: content) else { return }
        gvs_deadline_set(max(1, request.milliseconds))
        let answer = answer(to: request)
        gvs_deadline_set(0)
        guard send(answer) else { return }
      }
    } while !buffer.isForeign && buffer.receive(from: 0)
  }

  private static func answer(to request: WorkerRequest) -> WorkerMessage {
    do throws(GraphvizError) {
      return .placement(try Graphviz.placement(of: request.text, named: ""))
    } catch {
      switch error {
      case .layoutFailed(graph: _, let message): return .failure(message)
      case .pluginsNotConfigured(let message): return .noPlugins(message)
      default: return .failure("\(error)")
      }
    }
  }

  private static func send(_ message: WorkerMessage) -> Bool {
    let frame = message.frame
    return gvs_send(1, frame, frame.count) != 0
  }
}
