/**
 * What may change once there are answers. Typing errors, translations and options that are added make a new version; what would change the
 * meaning of answers that are there is locked.
 */
import { type Instrument, type Question, questionsOf } from "./instrument.ts";
import { mayGrow, meaningOf, namedOf, ownTexts } from "./kinds/index.ts";

export type LockedCode =
  | "kindLocked"
  | "listLocked"
  | "logicLocked"
  | "optionsLocked"
  | "orderLocked"
  | "questionLocked"
  | "scaleLocked"
  | "wordingLocked";

export interface LockedChange {
  /** The question or page; null: the questionnaire itself. */
  of: string | null;
  code: LockedCode;
}

/** Changes that are refused while there are answers to `before`; none: `after` is a version of it. */
export function lockedChanges(before: Instrument, after: Instrument): LockedChange[] {
  const now = new Map(questionsOf(after).map((question) => [question.id, question]));
  const old = questionsOf(before);
  const changes: LockedChange[] = old.flatMap((question) => {
    const changed = now.get(question.id);
    return changed ? changesOf(question, changed).map((code) => ({ of: question.id, code })) : lockedAs(question.id);
  });
  const known = new Set(old.map(({ id }) => id));
  for (const id of now.keys()) if (!known.has(id)) changes.push(...lockedAs(id));
  if (changes.length === 0 && !isSame(outlineOf(before), outlineOf(after)))
    changes.push({ of: null, code: "orderLocked" });
  return [...changes, ...pageChanges(before, after)];
}

const lockedAs = (of: string): LockedChange[] => [{ of, code: "questionLocked" }];

/** Which questions stand on which page, in order. */
const outlineOf = ({ pages }: Instrument) => pages.map(({ id, questions }) => [id, questions.map((one) => one.id)]);

const pageChanges = (before: Instrument, after: Instrument): LockedChange[] =>
  before.pages.flatMap(({ id, showIf, endIf }): LockedChange[] => {
    const page = after.pages.find((one) => one.id === id);
    const isKept = !page || isSame([showIf, endIf], [page.showIf, page.endIf]);
    return isKept ? [] : [{ of: id, code: "logicLocked" }];
  });

function changesOf(before: Question, after: Question): LockedCode[] {
  if (before.kind !== after.kind) return ["kindLocked"];
  const codes: LockedCode[] = [];
  if (!isSame([before.showIf, before.isRequired], [after.showIf, after.isRequired])) codes.push("logicLocked");
  if (!isSame(meaningOf(before), meaningOf(after)) || before.isPrivate !== after.isPrivate) codes.push("scaleLocked");
  if (before.kind === "dropdown" && !isSame(ownTexts(before), ownTexts(after))) return [...codes, "listLocked"];
  if (!areOptionsKept(before, after)) codes.push("optionsLocked");
  if (!areWordsKept(before, after)) codes.push("wordingLocked");
  return codes;
}

function areOptionsKept(before: Question, after: Question): boolean {
  const [old, now] = [namedOf(before), namedOf(after)];
  return old.every((list, at) => {
    const ids = list.map(({ id }) => id);
    const left = (now[at] ?? []).map(({ id }) => id);
    return isSame(ids, mayGrow(before) ? left.filter((id) => ids.includes(id)) : left);
  });
}

function areWordsKept(before: Question, after: Question): boolean {
  const now = new Map(ownTexts(after).map(({ key, text }) => [key, text]));
  const isKept = (old: string, text: string | undefined) => text === undefined || isTypingCorrection(old, text);
  return isKept(before.text, after.text) && ownTexts(before).every(({ key, text }) => isKept(text, now.get(key)));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The most signs that a correction changes: one in ten, at least one, at most three. */
const correctedMost = (text: string): number => Math.min(3, Math.max(1, Math.floor(text.length / 10)));

/** The same text with a typing error mended: few signs differ, and no number. Spaces, capitals and punctuation are free. */
export function isTypingCorrection(before: string, after: string): boolean {
  const [old, now] = [bare(before), bare(after)];
  if (old === now) return true;
  if ((old.match(/\d+/g) ?? []).join() !== (now.match(/\d+/g) ?? []).join()) return false;
  return distance(old, now) <= correctedMost(old);
}

const bare = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** Signs to put in, take out, replace, or swap with their neighbour. */
function distance(one: string, two: string): number {
  if (Math.abs(one.length - two.length) > 3) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= two.length; at++) {
      const replaced = (last[at - 1] ?? 0) + (one[row - 1] === two[at - 1] ? 0 : 1);
      const swapped = isSwapped(one, two, row, at) ? (beforeLast[at - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    beforeLast = last;
    last = next;
  }
  return last[two.length] ?? 0;
}

const isSwapped = (one: string, two: string, row: number, at: number): boolean =>
  row > 1 && at > 1 && one[row - 1] === two[at - 2] && one[row - 2] === two[at - 1];
