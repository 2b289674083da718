import { startWork } from "@stoep/client/work";
import { type RefusalCode, Refused } from "@stoep/contract/kernel";
import { useEffect, useRef, useState } from "react";
import { type Recount, type RecountInput, recounting } from "./recount.ts";

const openWorker = () => new Worker(new URL("./recount-worker.ts", import.meta.url), { type: "module" });

/** Why the file cannot be had. `offline`: the device has no connection. */
export type FetchFailure = RefusalCode | "offline";

export type RecountState =
  | { phase: "none" }
  | { phase: "stopped" }
  | { phase: "fetching" }
  /** A file of one's own. */
  | { phase: "reading" }
  /** `share`: from 0 to 1. */
  | { phase: "counting"; share: number }
  | { phase: "done"; recount: Recount }
  | { phase: "failed"; code: FetchFailure };

type Fetched = { fetchFile: (signal: AbortSignal) => Promise<Blob>; input: Omit<RecountInput, "file"> };

/** Fetches the file, or reads one that is given, and counts it beside the page, one count at a time; it ends with the screen. */
export function useRecount({ fetchFile, input }: Fetched) {
  const [state, setState] = useState<RecountState>({ phase: "none" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (own?: Blob) => {
    running.current?.abort();
    const aborter = new AbortController();
    running.current = aborter;
    const { signal } = aborter;
    setState({ phase: own ? "reading" : "fetching" });
    try {
      const file = await (own ?? (await fetchFile(signal))).text();
      if (signal.aborted) return;
      setState({ phase: "counting", share: 0 });
      const end = startWork(
        { openWorker, steps: recounting },
        { ...input, file },
        {
          onProgress: (share) => setState({ phase: "counting", share }),
          onDone: (recount) => setState({ phase: "done", recount }),
        },
      );
      signal.addEventListener("abort", end);
    } catch (error) {
      if (!signal.aborted) setState({ phase: "failed", code: fetchFailureOf(error) });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState({ phase: "stopped" });
  };
  return { state, start: (own?: Blob) => void start(own), stop };
}

export function fetchFailureOf(error: unknown): FetchFailure {
  if (!(error instanceof Refused)) return "unexpected";
  return error.code === "unavailable" && !navigator.onLine ? "offline" : error.code;
}
