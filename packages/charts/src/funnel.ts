import type { BarFigures } from "./bars.ts";

/** `share`: the part of the first step, in words; omitted if it may not be disclosed. */
export type FunnelStep = { key: string; label: string; value: number | null; share?: string | undefined };

export interface FunnelFigures {
  steps: readonly FunnelStep[];
  format: (value: number | null) => string;
}

/** How many are left after each step, as bars of which the first is full: lengths are easier to read than a funnel's areas. */
export const funnelBars = ({ steps, format }: FunnelFigures): BarFigures => ({
  rows: steps.map(({ key, label, value, share }) => ({
    key,
    label,
    values: [Math.min(value ?? 0, Math.max(1, steps[0]?.value ?? 0))],
    text: share ? `${format(value)} · ${share}` : format(value),
  })),
  series: [{ key: "value", label: "" }],
  max: Math.max(1, steps[0]?.value ?? 0),
});
