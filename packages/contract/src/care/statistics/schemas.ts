/** Counts of tickets. Confidential ones count only for those who may see them. S2 §2 */
import { z } from "zod";
import { Day, Id, NamedReference } from "../../kernel/index.ts";
import { currencies } from "../../neighbourhoods/values.ts";
import { PeopleCount } from "../../people-count.ts";
import { TicketState } from "../choices.ts";
import { carePeriods } from "../values.ts";

const total = z.number().int().min(0);

/** The numbers beside the menu entries. */
export const SidebarTotals = z.object({
  /** Neither solved nor revoked. */
  unsolved: total,
  /** Unsolved, and assigned to the caller. */
  mine: total,
  /** Unsolved, without an assignee. */
  unassigned: total,
  /** With a known helper and appointment. */
  planned: total,
});
export type SidebarTotals = z.infer<typeof SidebarTotals>;

export const TicketSummary = SidebarTotals.extend({
  total,
  /** Since Monday, by the network's clocks. */
  solvedThisWeek: total,
  /** Unsolved, and their internal deadline has passed. */
  overdue: total,
  /** All eight states, in their order. */
  states: z.array(z.object({ state: TicketState, tickets: total })),
});
export type TicketSummary = z.infer<typeof TicketSummary>;

export const CarePeriod = z.object({ period: z.enum(carePeriods).default("this-year") });
export type CarePeriod = z.output<typeof CarePeriod>["period"];

/** Tickets by their neighbourhood and a tag of their member; people, and hours, by their own. */
export const CareSelection = z.object({ neighbourhoodId: Id.optional(), tagId: Id.optional() });
export type CareSelection = z.output<typeof CareSelection>;
export const CareStatisticsQuery = CarePeriod.extend(CareSelection.shape);
export const CareMapQuery = CareSelection.pick({ tagId: true });

export const careFigures = [
  "asked",
  "solved",
  "toMatch",
  "toSolve",
  "activated",
  "active",
  "duos",
  "hours",
  "worth",
] as const;
export const careSections = ["time", "categories", "states", "helperKinds", "coverage", "network"] as const;

/** In the reader's language, the same for screen, file and report. Confidential tickets are left out. */
export const CareStatistics = z.object({
  period: z.enum(carePeriods),
  from: Day,
  /** The last day. */
  until: Day,
  /** The names of the chosen neighbourhood and tag; empty: of none. */
  selection: z.array(z.string()),
  figures: z.array(
    z.object({
      key: z.enum(careFigures),
      label: z.string(),
      /** With its unit. People in whole tens; under ten "fewer than 10". */
      value: z.string(),
      definition: z.string(),
    }),
  ),
  sections: z.array(
    z.object({
      key: z.enum(careSections),
      title: z.string(),
      definition: z.string(),
      /** The heading of the section's rows. */
      heading: z.string(),
      columns: z.array(z.string()),
      rows: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          /** A value for each column, people in whole tens; null: fewer than 10 people. */
          values: z.array(z.number().int().nullable()),
          note: z.string(),
        }),
      ),
    }),
  ),
});
export type CareStatistics = z.infer<typeof CareStatistics>;

export const CareImpact = z.object({
  from: Day,
  until: Day,
  /** Given by helpers. */
  minutes: total,
  /** The value of an hour according to the settings. */
  hourlyRateCents: total,
  currency: z.enum(currencies),
  worthCents: total,
});

export const CareMap = z.object({
  /** Categories on offer, in their order and in the caller's language. */
  categories: z.array(NamedReference),
  areas: z.array(
    z.object({
      neighbourhood: NamedReference,
      members: PeopleCount,
      /** Accepted helpers who live there. */
      helpers: PeopleCount,
      /** Tickets of members who live there; confidential ones are left out. */
      unsolved: total,
      /** A category is covered by ten or more helpers. */
      coverage: z.array(z.object({ categoryId: Id, helpers: PeopleCount })),
    }),
  ),
});
export type CareMap = z.infer<typeof CareMap>;
