// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startPaper } from "./index.ts";

const root = document.documentElement;

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => new EventTarget());
  startPaper();
});
// A screen of an earlier file may have left its scheme at the root.
beforeEach(() => {
  for (const name of ["data-scheme", "data-mantine-color-scheme"]) root.removeAttribute(name);
});
afterEach(() => {
  // Also when a test failed while the page was on paper.
  dispatchEvent(new Event("afterprint"));
  document.body.replaceChildren();
});

test.each([
  ["data-scheme", "dark"],
  ["data-mantine-color-scheme", "dark"],
  ["data-scheme", null],
])("a page is light while it is printed, and afterwards as before: %s %s", (name, chosen) => {
  if (chosen) root.setAttribute(name, chosen);
  dispatchEvent(new Event("beforeprint"));
  dispatchEvent(new Event("beforeprint"));
  expect(root.getAttribute(name)).toBe("light");
  expect(root.dataset.onPaper).toBe("");
  dispatchEvent(new Event("afterprint"));
  dispatchEvent(new Event("afterprint"));
  expect(root.getAttribute(name)).toBe(chosen);
  expect(root.dataset.onPaper).toBeUndefined();
});

test.each([
  ["https://stad.gent/nl/", "stad.gent/nl", true],
  ["https://www.stad.gent", "https://stad.gent/", true],
  ["mailto:els@stad.gent", " els@stad.gent ", true],
  ["https://stad.gent", "the city", false],
  ["https://stad.gent/secret", "stad.gent", false],
])("an address that a link spells out is not printed twice: %s, %s", (href, text, isSpelt) => {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = text;
  document.body.append(link);
  dispatchEvent(new Event("beforeprint"));
  expect(link.hasAttribute("data-spelt")).toBe(isSpelt);
  dispatchEvent(new Event("afterprint"));
});
