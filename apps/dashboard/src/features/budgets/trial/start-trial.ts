import { countingTrial, type DistrictTrial, type TrialInput, type TrialProgress } from "./trial-count.ts";
import type { TrialNote } from "./trial-worker.ts";

type Options = { onProgress: (progress: TrialProgress) => void; onDone: (trials: DistrictTrial[]) => void };

/** Counts in a worker; where the browser has none, or cannot load it, in short turns on the page. Returns a function that stops it. */
export function startTrial(input: TrialInput, options: Options): () => void {
  const worker = openWorker();
  if (!worker) return countInTurns(input, options);
  let stop = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<TrialNote>) => {
    if ("progress" in data) return options.onProgress(data.progress);
    worker.terminate();
    options.onDone(data.trials);
  };
  worker.onerror = () => {
    worker.terminate();
    stop = countInTurns(input, options);
  };
  worker.postMessage(input);
  return () => stop();
}

/** null where the browser has none, or does not let this page have one. */
function openWorker(): Worker | null {
  try {
    return new Worker(new URL("./trial-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

/** Short enough that the page answers to a press between two turns. */
const turnMilliseconds = 12;

function countInTurns(input: TrialInput, { onProgress, onDone }: Options): () => void {
  const steps = countingTrial(input);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    const end = performance.now() + turnMilliseconds;
    let step = steps.next();
    while (!step.done && performance.now() < end) step = steps.next();
    if (step.done) return onDone(step.value);
    onProgress(step.value);
    timer = setTimeout(turn);
  };
  timer = setTimeout(turn);
  return () => clearTimeout(timer);
}
