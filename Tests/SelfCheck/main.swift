import VectorCases

selfCheck()
