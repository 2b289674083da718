import { controlsIn, hasHeading, headingAround, screenHeading } from "./find-controls.ts";
import { leaveFocus } from "./focus.ts";

/** Passes the focus on from what is removed, until `end`. */
export function keepFocus(end: AbortSignal): void {
  if (end.aborted) return;
  /** The control that had the focus last: on the page, and in each window over it. */
  const last = new Map<Element, HTMLElement>();
  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target.closest("[role=menu], [role=listbox]")) return;
    last.set(target.closest("[role=dialog]") ?? document.body, target);
  };
  const watch = new MutationObserver((changes) => {
    for (const [place, control] of last) {
      if (control.isConnected) continue;
      last.delete(place);
      const heir = place.isConnected ? heirOf(control, changes) : null;
      if (heir) leaveFocus(control, heir);
    }
  });
  note(document.activeElement);
  document.addEventListener("focusin", ({ target }) => note(target), { signal: end });
  watch.observe(document.body, { childList: true, subtree: true });
  end.addEventListener("abort", () => watch.disconnect());
}

function heirOf(control: HTMLElement, changes: readonly MutationRecord[]): HTMLElement | null {
  const change = changes.find(({ target, removedNodes }) => target.isConnected && partWith(control, removedNodes));
  const gone = change && partWith(control, change.removedNodes);
  if (!gone || change.target === document.body) return null;
  const around = change.target instanceof Element ? change.target : null;
  if (gone === control) return headingAround(around);
  if (changes.some(({ target, addedNodes }) => target === around && addedNodes.length > 0)) return null;
  const place = controlsIn(gone).indexOf(control);
  const rows = [change.nextSibling, change.previousSibling].filter((one) => isAlike(one, gone));
  const next = rows.map(controlsIn).find((controls) => controls.length > 0);
  if (next) return next[place] ?? next[0] ?? null;
  return hasHeading(gone) ? screenHeading() : headingAround(around);
}

const partWith = (control: Node, parts: NodeList): Element | undefined =>
  [...parts].find((part): part is Element => part instanceof Element && part.contains(control));

/** Rows of one list look the same. */
const isAlike = (one: Node | null, other: Element): one is Element =>
  one instanceof Element && one.isConnected && one.tagName === other.tagName && one.className === other.className;
