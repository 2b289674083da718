/** Counts the one trial that it is sent, beside the page. */
import { countingTrial, type DistrictTrial, type TrialInput, type TrialProgress } from "./trial-count.ts";

export type TrialNote = { progress: TrialProgress } | { trials: DistrictTrial[] };

self.onmessage = ({ data }: MessageEvent<TrialInput>) => {
  const post = (note: TrialNote) => self.postMessage(note);
  const steps = countingTrial(data);
  let last = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return post({ trials: step.value });
    if (step.value.district === last) continue;
    last = step.value.district;
    post({ progress: step.value });
  }
};
