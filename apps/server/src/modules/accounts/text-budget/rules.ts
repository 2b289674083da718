/** What follows from the ceiling of an organisation's text messages. */
import { dayAt } from "@stoep/contract/kernel";

/** The month in which a moment falls, by the network's clocks: 2026-05. */
export const monthAt = (now: Date, timeZone: string): string => dayAt(now, timeZone).slice(0, 7);

/** null: as many as one likes. */
export const textsLeft = (ceiling: number | null, sent: number): number | null =>
  ceiling === null ? null : Math.max(0, ceiling - sent);

const lowShare = 0.8;

/** What these messages have reached, if owners are to be told of it. */
export function reachedMark(ceiling: number | null, before: number, after: number): "low" | "spent" | null {
  if (ceiling === null || ceiling === 0) return null;
  const passes = (mark: number) => before < mark && after >= mark;
  if (passes(ceiling)) return "spent";
  return passes(Math.ceil(ceiling * lowShare)) ? "low" : null;
}
