/** Everything of an organisation in which people can take part, in one place. S1 §2, §7 */
import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../../files/index.ts";
import { Day, Id, Instant, routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { PeopleCount } from "../../people-count.ts";
import { ProjectKind, ProjectTiming } from "../projects/schemas.ts";

export const overviewPageSize = 20;

/** A published project or citizen budget among the items of participation; surveys and calls come with their capability. */
export const OverviewItem = z.object({
  id: Id,
  type: ProjectKind,
  title: z.string(),
  startsOn: Day,
  endsOn: Day,
  timing: ProjectTiming,
  daysLeft: z.number().int(),
  phase: z.string().nullable(),
  isPublic: z.boolean(),
  /** Residents who wrote, supported or commented, each once. */
  participants: PeopleCount,
  /** Live messages and activities that belong to it. */
  messages: z.number().int(),
  events: z.number().int(),
});
export type OverviewItem = z.infer<typeof OverviewItem>;

const OverviewPage = z.object({
  items: z.array(OverviewItem),
  pageCount: z.number().int(),
  totalCount: z.number().int(),
  /** When the participants were counted: in a large organisation every ten minutes. */
  participantsAt: Instant,
  at: Instant,
});

const ItemType = z.object({
  type: ProjectKind,
  /** Published ones. */
  published: z.number().int(),
  /** Of these, under way today. */
  active: z.number().int(),
});

export const ParticipationOverview = z.object({
  /** Over all items: a person who took part in several counts once. */
  participants: PeopleCount,
  /** When they were counted: in a large organisation every ten minutes. */
  participantsAt: Instant,
  types: z.array(ItemType),
  /** Live polls, and the votes in them: beside the participants, never among them. */
  polls: z.number().int(),
  votes: z.number().int(),
  alerts: z.number().int(),
  at: Instant,
});
export type ParticipationOverview = z.infer<typeof ParticipationOverview>;

const viewer = staffFor("ideas", "viewer");

export const overviewRoutes = routes({
  getParticipationOverview: {
    summary: "How many items of participation there are, and who took part in them, each person once",
    method: "GET",
    path: "/participation/overview",
    access: viewer,
    response: ParticipationOverview,
    refusals: [],
  },
  listItemTypes: {
    summary: "The types of participation items, with how many of each are published",
    method: "GET",
    path: "/participation/item-types",
    access: viewer,
    response: z.object({ items: z.array(ItemType) }),
    refusals: [],
  },
  listOverviewItems: {
    summary:
      "Published items of participation: under way first, then to come, then the latest that are over; twenty a page",
    method: "GET",
    path: "/participation/items",
    access: viewer,
    query: z.object({ type: ProjectKind.optional(), page: z.coerce.number().int().min(0).max(10_000).default(0) }),
    response: OverviewPage,
    refusals: [],
  },
  exportOverviewItems: {
    summary: "The same as a file for a spreadsheet",
    method: "GET",
    path: "/participation/items/export",
    access: viewer,
    limit: "exports",
    query: z.object({ type: ProjectKind.optional(), ...asSpreadsheet }),
    download: spreadsheet,
    refusals: [],
  },
});
