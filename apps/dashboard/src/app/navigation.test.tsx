// @vitest-environment jsdom

import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { browserHistory } from "./browser-history.ts";
import { AppLink, showAddress, useFilters } from "./navigation.tsx";
import { showScreen } from "./testing/show-screen.tsx";

async function showLink() {
  const preload = vi.fn(async () => {});
  const also = [{ path: "/other", screen: Object.assign(() => <p>Other</p>, { preload }) }];
  await showScreen(() => <AppLink href="/other">Other screen</AppLink>, { also });
  const link = await screen.findByRole("link", { name: "Other screen" });
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  return { link, preload };
}
afterEach(() => void vi.useRealTimers());

test("a link that the pointer rests on loads the code of its screen", async () => {
  const { link, preload } = await showLink();
  fireEvent.pointerEnter(link);
  expect(preload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(preload).toHaveBeenCalled();
});

test("a pointer that only passes by loads nothing ahead, and neither does a press, which asks for the code itself", async () => {
  const { link, preload } = await showLink();
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  fireEvent.pointerEnter(link);
  fireEvent.pointerDown(link);
  fireEvent.focus(link);
  await vi.advanceTimersByTimeAsync(200);
  expect(preload).not.toHaveBeenCalled();
});

test("an address that is only shown is in the bar, and the router stays on its screen", () => {
  const history = browserHistory();
  history.replace("/dashboard/messages/new");
  history.flush();
  const heard = vi.fn();
  history.subscribe(heard);
  showAddress("/messages/1/edit");
  expect(window.location.pathname).toBe("/dashboard/messages/1/edit");
  expect(history.location.pathname).toBe("/dashboard/messages/new");
  expect(heard).not.toHaveBeenCalled();
  history.destroy();
});

const Spot = z.object({ ids: z.array(z.string()).optional() });
function SpotScreen() {
  const [{ ids = [] }, set] = useFilters(Spot);
  return (
    <button type="button" onClick={() => set({ ids: ["c", "d"] })}>
      {ids.join()}
    </button>
  );
}

test("a filter with several values is read from an address and written to it", async () => {
  const { address } = await showScreen(SpotScreen, { path: "/spot", at: "/spot?ids=a&ids=b" });
  fireEvent.click(screen.getByRole("button", { name: "a,b" }));
  expect(await screen.findByRole("button", { name: "c,d" })).toBeVisible();
  expect(address()).toBe("/spot?ids=c&ids=d");
});
