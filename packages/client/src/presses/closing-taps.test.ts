// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startPresses } from "./index.ts";

const opened = vi.fn();
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeAll(startPresses);
beforeEach(() => {
  opened.mockClear();
  document.body.innerHTML = "<a>Card</a><div role='dialog'><button>Close</button></div>";
  find("a").addEventListener("click", opened);
});

/** `meanwhile`: what the app does as soon as the finger is down. */
function tap(element: Element, { pointerType = "touch", at = [100, 100], meanwhile = () => {} } = {}) {
  const [clientX = 0, clientY = 0] = at;
  const place = { clientX, clientY, bubbles: true, cancelable: true };
  element.dispatchEvent(Object.assign(new MouseEvent("pointerdown", place), { pointerType }));
  meanwhile();
  element.dispatchEvent(new MouseEvent("click", place));
}
const close = () => find("[role=dialog]").remove();

test("the tap beside a panel that closes it opens nothing beneath, and the next one does", () => {
  tap(find("a"), { meanwhile: close });
  expect(opened).not.toHaveBeenCalled();
  tap(find("a"), { at: [100, 300] });
  expect(opened).toHaveBeenCalledOnce();
});

test("a second tap where the sheet was closed does not reach what lies beneath", () => {
  find("button").addEventListener("click", close);
  tap(find("button"));
  tap(find("a"), { at: [104, 98] });
  expect(opened).not.toHaveBeenCalled();
});

test("a tap elsewhere, later, or beside a panel that stays is a tap like any other", () => {
  tap(find("a"));
  expect(opened).toHaveBeenCalledOnce();
  find("button").addEventListener("click", close);
  tap(find("button"));
  tap(find("a"), { at: [100, 300] });
  expect(opened).toHaveBeenCalledTimes(2);
});

test("a mouse closes a menu and presses what it points at, as everywhere", () => {
  tap(find("a"), { pointerType: "mouse", meanwhile: close });
  expect(opened).toHaveBeenCalledOnce();
});
