/** THE table of limits: how often one person may do what anybody could repeat without end. A route's row names its kind; the server counts. */
export interface Limit {
  max: number;
  /** From the first one on. */
  seconds: number;
  /** Counted by each process for itself, so that what an editor does every few seconds costs no statement. Against a program gone wild, which both stop. */
  isPerProcess?: true;
}

export const limits = {
  comments: { max: 40, seconds: 600 },
  /** Of what was said: editing, hiding, deleting. */
  commentChanges: { max: 120, seconds: 600 },
  reactions: { max: 120, seconds: 600 },
  votes: { max: 60, seconds: 600 },
  reports: { max: 20, seconds: 3600 },
  /** Moving house, mistakes put right included. */
  moves: { max: 5, seconds: 86_400 },
  uploads: { max: 120, seconds: 3600 },
  /** New messages; a copy of a year's calendar takes a few dozen. */
  drafts: { max: 120, seconds: 3600, isPerProcess: true },
  /** The desk saves by itself, every few seconds while someone types. */
  saves: { max: 600, seconds: 600, isPerProcess: true },
  previews: { max: 300, seconds: 600, isPerProcess: true },
  /** At once or planned, taken back, deleted. */
  publishing: { max: 240, seconds: 3600, isPerProcess: true },
  /** Calls, each with many addresses; how many mails go out is counted by the day. */
  invitations: { max: 60, seconds: 3600 },
  /** Each reads a whole list. */
  exports: { max: 60, seconds: 3600 },
  /** Of oneself, of members, of the organisation. */
  settings: { max: 240, seconds: 600 },
  /** That someone lives where they say: a whole street after an evening at the door. */
  proofs: { max: 600, seconds: 3600 },
  /** A screen tells many at once. */
  seen: { max: 600, seconds: 600, isPerProcess: true },
  backOffice: { max: 600, seconds: 3600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
export type LimitTable = Record<LimitName, Limit>;
