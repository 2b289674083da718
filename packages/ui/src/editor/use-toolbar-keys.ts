import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

const steps: Record<string, (place: number, total: number) => number> = {
  ArrowRight: (place, total) => (place + 1) % total,
  ArrowLeft: (place, total) => (place + total - 1) % total,
  Home: () => 0,
  End: (_, total) => total - 1,
};

const buttonsIn = (bar: HTMLElement | null) => [
  ...(bar?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)") ?? []),
];

/** Makes a toolbar a single Tab stop; arrow keys, Home and End move within it, as ARIA's toolbar pattern requires. Returns its key handler. */
export function useToolbarKeys(bar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const last = useRef<HTMLElement | undefined>(undefined);
  const rove = (active: HTMLElement | undefined) => {
    last.current = active;
    for (const button of bar.current?.querySelectorAll("button") ?? []) button.tabIndex = button === active ? 0 : -1;
  };
  // After every render, because it may have enabled or disabled buttons.
  useEffect(() => {
    const kept = buttonsIn(bar.current).find((button) => button === last.current);
    // While the editor starts, all buttons are disabled; the first will be enabled.
    rove(kept ?? bar.current?.querySelector("button") ?? undefined);
  });
  return (event) => {
    const move = steps[event.key];
    const buttons = buttonsIn(bar.current);
    const place = buttons.findIndex((button) => button === event.target);
    if (!move || place < 0) return;
    event.preventDefault();
    const next = buttons[move(place, buttons.length)];
    rove(next);
    next?.focus();
  };
}
