// @vitest-environment jsdom
import { keepToken } from "@stoep/client/token";
import { afterEach, expect, test, vi } from "vitest";
import { listen } from "./live.ts";
import { queryClient } from "./queries.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function streamOf(text: string): Response {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

test("what the stream reports as changed is fetched again", async () => {
  keepToken({ access_token: "t", expires_in: 600, userId: "els" });
  const invalidate = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
  vi.stubGlobal("fetch", async () => streamOf('data: {"topic":"publishing"}\n\ndata: {"topic":"feed"}\n\n'));
  const stop = listen();
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledTimes(2));
  expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([["publishing"], ["feed"]]);
  stop();
});

test("after an interruption everything is fetched again", async () => {
  keepToken({ access_token: "t", expires_in: 600, userId: "els" });
  vi.spyOn(Math, "random").mockReturnValue(0);
  const invalidate = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
  const answers = [() => Promise.reject(new TypeError("offline"))];
  vi.stubGlobal("fetch", () => (answers.shift() ?? (async () => streamOf("")))());
  const stop = listen();
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith(), { timeout: 8000 });
  stop();
});
