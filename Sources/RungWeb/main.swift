// The page never runs `main`; what it calls is exported in Exports.swift.
