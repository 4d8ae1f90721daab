// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the tasks' code uses of Media Player, as its headers declare it for Swift.
import Foundation

public enum MPRemoteCommandHandlerStatus: Sendable { case success, commandFailed }
public class MPRemoteCommandEvent {}
public class MPRemoteCommand {
  public func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { handler }
  public func removeTarget(_ target: Any?) {}
}
public class MPRemoteCommandCenter {
  public static func shared() -> MPRemoteCommandCenter { MPRemoteCommandCenter() }
  public let playCommand = MPRemoteCommand()
}
