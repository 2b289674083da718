/** For a control that was removed with its row: what takes its place in the order of the page. */
const heirs = new WeakMap<Element, HTMLElement>();

function present(before: Element | null): HTMLElement | null {
  let next = before;
  while (next && !next.isConnected) next = heirs.get(next) ?? null;
  return next instanceof HTMLElement ? next : null;
}

export const isLost = () => !document.activeElement || document.activeElement === document.body;

/** The button of the menu whose act runs now, until the next press. */
let opener: HTMLElement | null = null;

/** Says that an act of a menu was chosen, which closes at once: from a dialog that the act opens, the focus returns to its button. */
export function actFrom(menu: Element): void {
  opener = document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  const forget = () => {
    opener = null;
  };
  for (const press of ["pointerdown", "keydown"])
    document.addEventListener(press, forget, { once: true, capture: true });
}

const isInMenu = (element: Element | null) => element?.closest('[role="menu"]') != null;

/**
 * Remembers the focus. The returned function restores it, unless the focus has moved elsewhere; if the element no longer exists, the
 * page's content gets it.
 */
export function rememberFocus(): () => void {
  const { activeElement } = document;
  const before = (isLost() || isInMenu(activeElement)) && opener ? opener : activeElement;
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

/** The same for a control that nobody else cares for: once all who may move the focus have done so. */
export function leaveFocus(removed: Element, heir: HTMLElement): void {
  if (!heirs.has(removed)) heirs.set(removed, heir);
  setTimeout(() => {
    if (isLost()) present(removed)?.focus({ preventScroll: true });
  });
}

/** Says where the focus goes from a control that has been removed, now or when a dialog over it closes. */
export function inheritFocus(removed: Element, heir: HTMLElement): void {
  heirs.set(removed, heir);
  if (isLost()) present(heir)?.focus();
}
