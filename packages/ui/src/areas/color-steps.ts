/** One class of a choropleth: values from `from` up to and including `to`, and its place on the colour scale. */
export type ColorStep = { from: number; to: number; color: string };

/** Five distinguishable shades, light to dark; reversed on a dark ground so that more is always stronger. */
const shades = {
  light: ["#d0e9e6", "#a5d5cf", "#48a79e", "#0b6e66", "#064842"],
  dark: ["#173b38", "#1d5d57", "#228a81", "#74c0b8", "#d0e9e6"],
};

/** Up to five classes of about equal numbers of areas. Equal values never fall in two classes. */
export function colorStepsOf(values: readonly number[], scheme: "light" | "dark"): ColorStep[] {
  const sorted = [...values].sort((a, b) => a - b);
  const distinct = [...new Set(sorted)];
  const count = Math.min(5, distinct.length);
  const palette = shades[scheme];
  const bounds = Array.from({ length: count }, (_, i) =>
    count === distinct.length ? distinct[i] : sorted[Math.ceil(((i + 1) * sorted.length) / count) - 1],
  );
  const ends = [...new Set(bounds)] as number[];
  return ends.map((to, i) => ({
    from: sorted.find((value) => i === 0 || value > (ends[i - 1] ?? 0)) ?? to,
    to,
    color: palette[ends.length === 1 ? 2 : Math.round((i * 4) / (ends.length - 1))] ?? "",
  }));
}

export function colorOf(value: number | undefined, steps: readonly ColorStep[]): string | null {
  if (value === undefined) return null;
  return steps.find((step) => value <= step.to)?.color ?? null;
}
