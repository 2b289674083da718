/**
 * Every press shows a response in the next frame: the pressed element is marked (`data-pending`), and its action starts once the
 * mark is on screen, however long the action then takes to load and draw.
 */

import { startClosingTaps } from "./closing-taps.ts";

let pressed: HTMLElement | null = null;

/** Called once, before the first screen. */
export function startPresses(): void {
  startClosingTaps();
  addEventListener("click", notePressed, { capture: true });
}

function notePressed({ target }: Event): void {
  pressed = target instanceof Element ? target.closest<HTMLElement>("a, button, [role=menuitem]") : null;
  // Anything that happens later, for instance after a call, no longer belongs to the press.
  setTimeout(() => {
    pressed = null;
  });
}

/**
 * Follows the press that is being handled: marks its element, and runs `follow` after the next frame. The mark stays until what
 * `follow` returns has settled; pressing a marked element again does nothing. Without a press, `follow` runs immediately.
 */
export function afterPress(follow: () => unknown): void {
  const element = pressed;
  if (!element || document.hidden) return void follow();
  if (element.dataset.pending !== undefined) return;
  element.dataset.pending = "";
  requestAnimationFrame(() =>
    setTimeout(async () => {
      try {
        await follow();
      } finally {
        delete element.dataset.pending;
      }
    }),
  );
}
