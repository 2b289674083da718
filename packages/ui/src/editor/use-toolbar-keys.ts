import { type KeyboardEvent, useEffect, useRef } from "react";

const steps: Record<string, (place: number, total: number) => number> = {
  ArrowRight: (place, total) => (place + 1) % total,
  ArrowLeft: (place, total) => (place + total - 1) % total,
  Home: () => 0,
  End: (_, total) => total - 1,
};

/**
 * Makes a toolbar a single Tab stop; arrow keys, Home and End move within it, as ARIA's toolbar pattern requires. `refOf` goes on each
 * button, with its place.
 */
export function useToolbarKeys() {
  const buttons = useRef<HTMLButtonElement[]>([]);
  const last = useRef<HTMLButtonElement | undefined>(undefined);
  const enabled = () => buttons.current.filter((button) => !button.disabled);
  const rove = (active: HTMLButtonElement | undefined) => {
    last.current = active;
    for (const button of buttons.current) button.tabIndex = button === active ? 0 : -1;
  };
  // After every render, because it may have enabled or disabled buttons.
  useEffect(() => {
    const kept = enabled().find((button) => button === last.current);
    // While the editor starts, all buttons are disabled; the first will be enabled.
    rove(kept ?? buttons.current[0]);
  });
  const refOf = (place: number) => (button: HTMLButtonElement | null) => {
    if (button) buttons.current[place] = button;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = steps[event.key];
    const reached = enabled();
    const place = reached.indexOf(event.target as HTMLButtonElement);
    if (!move || place < 0) return;
    event.preventDefault();
    const next = reached[move(place, reached.length)];
    rove(next);
    next?.focus();
  };
  return { refOf, onKeyDown };
}
