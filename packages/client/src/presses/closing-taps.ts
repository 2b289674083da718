/**
 * A tap that closes what lies over the page does nothing else: not to what it hits beneath, and neither does a second tap on the same
 * spot while the sheet goes away. Only for fingers and pens: a mouse sees what it points at.
 */

const overlays = "dialog[open], [role=dialog], [role=alertdialog], [role=menu], [data-overlay]";
/** As long as people tap twice, and as far from the first tap as the second one lands. */
const againMilliseconds = 450;
const nearPixels = 40;

interface Tap {
  at: number;
  x: number;
  y: number;
  /** What lay over the page when it began. */
  over: Element[];
  /** It began beside all of them. */
  isBeside: boolean;
}

let latest: Tap | null = null;
let swallowed = false;

export function startClosingTaps(): void {
  addEventListener("pointerdown", noteTap, { capture: true });
  addEventListener("click", swallowClick, { capture: true });
}

function noteTap(event: PointerEvent): void {
  const before = latest;
  latest = null;
  swallowed = false;
  if (event.pointerType === "mouse" || !(event.target instanceof Element)) return;
  const { target, clientX: x, clientY: y, timeStamp: at } = event;
  const isAgain = before && at - before.at < againMilliseconds && Math.hypot(x - before.x, y - before.y) < nearPixels;
  swallowed = Boolean(isAgain && before.over.some(isGone));
  const over = [...document.querySelectorAll(overlays)];
  const isOnOpener = target.closest("[aria-expanded=true]") !== null;
  latest = { at, x, y, over, isBeside: !isOnOpener && over.length > 0 && !over.some((one) => one.contains(target)) };
}

function swallowClick(event: MouseEvent): void {
  const isClosing = latest?.isBeside && latest.over.some(isGone);
  if (!swallowed && !isClosing) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** It has left the page, or its opener says that it is closed while it still fades. */
function isGone(overlay: Element): boolean {
  if (!overlay.isConnected) return true;
  const opener = overlay.id ? document.querySelector(`[aria-controls="${CSS.escape(overlay.id)}"]`) : null;
  return opener?.getAttribute("aria-expanded") === "false";
}
