import { afterEach, expect, test, vi } from "vitest";
import { startWork } from "./start-work.ts";
import { answerWork } from "./worker-side.ts";

function* countTo(most: number): Generator<number, string> {
  for (let at = 1; at <= most; at++) yield at;
  return `counted to ${most}`;
}

/** A worker as the page sees it. */
class FakeWorker extends EventTarget implements Worker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onmessageerror = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  postMessage = vi.fn();
  terminate = vi.fn();
}

function begin(openWorker: () => Worker, most = 3) {
  const told: number[] = [];
  let stop = () => {};
  const done = new Promise<string>((onDone) => {
    stop = startWork({ openWorker, steps: countTo }, most, { onProgress: (at) => told.push(at), onDone });
  });
  return { done, told, stop };
}
const noWorker = () => {
  throw new Error("not allowed");
};

afterEach(() => vi.unstubAllGlobals());

test("a worker gets the input, tells how far it is, and ends with its result", async () => {
  const worker = new FakeWorker();
  const { done, told } = begin(() => worker);
  expect(worker.postMessage).toHaveBeenCalledWith(3);
  worker.onmessage?.(new MessageEvent("message", { data: { progress: 2 } }));
  worker.onmessage?.(new MessageEvent("message", { data: { result: "counted" } }));
  expect(await done).toBe("counted");
  expect(told).toEqual([2]);
  expect(worker.terminate).toHaveBeenCalled();
});

test.each(["a browser without workers", "a worker that cannot be loaded"])(
  "%s: the page works itself",
  async (which) => {
    const worker = new FakeWorker();
    const { done } = begin(which.startsWith("a browser") ? noWorker : () => worker);
    worker.onerror?.(new ErrorEvent("error"));
    expect(await done).toBe("counted to 3");
  },
);

test("what is stopped ends, in a worker and on the page", () => {
  const worker = new FakeWorker();
  begin(() => worker).stop();
  expect(worker.terminate).toHaveBeenCalled();
  vi.useFakeTimers();
  const { told, stop } = begin(noWorker);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(told).toEqual([]);
});

test("a worker answers with progress now and then, and with its result last", () => {
  const posted: object[] = [];
  const self: { onmessage?: (event: { data: number }) => void; postMessage: (note: object) => void } = {
    postMessage: (note) => posted.push(note),
  };
  vi.stubGlobal("self", self);
  answerWork(countTo);
  self.onmessage?.({ data: 1000 });
  expect(posted[0]).toEqual({ progress: 1 });
  expect(posted.at(-1)).toEqual({ result: "counted to 1000" });
  expect(posted.length).toBeLessThan(1000);
});
