goThroughSmallWorlds()
