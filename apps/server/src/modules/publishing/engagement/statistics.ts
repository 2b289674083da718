/** The figures of one message, exact at this time: for screen, spreadsheet and report alike. S1 §9, D §9 */
import { sumOf } from "@stoep/contract/kernel";
import { peopleCount } from "@stoep/contract/people-count";
import type { Attendance, MessageType, PostStatistics, ReadPost } from "@stoep/contract/publishing";
import { sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { ReaderScope, RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { countPeopleOn, talkCountsOn } from "#modules/conversations/index.ts";
import { countDeliveries, disclosedProgress } from "#modules/notifications/index.ts";
import { withoutLinks } from "../links/index.ts";
import {
  disclosedFigures,
  isEarly,
  ratingOf,
  selectReadPosts,
  sumFigures,
  viewerOf,
  viewReadPost,
} from "../posts/index.ts";
import { curveOfViews, curveStepSeconds } from "./rules.ts";
import { listEngagement } from "./store/statistics.ts";
import { listViews } from "./store/view-counts.ts";

export interface PostFigures {
  post: ReadPost;
  statistics: PostStatistics;
}

/** Refuses with `not_found` a message of another organisation. */
export async function loadStatistics(
  { actor, db, now, language }: ReaderScope<Staff>,
  postId: string,
): Promise<PostFigures> {
  const row = await selectReadPosts(db, viewerOf(actor, language))
    .where("post.id", "=", postId)
    .where("post.organisationId", "=", actor.organisation.id)
    .where("post.deletedAt", "is", null)
    .executeTakeFirst();
  if (!row) refuse("not_found");
  const figures = await listEngagement(db, postId);
  const totals = sumFigures(figures);
  const early = isEarly(row.publishedAt, now);
  const post = viewReadPost(row, { network: actor.network, actor, now, links: withoutLinks });
  // The same counts as in the lists.
  const talk = await talkCountsOn(db, sql.val(postId)).executeTakeFirstOrThrow();
  const statistics = {
    total: { ...disclosedFigures(totals), ...talk },
    staffComments: Math.max(0, talk.comments - totals.comments),
    tookPart: peopleCount(await countPeopleOn(db, postId)),
    overTime: row.publishedAt ? await loadCurve(db, postId, row.publishedAt, now) : [],
    rating: ratingOf(totals, early),
    perNeighbourhood: figures.map(({ neighbourhoodId, name, ...one }) => ({
      neighbourhoodId,
      name,
      ...disclosedFigures(sumFigures([one])),
      rating: ratingOf(one, early),
    })),
    reactions: post.reactions,
    poll: post.poll,
    attendance: attendanceOf(post.activity),
    ...(await deliveriesOf(db, row)),
    at: now.toISOString(),
  };
  return { post, statistics };
}

/** Cancelled dates are left out. */
function attendanceOf(activity: ReadPost["activity"]): Attendance | null {
  if (!activity) return null;
  const dates = activity.dates
    .filter(({ cancelled }) => cancelled === null)
    .map(({ id, startsAt, coming, waiting }) => ({ id, startsAt, coming, waiting }));
  const sum = (key: "coming" | "waiting") => sumOf(dates, (date) => date[key]);
  const [coming, waiting] = [sum("coming"), sum("waiting")];
  return activity.hasRegistration || coming + waiting > 0 ? { coming, waiting, dates } : null;
}

async function loadCurve(db: RouteCall["db"], postId: string, publishedAt: Date, now: Date) {
  const stepSeconds = curveStepSeconds(publishedAt, now);
  return curveOfViews(await listViews(db, postId, stepSeconds / 3600), { publishedAt, stepSeconds, now });
}

/** The progress of an alert, per channel. */
async function deliveriesOf(db: RouteCall["db"], { id, type }: { id: string; type: MessageType }) {
  const { mail, push, text } = type === "urgent" ? await countDeliveries(db, id) : nothingSent;
  return { mails: disclosedProgress(mail), pushes: disclosedProgress(push), texts: disclosedProgress(text) };
}

const nothingSent = { mail: null, push: null, text: null };
