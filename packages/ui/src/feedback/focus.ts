/** For a control that was removed with its row: what takes its place in the order of the page. */
const heirs = new WeakMap<Element, HTMLElement>();

function present(before: Element | null): HTMLElement | null {
  let next = before;
  while (next && !next.isConnected) next = heirs.get(next) ?? null;
  return next instanceof HTMLElement ? next : null;
}

export const isLost = () => !document.activeElement || document.activeElement === document.body;

/**
 * Remembers the focus. The returned function restores it, unless the focus has moved elsewhere; if the element no longer exists, the
 * page's content gets it.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  const giveBack = () => {
    const target = present(before);
    if (!isLost()) return;
    if (target) target.focus();
    else document.getElementById("main")?.focus({ preventScroll: true });
  };
  return () => {
    setTimeout(giveBack);
  };
}

/** Says where the focus goes from a control that has been removed, now or when a dialog over it closes. */
export function inheritFocus(removed: Element, heir: HTMLElement): void {
  heirs.set(removed, heir);
  if (isLost()) present(heir)?.focus();
}
