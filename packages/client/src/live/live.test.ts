import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropToken, identifyApp, keepToken } from "../token/index.ts";
import { collectTopics, listen, topicOf } from "./index.ts";

beforeEach(() => {
  identifyApp({ clientId: "dashboard", recordKey: "stoep.session" });
  keepToken({ access_token: "t", expires_in: 600, userId: "els" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function streamOf(...parts: string[]): Response {
  const bytes = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(bytes.encode(part));
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

test.each([
  ['data: {"topic":"publishing"}', "publishing"],
  ['id: 7\nevent: message\ndata: {"topic":"feed","subjectId":"x"}', "feed"],
  [": still here", null],
  ["", null],
])("the block %j is about %j", (block, topic) => expect(topicOf(block)).toBe(topic));

test("changes in the stream are reported, however it is split into chunks", async () => {
  vi.stubGlobal("fetch", async () =>
    streamOf('data: {"topic":"publ', 'ishing"}\n\n: beat\n\ndata: {"topic":"conversations"}\n\n'),
  );
  const topics: string[] = [];
  const stop = listen({ topic: (topic) => topics.push(topic), back: () => {} });
  await vi.waitFor(() => expect(topics).toEqual(["publishing", "conversations"]));
  stop();
});

test("changes close together are passed on once", () => {
  vi.useFakeTimers();
  const onTopics = vi.fn();
  const hear = collectTopics(onTopics);
  for (const topic of ["publishing", "publishing", "conversations"]) hear(topic);
  vi.advanceTimersByTime(200);
  expect(onTopics.mock.calls).toEqual([[["publishing", "conversations"]]]);
  hear("publishing");
  vi.advanceTimersByTime(200);
  expect(onTopics).toHaveBeenCalledTimes(2);
});

test("after an interruption it reconnects, and reports it", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const answers = [() => Promise.reject(new TypeError("offline")), async () => streamOf()];
  vi.stubGlobal("fetch", () => (answers.shift() ?? (async () => streamOf()))());
  const back = vi.fn();
  const stop = listen({ topic: () => {}, back });
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce(), { timeout: 8000 });
  stop();
});

test("a refused stream is reported before it is retried", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 403 }));
  const refused = vi.fn(async () => {});
  const stop = listen({ topic: () => {}, back: () => {}, refused });
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
  stop();
});

test("a session that ended while only the stream was open is reported", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 401 }));
  dropToken();
  const refused = vi.fn(async () => {});
  const stop = listen({ topic: () => {}, back: () => {}, refused });
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
  stop();
});

test("no listener is left behind by a pause that has passed", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const waiting = new Set<unknown>();
  const { addEventListener, removeEventListener } = window;
  vi.spyOn(window, "addEventListener").mockImplementation((type: string, ...rest: unknown[]) => {
    if (type === "online") waiting.add(rest[0]);
    Reflect.apply(addEventListener, window, [type, ...rest]);
  });
  vi.spyOn(window, "removeEventListener").mockImplementation((type: string, ...rest: unknown[]) => {
    waiting.delete(rest[0]);
    Reflect.apply(removeEventListener, window, [type, ...rest]);
  });
  const answers = [() => Promise.reject(new TypeError("offline")), async () => streamOf()];
  vi.stubGlobal("fetch", () => (answers.shift() ?? (async () => streamOf()))());
  const back = vi.fn();
  const stop = listen({ topic: () => {}, back });
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce(), { timeout: 3000 });
  expect(waiting.size).toBe(0);
  stop();
});
