// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { afterPress, startPresses } from "./index.ts";

beforeAll(startPresses);
beforeEach(() => {
  document.body.innerHTML = "<a href='#there'><b>There</b></a>";
});

const link = () => document.querySelector("a") as HTMLElement;
const press = (follow: () => unknown) => {
  const listen = () => afterPress(follow);
  link().addEventListener("click", listen, { once: true });
  link().querySelector("b")?.click();
};

test("a pressed element is marked before anything else happens, and until its action is done", async () => {
  let arrive = () => {};
  const follow = vi.fn(
    () =>
      new Promise<void>((done) => {
        arrive = done;
      }),
  );
  press(follow);
  expect(follow).not.toHaveBeenCalled();
  expect(link().dataset.pending).toBe("");
  await vi.waitFor(() => expect(follow).toHaveBeenCalledOnce());
  expect(link().dataset.pending).toBe("");
  arrive();
  await vi.waitFor(() => expect(link().dataset.pending).toBeUndefined());
});

test("a double press acts once", async () => {
  const follow = vi.fn();
  press(follow);
  press(follow);
  await vi.waitFor(() => expect(link().dataset.pending).toBeUndefined());
  expect(follow).toHaveBeenCalledOnce();
});

test("an action without a press happens immediately", () => {
  const follow = vi.fn();
  afterPress(follow);
  expect(follow).toHaveBeenCalledOnce();
});

test("the mark disappears when the action fails", async () => {
  const failures: unknown[] = [];
  const note = (reason: unknown) => failures.push(reason);
  process.once("unhandledRejection", note);
  press(() => Promise.reject(new Error("gone")));
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  expect(link().dataset.pending).toBeUndefined();
});
