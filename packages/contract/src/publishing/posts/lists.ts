/** Lists of the organisation's own posts. S1 §2 */
import { z } from "zod";
import { FileView } from "../../files/index.ts";
import {
  Cursor,
  Day,
  Id,
  Instant,
  Language,
  pageOf,
  queryList,
  textLine,
  timeRange,
  Verdict,
} from "../../kernel/index.ts";
import { Engagement, Rating } from "../engagement/schemas.ts";
import { PostKind } from "./kinds.ts";
import { LinkText, ListedLink } from "./post-link.ts";
import { MessageType, Theme, Visibility } from "./schemas.ts";
import { PostState } from "./states.ts";

/** A row of that list. */
export const PostRow = z.object({
  id: Id,
  kind: PostKind,
  type: MessageType,
  title: z.string(),
  state: PostState,
  publishAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  savedAt: Instant,
  theme: Theme.nullable(),
  visibility: Visibility,
  neighbourhoodCount: z.number().int(),
  /** At most three, by name. */
  neighbourhoodNames: z.array(z.string()),
  languages: z.array(Language),
  createdBy: z.string(),
  image: FileView.nullable(),
  /** Reactions, comments and votes are exact; reached, seen and opened were counted at `countedAt`. Null before it is live. */
  engagement: Engagement.nullable(),
  countedAt: Instant.nullable(),
  rating: Rating,
  /** An activity of which no date to come takes place. */
  isCancelled: z.boolean(),
  /** Null for other kinds, and before there are dates. */
  activity: z
    .object({
      /** The next date's beginning, or that of the last date if all are over or cancelled. */
      startsAt: Instant,
      /** The beginning of the last of all its dates. */
      lastStartsAt: Instant,
      /** People who come to that date; null if nobody can register. */
      coming: z.number().int().nullable(),
      capacity: z.number().int().nullable(),
    })
    .nullable(),
  /** Null for other kinds. */
  vacancy: z.object({ applyUntil: Day.nullable() }).nullable(),
  link: ListedLink.nullable(),
  openReports: z.number().int(),
  can: z.object({ copy: Verdict, share: Verdict, delete: Verdict }),
});
export type PostRow = z.infer<typeof PostRow>;

export const PostFilter = z.object({
  /** Only posts with these ids. */
  ids: queryList(Id, 100),
  state: PostState.default("published"),
  search: textLine(100).optional(),
  kind: PostKind.optional(),
  types: queryList(MessageType, 6),
  theme: Theme.optional(),
  neighbourhoodId: Id.optional(),
  ...timeRange,
  authorId: Id.optional(),
  /** What belongs to this: `project:<id>`, or a phase of it, `project:<id>:<phase>`. */
  link: LinkText.optional(),
  /**
   * `moment` is the one that belongs to the state. `seen`, for live messages: as last counted, with numbers below ten treated alike.
   * `date`, where the kind is activities: those to come from the soonest, then those that are over from the latest; where it is
   * vacancies, by the last day to apply: those still open from the soonest, those without one, then those that are closed.
   */
  sort: z.enum(["moment", "title", "seen", "date"]).default("moment"),
  /** Default: latest published or saved first, earliest planned first, titles from A, most seen first, soonest date first. */
  direction: z.enum(["asc", "desc"]).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(15),
  cursor: Cursor,
});
export const PostPage = pageOf(PostRow).extend({
  counts: z.object({ published: z.number().int(), scheduled: z.number().int(), concept: z.number().int() }),
  /** How many match the filters; null without filters. */
  found: z.number().int().nullable(),
});
