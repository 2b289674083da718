import { defineRecurring } from "#kernel/jobs.ts";
import { knowsAdjacency, saveAdjacency } from "./store/adjacency.ts";

/** For networks whose areas were loaded before anybody asked which lie beside each other. */
const findAdjacency = defineRecurring({
  name: "neighbourhoods.findAdjacency",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1800, for: "each_network" },
  async run({ db }) {
    if (!(await knowsAdjacency(db))) await saveAdjacency(db);
  },
});

export const jobs = [findAdjacency];
