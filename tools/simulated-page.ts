/** Adds what the simulated page of the screen tests lacks, and makes a console error fail the test. */
import type { EventEmitter } from "node:events";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { beginAt } from "../packages/client/src/testing/moment.ts";
import { now } from "../packages/client/src/testing/samples.ts";
import { loadMenus } from "../packages/ui/src/controls/menu.tsx";
import { computedStyle } from "./computed-style.ts";

// The first screen loads its code and texts, which takes long on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

class NeverResized implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
class AlwaysInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A wide page of somebody who asked for less motion: libraries run as in production, and nobody waits for animations. */
const matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: media === "(prefers-reduced-motion: reduce)",
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

window.ResizeObserver ??= NeverResized;
window.IntersectionObserver ??= AlwaysInView;
window.matchMedia ??= matchMedia;
// Every element is in view: jsdom measures nothing, and what hangs from a button that nobody can see is hidden.
Object.defineProperties(document.documentElement, { clientWidth: { value: 1280 }, clientHeight: { value: 800 } });
const rect = () => new DOMRect(0, 0, 100, 20);
// Where a caret is, for the rich text editor.
for (const { prototype } of [window.Element, window.Range])
  Object.assign(prototype, { getBoundingClientRect: rect, getClientRects: () => [rect()] });
window.HTMLElement.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
// A drawing needs a context, and a page may go without one.
window.HTMLCanvasElement.prototype.getContext = () => null;
window.getComputedStyle = computedStyle;
// A browser saves the file; jsdom would go to its address.
const { click } = window.HTMLElement.prototype;
window.HTMLAnchorElement.prototype.click = function () {
  if (this.hasAttribute("download")) this.addEventListener("click", (event) => event.preventDefault(), { once: true });
  click.call(this);
};
if (!document.fonts) {
  Object.defineProperty(document, "fonts", { value: new EventTarget() });
}

// jsdom draws all frames by one interval. If it began while a test simulated time, it would not run any more in any later file.
const frames = new Set<number>();
window.requestAnimationFrame = (work) => {
  const frame = Number(
    setTimeout(() => {
      frames.delete(frame);
      work(performance.now());
    }, 16),
  );
  frames.add(frame);
  return frame;
};
window.cancelAnimationFrame = (frame) => {
  frames.delete(frame);
  clearTimeout(frame);
};

// No test depends on the day it runs: all begin at the moment of the samples, and those that need another say so.
vi.setConfig({ fakeTimers: { now: new Date(now).getTime() } });
beginAt(now);

// Menus are loaded beforehand, as on a page that has been open for a while.
beforeAll(loadMenus);

const complaints: string[] = [];
// Not a spy: a test that restores its own would restore this too.
console.error = (...parts) => void complaints.push(parts.map(String).join(" "));
// What jsdom cannot do it would print. Vitest offers it as a global.
declare const jsdom: { virtualConsole: EventEmitter };
jsdom.virtualConsole.removeAllListeners("jsdomError");
jsdom.virtualConsole.on("jsdomError", ({ message }: Error) => complaints.push(message));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated page has no cookie store.
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
  expect(complaints.splice(0), "console errors").toEqual([]);
});

// Libraries and the page are reused for the worker's next file, without this file's changes. Our own modules start anew, without this
// file's toasts and questions.
afterAll(() => {
  vi.useRealTimers();
  // The page may be gone by the time that they would be drawn.
  for (const frame of frames) cancelAnimationFrame(frame);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});
