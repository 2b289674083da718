import type { WorkNote } from "./worker-side.ts";

/** A calculation in steps. Each step is short, tells how far it is, and must not throw. */
export interface Work<Input, Progress, Result> {
  /** Opens the worker, in which `answerWork` takes the same steps. */
  openWorker: () => Worker;
  steps: (input: Input) => Generator<Progress, Result>;
}

export interface WorkOptions<Progress, Result> {
  onProgress: (progress: Progress) => void;
  onDone: (result: Result) => void;
}

/** Works in a worker; where the browser has none, or cannot load it, in short turns on the page. Returns a function that stops it. */
export function startWork<Input, Progress, Result>(
  { openWorker, steps }: Work<Input, Progress, Result>,
  input: Input,
  options: WorkOptions<Progress, Result>,
): () => void {
  const worker = opened(openWorker);
  if (!worker) return workInTurns(steps(input), options);
  let stop = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<WorkNote<Progress, Result>>) => {
    if ("progress" in data) return options.onProgress(data.progress);
    worker.terminate();
    options.onDone(data.result);
  };
  worker.onerror = () => {
    worker.terminate();
    stop = workInTurns(steps(input), options);
  };
  worker.postMessage(input);
  return () => stop();
}

/** null where the browser has none, or does not let this page have one. */
function opened(openWorker: () => Worker): Worker | null {
  try {
    return openWorker();
  } catch {
    return null;
  }
}

/** Short enough that the page answers to a press between two turns. */
const turnMilliseconds = 12;

function workInTurns<Progress, Result>(
  steps: Generator<Progress, Result>,
  { onProgress, onDone }: WorkOptions<Progress, Result>,
): () => void {
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
