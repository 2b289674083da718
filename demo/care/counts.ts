/** Stored counts about tickets, by the rules of care. */
import type { TicketState } from "@stoep/contract/care";
import { dayAt, startOfMonth } from "@stoep/contract/kernel";
import { nobodyId } from "../../apps/server/src/kernel/sql/counters.ts";
import { ZONE } from "../moments.ts";
import type { AskedHelper } from "./thread.ts";
import type { DemoTicket } from "./tickets.ts";

export interface TicketCounts {
  tally: { state: TicketState; assigneeId: string; isConfidential: boolean; total: number }[];
  load: { helperId: string; month: string; tasks: number }[];
  duos: { helperId: string; memberId: string; solved: number; lastAt: Date }[];
  members: Map<string, { tickets: number; solved: number; lastTicketAt: Date }>;
  helpers: Map<
    string,
    { helped: number; lastHelpedAt: Date | null; lastAskedAt: Date | null; lastRefusedAt: Date | null }
  >;
}

export function countAll(tickets: readonly DemoTicket[], asked: readonly AskedHelper[]): TicketCounts {
  const open = tickets.filter(({ isConfidential }) => !isConfidential);
  const helped = open.filter(({ state, helper }) => state === "solved" && helper !== null);
  const groups = <T>(rows: readonly T[], key: (row: T) => string) => [...Map.groupBy(rows, key).values()];
  const latest = (dates: readonly (Date | null | undefined)[]) =>
    dates.reduce<Date | null>((last, one) => (one && (!last || one > last) ? one : last), null);
  return {
    tally: groups(tickets, ({ state, assignee, isConfidential }) => `${state} ${assignee} ${isConfidential}`).flatMap(
      (some) =>
        some.slice(0, 1).map(({ state, assignee, isConfidential }) => ({
          state,
          isConfidential,
          total: some.length,
          assigneeId: assignee ?? nobodyId,
        })),
    ),
    load: groups(tickets.filter(isTask), (one) => `${one.helper?.id} ${monthOf(one)}`).flatMap((some) =>
      some.slice(0, 1).map((one) => ({ helperId: one.helper?.id ?? "", month: monthOf(one), tasks: some.length })),
    ),
    duos: groups(helped, ({ helper, member }) => `${helper?.id} ${member.id}`).flatMap((some) =>
      some.slice(0, 1).map(({ helper, member }) => ({
        helperId: helper?.id ?? "",
        memberId: member.id,
        solved: some.length,
        lastAt: latest(some.map(({ solvedAt }) => solvedAt)) as Date,
      })),
    ),
    members: new Map(
      [...Map.groupBy(open, ({ member }) => member.id)].map(([id, some]) => [
        id,
        {
          tickets: some.length,
          solved: some.filter(({ state }) => state === "solved").length,
          lastTicketAt: latest(some.map(({ createdAt }) => createdAt)) as Date,
        },
      ]),
    ),
    helpers: helpersOf(helped, asked, latest),
  };
}

const isTask = ({ helper, startsAt, matchedAt, state }: DemoTicket) =>
  helper !== null && Boolean(startsAt ?? matchedAt) && state !== "revoked";
const monthOf = ({ startsAt, matchedAt }: DemoTicket) => startOfMonth(dayAt((startsAt ?? matchedAt) as Date, ZONE));

function helpersOf(
  helped: readonly DemoTicket[],
  asked: readonly AskedHelper[],
  latest: (dates: readonly (Date | null | undefined)[]) => Date | null,
): TicketCounts["helpers"] {
  const solvedBy = Map.groupBy(helped, ({ helper }) => helper?.id ?? "");
  const askedOf = Map.groupBy(asked, ({ helper }) => helper.id);
  return new Map(
    [...new Set([...solvedBy.keys(), ...askedOf.keys()])].map((id) => {
      const [done, asks] = [solvedBy.get(id) ?? [], askedOf.get(id) ?? []];
      const refused = asks.filter(({ state }) => state === "not-interested");
      return [
        id,
        {
          helped: done.length,
          lastHelpedAt: latest(done.map(({ solvedAt }) => solvedAt)),
          lastAskedAt: latest(asks.map(({ askedAt }) => askedAt)),
          lastRefusedAt: latest(refused.map(({ answeredAt }) => answeredAt)),
        },
      ];
    }),
  );
}
