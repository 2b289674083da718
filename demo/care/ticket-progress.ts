/** How far a ticket has come, and when it reached each state. */
import type { TicketState } from "@stoep/contract/care";
import { dayAt, dayMs, daysLater, hourMs, instantAt } from "@stoep/contract/kernel";
import type { Chance } from "../chance.ts";
import { ZONE } from "../moments.ts";

/** When a ticket reached each state, in order; absent for states that it did not reach. */
export interface TicketMoments {
  state: TicketState;
  createdAt: Date;
  takenAt?: Date;
  askedAt?: Date;
  matchedAt?: Date;
  plannedAt?: Date;
  startsAt?: Date;
  endsAt?: Date;
  startedAt?: Date;
  executedAt?: Date;
  solvedAt?: Date;
  revokedAt?: Date;
}

/** `without`: solved, and no helper was needed. */
export type Fate = TicketState | "without";

/** The outcomes of tickets of that age. */
export const fates: readonly [untilDays: number, weights: Partial<Record<Fate, number>>][] = [
  [4, { open: 38, looking: 28, waiting: 14, planned: 12, without: 5 }],
  [
    12,
    {
      open: 6,
      looking: 20,
      waiting: 12,
      planned: 22,
      "in-progress": 3,
      executed: 10,
      solved: 20,
      without: 6,
      revoked: 4,
    },
  ],
  [40, { looking: 4, planned: 5, executed: 4, solved: 68, without: 9, revoked: 10 }],
  [Number.POSITIVE_INFINITY, { solved: 77, without: 10, revoked: 13 }],
];

/** Outcomes of the first few tickets, from last week, so that the smallest city has every state too. */
export const firstFates: readonly Fate[] = ["in-progress", "executed", "planned", "in-progress", "waiting", "looking"];

/** On a weekday in office hours, as calls come in. */
export function atOffice(moment: Date, luck: Chance): Date {
  let day = dayAt(moment, ZONE);
  while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = daysLater(day, -1);
  const at = instantAt(day, clock(luck.whole(8 * 60 + 30, 16 * 60 + 50)), ZONE);
  return at < moment ? at : new Date(at.getTime() - dayMs);
}

/** Minutes since midnight as 13:30. */
export const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

type Step = [state: TicketState, at: Date, changes: Partial<TicketMoments>];
interface ProgressInput {
  fate: Fate;
  createdAt: Date;
  minutes: number;
  now: Date;
}

/** Only as far as a ticket can have come by now: steps in the future have not happened. */
export function progressOf(luck: Chance, wanted: ProgressInput): TicketMoments {
  const { fate, createdAt, now } = wanted;
  const life: TicketMoments = { state: "open", createdAt };
  if (fate === "open") return life;
  const takenAt = laterMoment(luck, createdAt, 0.1, 5);
  const steps: Step[] = [["looking", takenAt, { takenAt }]];
  if (fate === "revoked" || fate === "without") {
    const at = laterMoment(luck, takenAt, 2, 90);
    steps.push(fate === "revoked" ? ["revoked", at, { revokedAt: at }] : ["solved", at, { solvedAt: at }]);
  } else steps.push(...withHelper(luck, takenAt, wanted));
  for (const [state, at, changes] of steps) {
    if (at >= now) break;
    Object.assign(life, changes, { state });
    if (state === fate) break;
  }
  return life;
}

const laterMoment = (luck: Chance, from: Date, low: number, high: number) =>
  new Date(from.getTime() + luck.between(low, high) * hourMs);

function withHelper(luck: Chance, takenAt: Date, { fate, minutes, now }: ProgressInput): Step[] {
  const askedAt = laterMoment(luck, takenAt, 0.2, 20);
  const matchedAt = laterMoment(luck, askedAt, 1, 60);
  const plannedAt = laterMoment(luck, matchedAt, 0.5, 24);
  const isAhead = fate === "planned";
  const day = isAhead
    ? daysLater(dayAt(now, ZONE), luck.whole(1, 9))
    : dayAt(laterMoment(luck, plannedAt, 14, 150), ZONE);
  const start = instantAt(day, clock(luck.whole(18, 32) * 30), ZONE);
  const startsAt = fate === "in-progress" ? new Date(now.getTime() - luck.whole(5, 12) * 60_000) : start;
  const endsAt = new Date(startsAt.getTime() + Math.ceil(minutes / 15) * 15 * 60_000);
  const solvedAt = laterMoment(luck, endsAt, 1, 50);
  const matched: Step[] = [["waiting", matchedAt, { askedAt, matchedAt }]];
  // A past appointment would have been carried out.
  if (fate !== "in-progress" && !isAhead && endsAt >= now) return matched;
  return [
    ...matched,
    ["planned", plannedAt, { plannedAt, startsAt, endsAt }],
    ["in-progress", startsAt, { startedAt: startsAt }],
    ["executed", endsAt, { executedAt: endsAt }],
    ["solved", solvedAt, { solvedAt }],
  ];
}
