import { defineRecurring } from "#kernel/jobs.ts";
import { hasAdjacency, updateAdjacency } from "./store/adjacency.ts";

/** For networks whose areas were loaded before adjacency was computed. */
const findAdjacency = defineRecurring({
  name: "neighbourhoods.findAdjacency",
  heartbeatSeconds: 30,
  every: { seconds: 3600, offsetSeconds: 1800, for: "each_network" },
  async run({ db }) {
    if (!(await hasAdjacency(db))) await updateAdjacency(db);
  },
});

export const jobs = [findAdjacency];
