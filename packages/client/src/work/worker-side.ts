/** What a worker tells the page. */
export type WorkNote<Progress, Result> = { progress: Progress } | { result: Result };

/** More often, nobody would see a difference. */
const pauseMilliseconds = 50;

/** Within a worker: does the one piece of work that it is sent, and tells how far it is. */
export function answerWork<Input, Progress, Result>(steps: (input: Input) => Generator<Progress, Result>): void {
  self.onmessage = ({ data }: MessageEvent<Input>) => {
    const tell = (note: WorkNote<Progress, Result>) => self.postMessage(note);
    const work = steps(data);
    let told = Number.NEGATIVE_INFINITY;
    for (;;) {
      const step = work.next();
      if (step.done) return tell({ result: step.value });
      const now = performance.now();
      if (now - told < pauseMilliseconds) continue;
      told = now;
      tell({ progress: step.value });
    }
  };
}
