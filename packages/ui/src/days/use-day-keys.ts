import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { addDays, addMonths, monthOf, startOfWeek } from "./days.ts";

type Span = "month" | "week";

const steps: Record<string, (day: string, span: Span) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day, span) => (span === "week" ? addDays(day, -7) : addMonths(day, -1)),
  PageDown: (day, span) => (span === "week" ? addDays(day, 7) : addMonths(day, 1)),
  Home: (day) => startOfWeek(day),
  End: (day) => addDays(startOfWeek(day), 6),
};

/**
 * One day of a grid can be reached by Tab; from there the arrow keys lead to the others, also beyond the days shown. `refOf` goes on the
 * button of each day.
 */
export function useDayKeys(span: Span, day: string, onDay: (day: string) => void) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [active, setActive] = useState(day);
  const isAwaited = useRef(false);
  useEffect(() => setActive(day), [day]);
  useEffect(() => {
    if (!isAwaited.current) return;
    const target = buttons.current.get(active);
    if (target) isAwaited.current = false;
    target?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(active, span);
    isAwaited.current = true;
    setActive(next);
    const startOf = span === "week" ? startOfWeek : monthOf;
    const isShown = startOf(next) === startOf(day);
    if (!isShown) onDay(next);
  };
  const refOf = (one: string) => (button: HTMLButtonElement) => {
    buttons.current.set(one, button);
    return () => void buttons.current.delete(one);
  };
  return { refOf, active, setActive, onKeyDown };
}
