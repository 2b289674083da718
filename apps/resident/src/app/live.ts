/** Reads the live stream and tells whoever listens what has changed. Comes back by itself after a break. */
import { Refused } from "@stoep/contract/kernel";
import { useEffect } from "react";
import { freshToken } from "./access-token.ts";
import { requestHeaders } from "./api.ts";

/** Events within this time are heard as one; a little by chance, so that not all of a city asks at the same moment. */
const gatherMilliseconds = () => 50 + Math.random() * 150;
const longestPause = 30_000;

type Listener = (topic: string) => void;
const listeners = new Set<Listener>();
const waiting = new Set<string>();
let gathering: ReturnType<typeof setTimeout> | null = null;

/** `everything`: the line was broken, so anything may have changed. */
export const everything = "everything";

export function hear(topic: string): void {
  waiting.add(topic);
  if (gathering !== null) return;
  gathering = setTimeout(() => {
    gathering = null;
    const topics = [...waiting];
    waiting.clear();
    for (const one of topics) for (const listener of listeners) listener(one);
  }, gatherMilliseconds());
}

/** Calls back when something of these capabilities has changed. */
export function useLive(topics: readonly string[], onChange: () => void): void {
  useEffect(() => {
    const listener = (topic: string) => {
      if (topic === everything || topics.includes(topic)) onChange();
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  });
}

/** The topic of one block of the stream ("data: {…}"); null for comments and blocks without data. */
export function topicOf(block: string): string | null {
  const text = block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trim())
    .join("\n");
  if (text === "") return null;
  const event: { topic?: string } = JSON.parse(text);
  return event.topic ?? null;
}

async function readStream(signal: AbortSignal, onOpen: () => void): Promise<void> {
  const headers = { accept: "text/event-stream", ...requestHeaders(await freshToken()) };
  const answer = await fetch("/api/live", { headers, signal, credentials: "same-origin" });
  if (!answer.ok || !answer.body) throw new Refused({ code: "unavailable", fields: {}, requestId: "" });
  onOpen();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + part.value).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? "";
    for (const topic of blocks.map(topicOf)) if (topic) hear(topic);
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

/** Listens until the function returned is called. */
export function listen(): () => void {
  const stop = new AbortController();
  let failures = 0;
  let hasBroken = false;
  const onOpen = () => {
    if (hasBroken) hear(everything);
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
