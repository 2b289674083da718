import type { ComputedProof, ComputedProofPuzzle } from "@stoep/contract/kernel";
import type { WorkerNote } from "./solve.ts";

/** `proof` resolves to null when this browser cannot compute it. */
export interface StartedProof {
  proof: Promise<ComputedProof | null>;
  stop(): void;
}

/** Computes in a worker. `onShare` gets the part of the numbers that was tried, from 0 to 1. */
export function startProof(puzzle: ComputedProofPuzzle, onShare: (share: number) => void): StartedProof {
  const { promise: proof, resolve } = withResolvers<ComputedProof | null>();
  const worker = openWorker();
  if (!worker) {
    resolve(null);
    return { proof, stop: () => {} };
  }
  const end = (result: ComputedProof | null) => {
    worker.terminate();
    resolve(result);
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerNote>) =>
    "proof" in data ? end(data.proof) : onShare(data.tried / puzzle.numbers);
  worker.onerror = () => end(null);
  worker.postMessage(puzzle);
  return { proof, stop: () => end(null) };
}

/** null where the browser has none, or does not let this page have one. */
function openWorker(): Worker | null {
  try {
    return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}

/** As `Promise.withResolvers`, which phones have had for two years only. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
