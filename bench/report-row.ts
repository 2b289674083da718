/** A row of the report: what was measured, the figure, what is wanted, and whether it holds. */
import { formatWhole } from "./performance-page.ts";

export type Row = [what: string, measured: string, wanted: string, holds: "yes" | "**no**"];

export const exact = (value: number) => value.toFixed(2);
export const middleValue = (values: number[]) => values[Math.floor(values.length / 2)] ?? Number.NaN;

/** A missing figure fails its target. */
export const row = (what: string, measured: string, wanted = "–", holds = true): Row => [
  what,
  measured,
  wanted,
  holds ? "yes" : "**no**",
];

export const atMost = (what: string, value: number, most: number, unit: string): Row =>
  row(what, `${formatWhole(value)} ${unit}`, `at most ${most} ${unit}`, value <= most);

/** Milliseconds, as a ratio. */
export const against = (what: string, [one, other]: readonly [number, number], most: number): Row =>
  row(
    what,
    `${exact(other / one)} (${exact(other)} ms against ${exact(one)} ms)`,
    `at most ${most}`,
    other / one <= most,
  );
