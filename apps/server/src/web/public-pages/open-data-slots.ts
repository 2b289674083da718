/** Files of open data are made while they are sent, and guests have no limit of requests: a process makes few at the same time. */
import { Readable } from "node:stream";
import { minuteMs } from "@stoep/contract/kernel";

export const makingMax = 2;
const making = new Set<Readable>();
/** So that readers who hardly read keep no other waiting for longer. */
const longestMs = 10 * minuteMs;
/** Who takes nothing for that long has gone, or waits on purpose. */
const idleMs = minuteMs / 3;

export const isFull = (): boolean => making.size >= makingMax;

/** The text, which takes one of the places until it was read, or its reader stopped to. */
export function madeOf(parts: AsyncIterable<string>, { idle = idleMs }: { idle?: number } = {}): Readable {
  const stop = () => text.destroy(new Error("open data was not read in time"));
  const text = Readable.from(watched(parts, stop, idle));
  making.add(text);
  const end = setTimeout(stop, longestMs).unref();
  text.once("close", () => {
    clearTimeout(end);
    making.delete(text);
  });
  return text;
}

/** The time that a part takes to be made is not the reader's. */
async function* watched(parts: AsyncIterable<string>, stop: () => void, idle: number): AsyncGenerator<string> {
  for await (const part of parts) {
    const timer = setTimeout(stop, idle).unref();
    try {
      yield part;
    } finally {
      clearTimeout(timer);
    }
  }
}
