/** What stands on paper below a question: where somebody marks, numbers or writes. Words besides the questionnaire's are the printer's. */

export type PaperHint =
  | { say: "one" | "any" | "eachRow" | "day" | "places" }
  | { say: "between"; atLeast: number; atMost: number }
  | { say: "exactly" | "atLeast" | "atMost" | "rank" | "files"; count: number }
  | { say: "numberFrom" | "numberTo"; number: number }
  | { say: "numberBetween"; smallest: number; largest: number }
  | { say: "spreadAll" | "spread"; amount: number; unit: string };

export type PaperField =
  /** To write on: the height of so many lines. `label` "": none. */
  | { draw: "lines"; label: string; count: number }
  /** A box to mark before each. */
  | { draw: "choices"; isMany: boolean; options: { text: string; imageId: string | null }[]; hasOther: boolean }
  | { draw: "scale"; smallest: number; largest: number; left: string; right: string }
  /** A box to write a number in before each; what is counted, "": nothing. */
  | { draw: "numbers"; options: string[]; unit: string }
  | { draw: "table"; rows: string[]; columns: string[] };

export interface PaperShape {
  /** null: it needs none. */
  hint: PaperHint | null;
  fields: PaperField[];
}

/** To mark `atLeast` to `atMost` of so many options. */
export function markHint({ atLeast, atMost }: { atLeast: number; atMost: number | null }, options: number): PaperHint {
  const most = atMost ?? options;
  if (most === 1) return { say: "one" };
  if (atLeast === most) return { say: "exactly", count: most };
  if (most < options) return atLeast > 1 ? { say: "between", atLeast, atMost: most } : { say: "atMost", count: most };
  return atLeast > 1 ? { say: "atLeast", count: atLeast } : { say: "any" };
}
