/** THE table of limits: how often one person may do what anybody could repeat without end. A route's row names its kind; the server counts. */
export interface Limit {
  max: number;
  /** From the first one on. */
  seconds: number;
}

export const limits = {
  comments: { max: 40, seconds: 600 },
  /** Of what was said: editing, hiding, deleting. */
  commentChanges: { max: 120, seconds: 600 },
  reactions: { max: 120, seconds: 600 },
  votes: { max: 60, seconds: 600 },
  reports: { max: 20, seconds: 3600 },
  uploads: { max: 120, seconds: 3600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
export type LimitTable = Record<LimitName, Limit>;
