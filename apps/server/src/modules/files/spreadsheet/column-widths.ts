/** How wide columns are drawn, from what their first rows hold. In characters. */
import type { Cell } from "./cell.ts";

const [narrowest, widest] = [10, 60];
/** A moment to the minute, as long as any language writes it. */
const momentWidth = 17;

/** Letters of these scripts take the room of two. */
const wide = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{1F300}-\u{3FFFD}]/gu;

function widthOf(cell: Cell): number {
  if (cell === null) return 0;
  if (typeof cell === "object") return momentWidth;
  const text = String(cell).slice(0, 2_000);
  // What is wider is broken into lines anyway.
  return Math.max(...text.split("\n").map((line) => line.length + (line.match(wide)?.length ?? 0)));
}

export function columnWidths(headings: readonly string[], rows: readonly Cell[][]): number[] {
  return headings.map((heading, at) => {
    const widths = rows.map((row) => widthOf(row[at] ?? null));
    const most = widths.reduce((one, other) => Math.max(one, other), widthOf(heading));
    return Math.min(widest, Math.max(narrowest, most + 2));
  });
}
