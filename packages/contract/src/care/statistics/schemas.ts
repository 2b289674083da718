/** Counts of tickets. Confidential ones count only for those who may see them. S2 §2 */
import { z } from "zod";
import { Id } from "../../kernel/index.ts";
import { PeopleCount } from "../../people-count.ts";
import { TicketState } from "../choices.ts";

const total = z.number().int().min(0);

/** Beside the entries of the menu. */
export const SidebarTotals = z.object({
  /** Neither solved nor revoked. */
  unsolved: total,
  /** Unsolved, and the caller's own. */
  mine: total,
  /** Unsolved, and nobody's. */
  unassigned: total,
  /** Where helper and appointment are known. */
  planned: total,
});
export type SidebarTotals = z.infer<typeof SidebarTotals>;

export const TicketSummary = SidebarTotals.extend({
  total,
  /** Since Monday, by the network's clocks. */
  solvedThisWeek: total,
  /** Unsolved, and their internal deadline has passed. */
  overdue: total,
  /** All eight, in their order. */
  states: z.array(z.object({ state: TicketState, tickets: total })),
});
export type TicketSummary = z.infer<typeof TicketSummary>;

/** By the network's clocks; those that end now end today. S2 §9 */
export const carePeriods = ["last-30-days", "this-month", "last-month", "this-year", "last-year"] as const;
export const CarePeriod = z.object({ period: z.enum(carePeriods).default("this-year") });
export type CarePeriod = z.output<typeof CarePeriod>["period"];

export const careFigures = [
  ...(["asked", "solved", "toMatch", "toSolve", "activated", "active", "duos", "hours", "worth"] as const),
] as const;
export const careSections = ["time", "categories", "states", "helperKinds", "coverage", "network"] as const;

/** In words for the reader, as the screen, the file and the report have them alike. Without any confidential ticket. */
export const CareStatistics = z.object({
  period: z.enum(carePeriods),
  from: z.iso.date(),
  /** The last day. */
  until: z.iso.date(),
  figures: z.array(
    z.object({
      key: z.enum(careFigures),
      label: z.string(),
      /** With its unit; "fewer than 10" where that is all that may be said. */
      value: z.string(),
      definition: z.string(),
    }),
  ),
  sections: z.array(
    z.object({
      key: z.enum(careSections),
      title: z.string(),
      definition: z.string(),
      /** What its rows are. */
      heading: z.string(),
      columns: z.array(z.string()),
      rows: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          /** A value for each column; null: fewer than 10 people. */
          values: z.array(z.number().int().nullable()),
          note: z.string(),
        }),
      ),
    }),
  ),
});
export type CareStatistics = z.infer<typeof CareStatistics>;

export const CareImpact = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  /** That helpers gave. */
  minutes: total,
  /** What an hour is worth by the settings. */
  hourlyRateCents: total,
  currency: z.enum(["EUR", "GBP", "USD"]),
  worthCents: total,
});

export const CareMap = z.object({
  /** Those that are offered, in their order and in the caller's language. */
  categories: z.array(z.object({ id: Id, name: z.string() })),
  areas: z.array(
    z.object({
      neighbourhood: z.object({ id: Id, name: z.string() }),
      members: PeopleCount,
      /** Accepted ones who live there. */
      helpers: PeopleCount,
      /** Tickets of members who live there; confidential ones are left out. */
      unsolved: total,
      /** A category is covered from ten helpers on. */
      coverage: z.array(z.object({ categoryId: Id, helpers: PeopleCount })),
    }),
  ),
});
export type CareMap = z.infer<typeof CareMap>;
