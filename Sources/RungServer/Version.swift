/// The version of Rung this program was built as.
public let rungVersion = "0.1.0"
