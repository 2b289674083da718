/** Solves the one puzzle that it is sent, beside the page: typing never waits for it. */
import { solve, type WorkerNote } from "./solve.ts";

self.onmessage = ({ data }) => {
  const tell = (note: WorkerNote) => self.postMessage(note);
  tell({ proof: solve(data, (tried) => tell({ tried })) });
};
