/** THE table of a ticket's steps: from, to, what each requires, what it clears, whom it notifies; and ages and loads. Pure. S2 §4 */

import type { TicketSide, TicketState } from "@stoep/contract/care";
import { dayAt, hourMs, type Level, startOfMonth } from "@stoep/contract/kernel";

export type StepNeed = "helper" | "helped" | "address" | "appointment" | "outcome" | "reason";
/** Who is told what. The mails are in `messages`. */
export type StepMessage =
  | `helper-${"chosen" | "planned" | "moved" | "cancelled" | "thanked"}`
  | `member-${"found" | "planned" | "moved" | "searching" | "unsure" | "revoked" | "solved"}`;
export const sideOf = (teller: StepMessage): TicketSide => (teller.startsWith("helper") ? "helper" : "member");

export interface Step {
  from: TicketState;
  to: TicketState;
  by: Level;
  needs: readonly StepNeed[];
  /** Clears the helper and the appointment. */
  drops: boolean;
  /** Makes the caller the assignee if there is none. */
  takes: boolean;
  tells: readonly StepMessage[];
}

type Row = Pick<Step, "to"> & Partial<Omit<Step, "from" | "to">> & { from: readonly TicketState[] };
const table: readonly Row[] = [
  { from: ["open"], to: "looking", takes: true },
  { from: ["waiting", "planned"], to: "looking", drops: true, tells: ["helper-cancelled", "member-searching"] },
  { from: ["revoked"], to: "looking", drops: true },
  {
    from: ["open", "looking"],
    to: "waiting",
    takes: true,
    needs: ["helper", "address"],
    tells: ["helper-chosen", "member-found"],
  },
  { from: ["waiting"], to: "planned", needs: ["appointment"], tells: ["helper-planned", "member-planned"] },
  { from: ["planned"], to: "in-progress" },
  { from: ["planned", "in-progress"], to: "executed" },
  { from: ["executed"], to: "solved", tells: ["helper-thanked", "member-solved"] },
  // Solved without a helper of Stoep: the outcome is entered instead.
  { from: ["looking"], to: "solved", needs: ["outcome"] },
  {
    from: ["waiting"],
    to: "solved",
    drops: true,
    needs: ["outcome"],
    tells: ["helper-cancelled", "member-solved"],
  },
  // If the helper did it after all, it is executed and solved in one step instead (`moveTicket`).
  {
    from: ["planned", "in-progress"],
    to: "solved",
    drops: true,
    needs: ["helped", "outcome"],
    tells: ["helper-cancelled", "member-solved"],
  },
  { from: ["open", "looking", "executed"], to: "revoked", needs: ["reason"], tells: ["member-revoked"] },
  {
    from: ["waiting", "planned", "in-progress"],
    to: "revoked",
    needs: ["reason"],
    tells: ["helper-cancelled", "member-revoked"],
  },
];

const steps = new Map<string, Step>(
  table.flatMap(({ from, ...row }) =>
    from.map((one) => [
      `${one} ${row.to}`,
      { by: "editor" as const, needs: [], drops: false, takes: false, tells: [], ...row, from: one },
    ]),
  ),
);

/** null: there is no such step. */
export const stepOf = (from: TicketState, to: TicketState): Step | null => steps.get(`${from} ${to}`) ?? null;
/** The steps that the screen offers, in the order of the table. */
export const stepsFrom = (from: TicketState): Step[] => [...steps.values()].filter((step) => step.from === from);

/** In these states the appointment can be set or moved. */
export const canHaveAppointment = (state: TicketState): boolean => state === "waiting" || state === "planned";
/** A series can be started once, from a ticket with an agreed appointment. */
export const isRepeatable = ({ state, seriesId }: { state: TicketState; seriesId: string | null }): boolean =>
  state === "planned" && seriesId === null;
/** Moving an appointment notifies those who were told of it. */
export const rescheduleMessages = (state: TicketState): readonly StepMessage[] =>
  state === "planned" ? ["helper-moved", "member-moved"] : [];
/** Solved is final. */
export const isOver = (state: TicketState): boolean => state === "solved" || state === "revoked";
/** A ticket can be deleted when nobody works on it; others must be revoked first, which notifies the helper. */
export const isDeletable = (state: TicketState): boolean => ["open", "looking", "solved", "revoked"].includes(state);

/** Whole hours from creation until the end, or until now. S2 §3 */
export function ageInHours(row: { state: TicketState; createdAt: Date; stateAt: Date }, now: Date): number {
  const until = isOver(row.state) ? row.stateAt : now;
  return Math.max(0, Math.floor((until.getTime() - row.createdAt.getTime()) / hourMs));
}

interface HelperTask {
  helperId: string | null;
  state: TicketState;
  startsAt: Date | null;
  matchedAt: Date | null;
  isConfidential: boolean;
}
/** The helper and month, by the network's clocks, that the task counts for; null: none. */
export function helperLoadOf({ helperId, state, startsAt, matchedAt, isConfidential }: HelperTask, timeZone: string) {
  const at = startsAt ?? matchedAt;
  if (helperId === null || at === null || state === "revoked") return null;
  return { helperId, month: startOfMonth(dayAt(at, timeZone)), isConfidential };
}
