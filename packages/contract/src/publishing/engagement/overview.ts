/** An organisation's own posts together: by day, over a year, the best of them, the deleted ones. S1 §2, §9 */
import { z } from "zod";
import { Cursor, Day, Id, Instant, NamedReference, pageOf, queryList, Verdict } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { PostKind } from "../posts/kinds.ts";
import { PostRow } from "../posts/lists.ts";
import { MessageType, Theme } from "../posts/schemas.ts";
import { PostState } from "../posts/states.ts";
import { Engagement, Rating } from "./schemas.ts";

export const calendarLimits = { days: 62, entries: 1000 } as const;

/** A message or vacancy at the time it went or will go online; an activity on each of its dates. */
export const CalendarEntry = z.object({
  postId: Id,
  /** For an activity: which of its dates. */
  dateId: Id.nullable(),
  kind: PostKind,
  type: MessageType,
  title: z.string(),
  state: PostState,
  at: Instant,
  until: Instant.nullable(),
  /** For an activity: this date was cancelled. */
  isCancelled: z.boolean(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

const OwnCalendar = z.object({
  items: z.array(CalendarEntry),
  /** The end of the span covered: earlier than requested if that was more than 62 days. */
  until: Instant,
  /** There are more entries than are returned. */
  isCut: z.boolean(),
});

/** Posts that went online in a period, as counted at `countedAt`. */
const PeriodFigures = z.object({ published: z.number().int(), engagement: Engagement });

export const OwnFigures = z.object({
  /** The last twelve calendar months by their first day, this one last. */
  months: z.array(PeriodFigures.extend({ day: Day })),
  total: PeriodFigures,
  /** Types that occur, the most frequent first. */
  types: z.array(PeriodFigures.extend({ kind: PostKind, type: MessageType })),
  /** How many of them have each rating. */
  ratings: z.array(z.object({ rating: Rating, published: z.number().int() })),
  /** The posts with most reactions, comments and votes; at most five. */
  best: z.array(PostRow),
  /** When view counts were last updated; null while nothing was counted. */
  countedAt: Instant.nullable(),
});
export type OwnFigures = z.infer<typeof OwnFigures>;

const DeletedPost = z.object({
  id: Id,
  kind: PostKind,
  type: MessageType,
  title: z.string(),
  /** The state before deletion, which it returns to when it is restored. */
  state: PostState,
  createdBy: z.string(),
  deletedAt: Instant,
  /** Until when it can be restored. */
  keptUntil: Instant,
  canPutBack: Verdict,
});

const viewer = staffFor("inbox", "viewer");
const figures = staffFor("basicStatistics", "viewer");
const kindQuery = z.object({ kind: PostKind.optional() });

export const overviewRoutes = {
  listCalendar: {
    summary: "What the organisation published and plans, in order of its moments; at most 62 days and 1,000 entries",
    method: "GET",
    path: "/posts/calendar",
    access: viewer,
    query: z.object({ from: Instant, until: Instant, kinds: queryList(PostKind, 3) }),
    response: OwnCalendar,
    refusals: [],
  },
  listDeletedPosts: {
    summary: "What was deleted in the last 30 days and can be put back, latest first",
    method: "GET",
    path: "/posts/deleted",
    access: viewer,
    query: z.object({ cursor: Cursor }),
    response: pageOf(DeletedPost),
    refusals: [],
  },
  listAuthors: {
    summary: "Who wrote the organisation's posts, by name",
    method: "GET",
    path: "/posts/authors",
    access: viewer,
    response: z.object({ items: z.array(NamedReference) }),
    refusals: [],
  },
  getOwnFigures: {
    summary: "Statistics of the organisation's own posts over the last twelve months",
    method: "GET",
    path: "/posts/figures",
    access: figures,
    query: kindQuery,
    response: OwnFigures,
    refusals: [],
  },
  listTrending: {
    summary: "The five of the last month with most reactions, comments and votes",
    method: "GET",
    path: "/posts/trending",
    access: figures,
    query: kindQuery,
    response: z.object({ items: z.array(PostRow) }),
    refusals: [],
  },
  countThemes: {
    summary: "How many posts of the last year had each theme, most frequent first",
    method: "GET",
    path: "/posts/themes",
    access: figures,
    response: z.object({ items: z.array(z.object({ theme: Theme, published: z.number().int() })) }),
    refusals: [],
  },
  countActivity: {
    summary: "What was published on each of the last 14 days, and what people did with it",
    method: "GET",
    path: "/posts/activity",
    access: figures,
    response: z.object({ days: z.array(PeriodFigures.extend({ day: Day })) }),
    refusals: [],
  },
} as const;
