/** THE table of limits: how often one person may do things that could be repeated endlessly. A route names its kind; the server counts. */
import { daySeconds } from "./kernel/durations.ts";

export interface Limit {
  max: number;
  /** Counted from the first one. */
  seconds: number;
  /** Counted in each process, so that frequent actions cost no statement. Enough against a program that runs wild. */
  isPerProcess?: true;
}

export const limits = {
  comments: { max: 40, seconds: 600 },
  /** Editing, hiding and deleting comments. */
  commentChanges: { max: 120, seconds: 600 },
  reactions: { max: 120, seconds: 600 },
  /** Signing up for an activity, and changing one's mind. */
  attendance: { max: 60, seconds: 600 },
  votes: { max: 60, seconds: 600 },
  reports: { max: 20, seconds: 3600 },
  /** Sent, changed or withdrawn; a new one sends a mail. */
  applications: { max: 40, seconds: 3600 },
  /** New messages of a resident. */
  shouts: { max: 10, seconds: daySeconds },
  /** Editing, withdrawing, solving, reopening and sharing them. */
  shoutChanges: { max: 60, seconds: 3600 },
  /** Codes of letters, right or wrong. */
  letterCodes: { max: 10, seconds: 3600 },
  /** Letters to a whole street or neighbourhood. */
  letters: { max: 30, seconds: 3600 },
  /** Moving house, including corrections. */
  moves: { max: 5, seconds: daySeconds },
  /** Addresses given to another neighbourhood: a street along a border, not a search for who lives where. */
  addressMoves: { max: 60, seconds: daySeconds },
  uploads: { max: 120, seconds: 3600 },
  /** New messages; a copy of a year's calendar takes a few dozen. */
  drafts: { max: 120, seconds: 3600, isPerProcess: true },
  /** The desk saves automatically, every few seconds while someone types. */
  saves: { max: 600, seconds: 600, isPerProcess: true },
  /** Each open editor reports itself every few seconds. */
  presence: { max: 900, seconds: 600, isPerProcess: true },
  previews: { max: 300, seconds: 600, isPerProcess: true },
  /** Publishing now or later, withdrawing, deleting. */
  publishing: { max: 240, seconds: 3600, isPerProcess: true },
  /** Bulk actions, on up to a hundred messages each. */
  together: { max: 120, seconds: 3600 },
  /** Calls, each with many addresses; mails are limited per day separately. */
  invitations: { max: 60, seconds: 3600 },
  /** Each reads a whole list. */
  exports: { max: 60, seconds: 3600 },
  /** One's own, members' and the organisation's. */
  settings: { max: 240, seconds: 600 },
  /** Any action on tickets and people of care, done one after the other during a phone call. */
  care: { max: 600, seconds: 600, isPerProcess: true },
  /** Requests to residents to link their account: too few to try addresses out. */
  careLinks: { max: 30, seconds: 3600 },
  /** Messages from a ticket to its member or helper: each is a mail, or a text message that costs money. */
  careMessages: { max: 60, seconds: 600 },
  /** Tests of one's own devices. */
  tests: { max: 10, seconds: 600 },
  /** Confirming residences: possibly a whole street after an evening of visits. */
  proofs: { max: 600, seconds: 3600 },
  /** Marking notices read, which happens whenever their thing is opened. */
  notices: { max: 1200, seconds: 600, isPerProcess: true },
  /** A screen reports many at once. */
  seen: { max: 600, seconds: 600, isPerProcess: true },
  backOffice: { max: 600, seconds: 3600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
export type LimitTable = Record<LimitName, Limit>;
