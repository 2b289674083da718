/** Reads the live stream, and reconnects after a failure. */
import { Refused } from "@stoep/contract/kernel";
import { requestHeaders } from "../api/index.ts";
import { freshToken } from "../token/index.ts";
import { topicOf } from "./topics.ts";

const longestPause = 30_000;

export interface LiveHandlers {
  /** Called when something of this capability has changed. */
  topic: (topic: string) => void;
  /** The stream was reconnected: anything may have changed. The server also ends a stream when rights change. */
  back: () => void;
  /** Access was revoked or changed: the session must be read again. */
  refused?: () => Promise<void>;
}

async function readStream(signal: AbortSignal, heard: LiveHandlers, onOpen: () => void): Promise<void> {
  const headers = { accept: "text/event-stream", ...requestHeaders(await tokenOrReport(heard)) };
  const response = await fetch("/api/live", { headers, signal, credentials: "same-origin" });
  if (response.status === 401 || response.status === 403) await heard.refused?.();
  if (!response.ok || !response.body) throw new Refused({ code: "unavailable", fields: {}, requestId: "" });
  onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + part.value).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? "";
    for (const topic of blocks.map(topicOf)) if (topic) heard.topic(topic);
  }
}

/** With only the stream open, nothing else notices that the session has ended. */
async function tokenOrReport({ refused }: LiveHandlers): Promise<string | null> {
  try {
    return await freshToken();
  } catch (error) {
    if (error instanceof Refused && error.code === "sign_in_required") await refused?.();
    throw error;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", go);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    signal.addEventListener("abort", go);
    window.addEventListener("online", go);
  });
}

/** Starts listening. Returns the function that stops it. */
export function listen(heard: LiveHandlers): () => void {
  const stop = new AbortController();
  let failures = 0;
  let hasBroken = false;
  const onOpen = () => {
    if (hasBroken) heard.back();
    hasBroken = false;
    failures = 0;
  };
  const keepListening = async () => {
    while (!stop.signal.aborted) {
      await readStream(stop.signal, heard, onOpen).catch(() => {
        failures += 1;
      });
      hasBroken = true;
      const wait = Math.min(longestPause, 500 * 2 ** failures) * (0.5 + Math.random() / 2);
      if (!stop.signal.aborted) await pause(wait, stop.signal);
    }
  };
  void keepListening();
  return () => stop.abort();
}
