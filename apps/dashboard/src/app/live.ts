/** Reads the live stream and refetches what it says has changed. Comes back by itself after a break. */
import { Refused } from "@stoep/contract/kernel";
import { freshToken } from "./access-token.ts";
import { requestHeaders } from "./api.ts";
import { queryClient } from "./queries.ts";
import { loadSession } from "./session-store.ts";

/** Events within this time are answered by one refetch. */
const gatherMilliseconds = 250;
const longestPause = 30_000;

const waiting = new Set<string>();

function refetch(topic: string): void {
  waiting.add(topic);
  if (waiting.size > 1) return;
  setTimeout(() => {
    for (const one of waiting) void queryClient.invalidateQueries({ queryKey: [one] });
    if (waiting.has("accounts")) void loadSession();
    waiting.clear();
  }, gatherMilliseconds);
}

/** The topic of one block of the stream ("data: {…}"); null for comments and blocks without data. */
export function topicOf(block: string): string | null {
  const data = block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trim())
    .join("\n");
  if (data === "") return null;
  const event: { topic?: string } = JSON.parse(data);
  return event.topic ?? null;
}

async function readStream(signal: AbortSignal, onOpen: () => void): Promise<void> {
  const headers = { accept: "text/event-stream", ...requestHeaders(await freshToken()) };
  const answer = await fetch("/api/live", { headers, signal, credentials: "same-origin" });
  // Access was taken away or has changed: the session itself tells what is left of it.
  if (answer.status === 401 || answer.status === 403) await loadSession();
  if (!answer.ok || !answer.body) throw new Refused({ code: "unavailable", fields: {}, requestId: "" });
  onOpen();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + part.value).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? "";
    for (const topic of blocks.map(topicOf)) if (topic) refetch(topic);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", go, { once: true });
    window.addEventListener("online", go, { once: true });
  });
}

/** Listens until the function returned is called. After a break everything is asked for again: who one is, and what is on screen. */
export function listen(): () => void {
  const stop = new AbortController();
  let failures = 0;
  let hasBroken = false;
  const onOpen = () => {
    if (hasBroken) {
      void queryClient.invalidateQueries();
      // The server ends a stream when rights change: they may be others now.
      void loadSession();
    }
    hasBroken = false;
    failures = 0;
  };
  const keepListening = async () => {
    while (!stop.signal.aborted) {
      await readStream(stop.signal, onOpen).catch(() => {
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
