public import ArgumentParser
public import Diagnostics

extension DiagnosticFormat: ExpressibleByArgument {}
