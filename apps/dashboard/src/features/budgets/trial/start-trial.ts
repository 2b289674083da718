import { startWork, type WorkOptions } from "@stoep/client/work";
import { countingTrial, type DistrictTrial, type TrialInput, type TrialProgress } from "./trial-count.ts";

const openWorker = () => new Worker(new URL("./trial-worker.ts", import.meta.url), { type: "module" });

/** Counts beside the page. Returns a function that stops it. */
export const startTrial = (input: TrialInput, options: WorkOptions<TrialProgress, DistrictTrial[]>): (() => void) =>
  startWork({ openWorker, steps: countingTrial }, input, options);
