/** Events of which staff were notified in the last weeks. */
import { daysBefore } from "@stoep/contract/kernel";
import { aboutShout, type NoticeEvent } from "./notice-events.ts";
import type { Site } from "./site.ts";

const days = 14;

export async function readStaffEvents(site: Site): Promise<NoticeEvent[]> {
  return [
    ...(await arrivalsOf(site)),
    ...(await dutiesOf(site)),
    ...(await commentsOnPosts(site)),
    ...(await reportsOf(site)),
  ];
}

const nobody = { id: null, name: "" };

const members = ({ trx }: Site) =>
  trx
    .selectFrom("public.membership as place")
    .select(["place.id as readerId", "place.accountId", "place.organisationId"])
    .where("place.type", "in", ["user", "owner"]);

/** Members who may answer and decide. */
const moderators = (site: Site) =>
  members(site).where(({ or, eb }) =>
    or([eb("place.type", "=", "owner"), eb("place.networkLevel", "in", ["editor", "admin"])]),
  );

async function arrivalsOf(site: Site): Promise<NoticeEvent[]> {
  const rows = await site.trx
    .selectFrom(moderators(site).as("reader"))
    .innerJoin("shout", "shout.organisationId", "reader.organisationId")
    .innerJoin("public.organisation", "public.organisation.id", "shout.organisationId")
    .where("shout.arrivedAt", ">", daysBefore(site.now, days))
    .whereRef("shout.arrivedAt", "=", "shout.createdAt")
    .select(["reader.readerId", "reader.accountId", "shout.id as shoutId", "shout.id as eventId", "shout.title"])
    .select(["shout.createdAt as at", "public.organisation.name as organisation", "shout.organisationId"])
    .execute();
  return rows.map(({ organisationId, ...row }) => ({
    ...aboutShout(row, "shouts.written", { actor: nobody }),
    mergeId: organisationId,
    countsThings: true,
  }));
}

/** Shouts that were assigned to them, shared with their organisation, or reopened. */
async function dutiesOf(site: Site): Promise<NoticeEvent[]> {
  const rows = await site.trx
    .selectFrom(members(site).as("reader"))
    .innerJoin("shout", (join) =>
      join
        .onRef("shout.organisationId", "=", "reader.organisationId")
        .onRef("shout.assigneeId", "=", "reader.accountId"),
    )
    .innerJoin("shoutMoment as moment", "moment.shoutId", "shout.id")
    .innerJoin("public.organisation", "public.organisation.id", "shout.organisationId")
    .where("moment.kind", "in", ["assigned", "shared", "reopened"])
    .select(["reader.readerId", "reader.accountId", "shout.id as shoutId", "shout.title", "moment.kind", "moment.text"])
    .select(["moment.id as eventId", "moment.at", "moment.byAccount", "moment.byKind"])
    .select("public.organisation.name as organisation")
    .execute();
  return rows.map(({ kind, text, byAccount, byKind, ...row }) =>
    aboutShout(row, `shouts.${kind as "assigned" | "shared" | "reopened"}`, {
      actor: { id: byAccount, name: byKind === "staff" ? row.organisation : "" },
      words: kind === "reopened" ? text : "",
    }),
  );
}

/** Answers to a neighbour's comment notify that neighbour, not staff. */
async function commentsOnPosts(site: Site): Promise<NoticeEvent[]> {
  const rows = await site.trx
    .selectFrom(moderators(site).as("reader"))
    .innerJoin("comment", "comment.organisationId", "reader.organisationId")
    .innerJoin("post", "post.id", "comment.subjectId")
    .innerJoin("resident as neighbour", "neighbour.id", "comment.authorResidentId")
    .leftJoin("comment as parent", "parent.id", "comment.parentId")
    .where("parent.authorResidentId", "is", null)
    .where("comment.hiddenAt", "is", null)
    .where("comment.createdAt", ">", daysBefore(site.now, days))
    .select(["reader.readerId", "reader.accountId", "post.id as postId", "post.title", "comment.id as eventId"])
    .select(["comment.createdAt as at", "neighbour.accountId as by", "neighbour.publicName as name"])
    .execute();
  return rows.map(({ readerId, accountId, eventId, at, postId, title, by, name }) => ({
    readerId,
    accountId,
    eventId,
    at,
    mergeId: postId,
    countsThings: false,
    kind: "conversations.commentedOnOurs",
    object: { kind: "post", id: postId },
    actor: { id: by, name },
    details: { title },
  }));
}

async function reportsOf(site: Site): Promise<NoticeEvent[]> {
  const rows = await site.trx
    .selectFrom(moderators(site).as("reader"))
    .innerJoin("contentReport as report", "report.organisationId", "reader.organisationId")
    .leftJoin("post", "post.id", "report.subjectId")
    .leftJoin("shout", "shout.id", "report.subjectId")
    // Of ideas hear those who moderate in participation; the one that there is was decided on long ago.
    .where("report.subjectKind", "<>", "idea")
    .where("report.createdAt", ">", daysBefore(site.now, days))
    .select(["reader.readerId", "reader.accountId", "report.id as eventId", "report.createdAt as at"])
    .select(["report.subjectKind", "report.subjectId", "post.title as post", "shout.title as shout"])
    .execute();
  return rows.map(({ readerId, accountId, eventId, at, subjectKind, subjectId, post, shout }) => ({
    readerId,
    accountId,
    eventId,
    at,
    mergeId: subjectId,
    countsThings: true,
    actor: nobody,
    kind: "conversations.reported",
    object: { kind: subjectKind, id: subjectId },
    details: { title: post ?? shout ?? "" },
  }));
}
