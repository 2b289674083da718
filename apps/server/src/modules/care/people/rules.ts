/** Names, activity and completion. Pure. S2 §3, §4 */
import {
  type ActivityLevel,
  type Completion,
  type CompletionPart,
  type PrivateField,
  sharedContacts,
} from "@stoep/contract/care";
import { instantAt, monthsLater, wallClockAt } from "@stoep/contract/kernel";
import { fold } from "@stoep/contract/search-words";

interface PersonNames {
  firstName: string;
  lastName: string;
  companyName: string;
}

/** For the organisation's log, which is kept longer than the person's record. */
export const initials = ({ firstName, lastName, companyName }: PersonNames): string =>
  [firstName, lastName, companyName]
    .filter(Boolean)
    .map((word) => `${[...word][0]?.toUpperCase()}.`)
    .join(" ");

/** Equal for names that differ in capitals, accents and order only: "Maes, Liès" is "Lies Maes". */
export const nameKey = ({ firstName, lastName, companyName = "" }: Partial<PersonNames>): string =>
  fold([firstName, lastName, companyName].filter(Boolean).join(" "))
    .split(/[\s,]+/)
    .filter(Boolean)
    .sort()
    .join(" ");

type Reach = { email: string | null; phone: string | null };
/** What both have alike, as it was typed. */
export const sharedBy = (one: Reach, other: Reach) =>
  sharedContacts.filter((contact) => one[contact] !== null && one[contact] === other[contact]);

/** As the organisation's log names a person. */
export const personSubject = (row: PersonNames & { id: string }) => ({
  kind: "carePerson",
  id: row.id,
  name: initials(row),
});

/** S2 §9: three months */
export const activityMonths = 3;
/** After this moment, joining makes a member new, and a ticket makes one active, by the network's clocks. */
export function activeSince(now: Date, timeZone: string): Date {
  const { day, time } = wallClockAt(now, timeZone);
  return instantAt(monthsLater(day, -activityMonths), time, timeZone);
}

/** A member who joined recently is new, whether or not they have asked for help yet. */
export function activityOf(
  { joinedAt, lastTicketAt }: { joinedAt: Date; lastTicketAt: Date | null },
  since: Date,
): ActivityLevel {
  if (joinedAt > since) return "new";
  return lastTicketAt !== null && lastTicketAt > since ? "active" : "inactive";
}

/**
 * The lengths of words for which every one-slip variant gets a pattern. Longer words with a slip share most of their trigrams; in
 * shorter ones hardly any trigram is rare.
 */
const slipLengths = { from: 5, to: 8 };

/** Whether `slipPatterns` covers every slip of the word. Longer words have too many; shorter ones would match anything. */
export const isAllSlips = (word: string): boolean => word.length >= slipLengths.from && word.length <= slipLengths.to;

/** Patterns for names one slip away from a folded word: two letters swapped and, if `isAllSlips`, a letter replaced, missing or added. */
export function slipPatterns(word: string): string[] {
  const cuts = Array.from({ length: word.length - 1 }, (_, at) => [word.slice(0, at + 1), word.slice(at + 1)] as const);
  const swapped = cuts.map(([before, after]) => `${before.slice(0, -1)}${after[0]}${before.at(-1)}${after.slice(1)}`);
  const others = [
    `_${word.slice(1)}`,
    ...cuts.flatMap(([before, after]) => [
      `${before}_${after.slice(1)}`,
      `${before}_${after}`,
      before.slice(0, -1) + after,
    ]),
  ];
  return [...swapped, ...(isAllSlips(word) ? others : [])].map((one) => `% ${one}%`);
}

export interface KnownDetails {
  email: string | null;
  phone: string | null;
  street: string;
  languages: readonly string[];
  introduction: string;
  pictureId: string | null;
  leadSource: string | null;
}

/** The parts that members and helpers have in common; each kind has four more. */
export const sharedCompletionParts = (row: KnownDetails): [CompletionPart, boolean][] => [
  ["contact", row.email !== null || row.phone !== null],
  ["second-contact", row.email !== null && row.phone !== null],
  ["address", row.street !== ""],
  ["languages", row.languages.length > 0],
  ["introduction", row.introduction !== ""],
  ["picture", row.pictureId !== null],
];

export const completionOf = (parts: readonly (readonly [CompletionPart, boolean])[]): Completion => ({
  percent: Math.round((100 * parts.filter(([, isKnown]) => isKnown).length) / parts.length),
  missing: parts.filter(([, isKnown]) => !isKnown).map(([part]) => part),
});

export const memberCompletion = (row: KnownDetails, hasTags: boolean, sealed: ReadonlySet<PrivateField>): Completion =>
  completionOf([
    ...sharedCompletionParts(row),
    ["lead-source", row.leadSource !== null],
    ["tags", hasTags],
    ["birth-date", sealed.has("birth-date")],
    ["bank-account", sealed.has("iban")],
  ]);
