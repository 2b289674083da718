/** What a digest says: one entry for each thing, with its newest state and words, and where it leads. Pure. */
import { type Language, sumOf } from "@stoep/contract/kernel";
import { mark } from "#kernel/texts.ts";
import { say } from "../texts.ts";
import { groupOf, type LinkScope, linkOf } from "./kinds.ts";
import { noticeLine, noticeWords } from "./notice-lines.ts";
import type { DueNotice } from "./store/outbox.ts";

/** Nobody reads a longer mail. */
export const mostEntries = 30;

/** The notices about one thing, newest first. */
type Entry = [DueNotice, ...DueNotice[]];

/**
 * Divides what is due for one reader, in its order: the things that this digest tells of, those that wait longest first, and the
 * notices of the others, which the next one tells of.
 */
export function divideDue(scope: LinkScope, due: readonly DueNotice[]): { entries: Entry[]; left: DueNotice[] } {
  const waiting = [...Map.groupBy(due, (row) => thingOf(scope, row)).values()] as Entry[];
  const since = (entry: Entry) => Math.min(...entry.map(({ at }) => at.getTime()));
  const chosen = new Set([...waiting].sort((a, b) => since(a) - since(b)).slice(0, mostEntries));
  return {
    entries: waiting.filter((entry) => chosen.has(entry)),
    left: waiting.filter((entry) => !chosen.has(entry)).flat(),
  };
}

/** Two kinds about one thing can lead to different parts of its page. */
const thingOf = (scope: LinkScope, row: DueNotice): string =>
  row.objectId === null ? row.id : `${row.objectKind} ${row.objectId} ${linkOf(scope, row)}`;

/** `more`: how many things are left for the next digest; `all`: where everything can be read now. */
export function digestLines(
  scope: LinkScope,
  entries: readonly Entry[],
  { more, all }: { more: number; all: string },
  language: Language,
): string {
  const lines = entries.map((entry) => entryLines(scope, entry, language));
  return [...lines, ...(more > 0 ? [say(language, "more", { count: more, all })] : [])].join("\n");
}

export const countThings = (scope: LinkScope, rows: readonly DueNotice[]): number =>
  new Set(rows.map((row) => thingOf(scope, row))).size;

/** The newest of each group, since a reaction does not tell the state of the thing; the events before are counted. */
function entryLines(scope: LinkScope, entry: Entry, language: Language): string {
  const newest = [...Map.groupBy(entry, ({ kind }) => groupOf(kind)).values()].flatMap(([first]) => first ?? []);
  const said = newest.map((row) => {
    const words = noticeWords(scope, row).replace(/\s+/g, " ");
    const line = noticeLine(scope, row, language);
    return words === "" ? line : `${line}${mark(":", language)} ${say(language, "digest.quoted", { words })}`;
  });
  const earlier = sumOf(
    entry.filter((row) => !newest.includes(row)),
    ({ unmailed }) => unmailed,
  );
  const counted = earlier > 0 ? [say(language, "digest.earlier", { count: earlier })] : [];
  return `• ${[...said, ...counted].join(" · ")}\n  ${linkOf(scope, entry[0])}`;
}
