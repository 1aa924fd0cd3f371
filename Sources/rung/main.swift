print("rung")
