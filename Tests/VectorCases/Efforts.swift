import Training

/// UN16 and UN17 of the training vectors: which numbers are answers, and which word is nearest.
let effortCases: [VectorCase] = [
  VectorCase("UN16", expects: "none / none / none / none / none / none / none / none") {
    slashed([7, 8.5, 5, 0, 11, 10.0001, -8, .nan].map { text(Effort(code: $0)) })
  },
  VectorCase("UN16.codes", expects: "easy / solid / hard / allOut") {
    slashed([6, 8, 9, 10].map { text(Effort(code: $0)) })
  },
  VectorCase("UN17", expects: "easy / easy / easy / solid / hard / allOut / allOut / allOut") {
    slashed([-3, 5, 6.9, 7.1, 8.6, 9.6, 11, 1000].map { text(Effort.nearest(to: $0)) })
  },
  VectorCase("UN17.ties", expects: "easy / solid") {
    slashed([7, 8.5].map { text(Effort.nearest(to: $0)) })
  },
]
