import { reactionKinds } from "@stoep/contract/conversations";
import type { Language } from "@stoep/contract/kernel";
import type { PostStatistics } from "@stoep/contract/publishing";
import { mark } from "#kernel/texts.ts";
import { reactionWords } from "#modules/conversations/index.ts";
import type { ReportBlock } from "#modules/files/index.ts";
import { figureWords } from "../../posts/index.ts";

interface Formats {
  language: Language;
  number: (value: number) => string;
}

/** The reactions by kind, the most frequent first; nothing without reactions. */
export function reactionBlocks({ reactions }: PostStatistics, { language, number }: Formats): ReportBlock[] {
  const rows = reactionKinds
    .map((kind) => ({ kind, total: reactions[kind] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .map(({ kind, total }) => ({
      key: kind,
      label: reactionWords[kind][language],
      values: [total],
      text: number(total),
    }));
  if (rows.length === 0) return [];
  const title = figureWords.reactions[language];
  const all = rows.map(({ label, text }) => `${label}${mark(":", language)} ${text}`).join(`${mark(";", language)} `);
  const series = [{ key: "reactions", label: title }];
  return [{ kind: "chart", title, summary: "", alt: all, chart: { kind: "bars", rows, series } }];
}
