// @vitest-environment jsdom
import { aReadPost, fakeServer } from "@stoep/client/testing";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openReader } from "../testing/open-reader.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { ReaderFrame } from "./reader-frame.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const subject = { kind: "message" as const, post: aReadPost(), place: "page" as const };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("a page that does not answer is said to have failed and can be tried again; one that answers late is shown", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date", "setTimeout", "clearTimeout"] });
  fakeServer({});
  await showScreen(() => <ReaderFrame subject={subject} language="en" title="The message" waiting={<p>Waiting</p>} />);
  const frame = screen.getByTitle("The message");
  expect(screen.getByText("Waiting")).toBeVisible();
  await pass(20_000);
  expect(screen.getByText("This could not be loaded")).toBeVisible();
  expect(screen.queryByText("Waiting")).toBeNull();
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(screen.getByTitle("The message")).not.toBe(frame);
  expect(screen.queryByText("This could not be loaded")).toBeNull();
  await pass(20_000);
  const shown = openReader(document.body);
  expect(shown().subject).toEqual(subject);
  expect(screen.queryByText("This could not be loaded")).toBeNull();
});
