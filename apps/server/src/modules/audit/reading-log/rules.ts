/** What follows from what a membership has read before. */
import type { ReadingKind } from "@stoep/contract/audit";
import { type ReadingSpan, readingLimits } from "@stoep/contract/audit/values";
import { hourMs } from "@stoep/contract/kernel";

/** Somebody who was read by this membership within the hour. */
export interface SeenPerson {
  personId: string;
  /** When last in the same way; null: only in others. */
  sameAt: Date | null;
}

const oneReadingMs = 10 * 60_000;

/**
 * A screen fetches a page or a record again, and so does an edit form: within ten minutes they are one reading. What is printed, saved
 * or shown on request is always news.
 */
export function isNews(
  { what }: { what: ReadingKind },
  personIds: readonly string[],
  seen: readonly SeenPerson[],
  now: Date,
): boolean {
  if (what !== "file" && what !== "list") return true;
  const after = now.getTime() - oneReadingMs;
  const lately = new Set(seen.flatMap(({ personId, sameAt }) => ((sameAt?.getTime() ?? 0) > after ? [personId] : [])));
  return personIds.some((id) => !lately.has(id));
}

/** How many of them were not read within the hour. */
export function newPeople(personIds: readonly string[], seen: readonly SeenPerson[]): number {
  const before = new Set(seen.map(({ personId }) => personId));
  return personIds.filter((id) => !before.has(id)).length;
}

export interface SpanCount {
  span: ReadingSpan;
  people: number;
  endsAt: Date;
}

/** The periods in which they are counted, in a fixed order. Files have a limit of their own. */
export const spansOf = (what: ReadingKind, people: number, now: Date): SpanCount[] =>
  (what === "export" ? (["files"] as const) : (["day", "hour"] as const)).map((span) => ({
    span,
    people,
    endsAt: new Date(now.getTime() + readingLimits[span].hours * hourMs),
  }));

const before = ({ people }: SpanCount, added: number) => people - added;

/** The limit was reached before this page: until when, in seconds. null: it was not. */
export function refusedFor(counts: readonly SpanCount[], added: number, now: Date): number | null {
  const full = counts.filter((one) => before(one, added) >= readingLimits[one.span].people);
  if (full.length === 0) return null;
  const endsAt = Math.max(...full.map((one) => one.endsAt.getTime()));
  return Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
}

/** The limits that this page reaches. */
export const passedLimits = (counts: readonly SpanCount[], added: number): ReadingSpan[] =>
  counts.flatMap((one) => {
    const { people } = readingLimits[one.span];
    return before(one, added) < people && one.people >= people ? [one.span] : [];
  });
