/** Engagement: the figures of one message, and the medians of its organisation. S1 §9, D §9 */
import { z } from "zod";
import { PollView, Reactions } from "../../conversations/index.ts";
import { Id, Instant } from "../../kernel/index.ts";
import { DeliveryProgress } from "../../notifications/index.ts";
import { PeopleCount } from "../../people-count.ts";
import { ActivityDate } from "../activities/schemas.ts";

/** `early`: less than average on its first day, when it is too soon to call it weak. */
export const Rating = z.enum(["good", "average", "weak", "early", "none"]);
export type Rating = z.infer<typeof Rating>;
export const Engagement = z.object({
  reached: PeopleCount,
  seen: PeopleCount,
  opened: PeopleCount,
  /** Residents who followed the button, once each; readers of the public page are not counted. */
  clicked: PeopleCount,
  reactions: z.number().int(),
  comments: z.number().int(),
  votes: z.number().int(),
});
export type Engagement = z.infer<typeof Engagement>;

/** Registered people, which readers can see. Somebody registered for several dates counts at each. */
export const Attendance = z.object({
  coming: z.number().int(),
  waiting: z.number().int(),
  /** Dates that were not cancelled, in order. */
  dates: z.array(ActivityDate.pick({ id: true, startsAt: true, coming: true, waiting: true })),
});
export type Attendance = z.infer<typeof Attendance>;

export const PostStatistics = z.object({
  total: Engagement,
  /** Comments by organisations: in the total, but in no neighbourhood. */
  staffComments: z.number().int(),
  /** People who reacted, commented or voted. */
  tookPart: PeopleCount,
  /** How many had seen it, opened it and followed its button by then, in whole tens, by the hour at first, then by the day or week. */
  overTime: z.array(z.object({ at: Instant, seen: PeopleCount, opened: PeopleCount, clicked: PeopleCount })),
  rating: Rating,
  perNeighbourhood: z.array(Engagement.extend({ neighbourhoodId: Id, name: z.string(), rating: Rating })),
  reactions: Reactions,
  poll: PollView.nullable(),
  /** For an activity; null if it takes no registrations and has none. */
  attendance: Attendance.nullable(),
  /** For an urgent message: the progress of its mails, pushes and text messages. */
  mails: DeliveryProgress.nullable(),
  pushes: DeliveryProgress.nullable(),
  texts: DeliveryProgress.nullable(),
  /** Exact at this moment; the counts of views in lists are at most an hour old. */
  at: Instant,
});
export type PostStatistics = z.infer<typeof PostStatistics>;

/** Between 0 and 1, in whole hundredths. */
const Share = z.number().min(0).max(1);

/** An organisation's typical figures: the median of each over its messages. null if too few messages have the figure. */
export const PostMedians = z.object({
  /** Messages that went live from this moment on, and at least a day ago. */
  since: Instant,
  /** How many were counted, at most the last thousand. */
  messages: z.number().int(),
  /** A share of the people reached. */
  seenShare: Share.nullable(),
  openedShare: Share.nullable(),
  /** A share of the people reached by messages with a button. */
  clickedShare: Share.nullable(),
  reactions: z.number().nullable(),
  comments: z.number().nullable(),
  /** Over polls. */
  votes: z.number().nullable(),
});
export type PostMedians = z.infer<typeof PostMedians>;
/** A median of fewer messages says nothing. */
export const fewestForMedian = 5;
