// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { keepToken } from "./access-token.ts";
import { listen, topicOf } from "./live.ts";
import { queryClient } from "./queries.ts";

afterEach(() => {
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

test("what the stream says has changed is asked for again, once for events close together", async () => {
  keepToken({ access_token: "t", expires_in: 600, userId: "els" });
  const invalidate = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
  vi.stubGlobal("fetch", async () =>
    streamOf(
      'data: {"topic":"publ',
      'ishing"}\n\n: beat\n\ndata: {"topic":"publishing"}\n\ndata: {"topic":"conversations"}\n\n',
    ),
  );
  const stop = listen();
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledTimes(2));
  expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([["publishing"], ["conversations"]]);
  stop();
});

test("after a break it comes back, and asks for everything again", async () => {
  keepToken({ access_token: "t", expires_in: 600, userId: "els" });
  vi.spyOn(Math, "random").mockReturnValue(0);
  const invalidate = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
  const answers = [() => Promise.reject(new TypeError("offline")), async () => streamOf()];
  vi.stubGlobal("fetch", () => (answers.shift() ?? (async () => streamOf()))());
  const stop = listen();
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith(), { timeout: 3000 });
  stop();
});
