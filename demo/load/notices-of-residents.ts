/** Events of which residents who can sign in were notified. */
import { sql } from "kysely";
import { aboutShout, type NoticeEvent } from "./notice-events.ts";
import type { Site } from "./site.ts";

export async function readResidentEvents(site: Site): Promise<NoticeEvent[]> {
  return [
    ...(await movesOf(site)),
    ...(await repliesTo(site)),
    ...(await commentsOn(site)),
    ...(await reactionsTo(site)),
    ...(await newsFor(site)),
  ];
}

/** Residents who can sign in: nobody else looks at notifications. */
const listReaders = ({ trx }: Site) =>
  trx
    .selectFrom("resident")
    .innerJoin("public.credential", "public.credential.accountId", "resident.accountId")
    .select(["resident.id as readerId", "resident.accountId"]);

/** Those among them who wrote or follow a shout. */
const listShoutAudience = (site: Site) =>
  site.trx
    .selectFrom(listReaders(site).as("reader"))
    .innerJoin("shout", (join) =>
      join.on(({ or, eb, exists, selectFrom }) =>
        or([
          eb("shout.authorId", "=", eb.ref("reader.readerId")),
          exists(
            selectFrom("shoutFollower")
              .select("shoutFollower.shoutId")
              .whereRef("shoutFollower.shoutId", "=", "shout.id")
              .whereRef("shoutFollower.residentId", "=", "reader.readerId"),
          ),
        ]),
      ),
    )
    .innerJoin("public.organisation", "public.organisation.id", "shout.organisationId")
    .select(["reader.readerId", "reader.accountId", "shout.id as shoutId", "shout.title", "shout.authorId"])
    .select("public.organisation.name as organisation");

const shoutMoves = {
  "in-progress": "shouts.inProgress",
  "back-in-progress": "shouts.resumed",
  done: "shouts.done",
  solved: "shouts.solved",
  reopened: "shouts.notDone",
  "asked-to-share": "shouts.asked",
  hidden: "shouts.hidden",
} as const;

const byAuthor: ReadonlySet<string> = new Set(["solved", "reopened"]);
const withWords: ReadonlySet<string> = new Set(["done", "reopened", "hidden"]);

async function movesOf(site: Site): Promise<NoticeEvent[]> {
  const rows = await listShoutAudience(site)
    .innerJoin("shoutMoment as moment", "moment.shoutId", "shout.id")
    .select(["moment.id as eventId", "moment.kind as move", "moment.at", "moment.byAccount", "moment.text"])
    .where("moment.kind", "in", Object.keys(shoutMoves) as (keyof typeof shoutMoves)[])
    .execute();
  const isTold = (move: string, isAuthor: boolean) => isAuthor || (move !== "asked-to-share" && move !== "hidden");
  return rows
    .filter(({ move, readerId, authorId }) => isTold(move, readerId === authorId))
    .map(({ move, text, byAccount, ...row }) =>
      aboutShout(row, shoutMoves[move as keyof typeof shoutMoves], {
        actor: { id: byAccount, name: byAuthor.has(move) ? "" : row.organisation },
        words: withWords.has(move) ? text : "",
      }),
    );
}

async function repliesTo(site: Site): Promise<NoticeEvent[]> {
  const rows = await listShoutAudience(site)
    .innerJoin("comment", "comment.subjectId", "shout.id")
    .where("comment.authorOrganisationId", "is not", null)
    .select(["comment.id as eventId", "comment.createdAt as at", "comment.authorAccountId", "comment.text"])
    .execute();
  return rows.map(({ text, authorAccountId, ...row }) =>
    aboutShout(row, "shouts.replied", { actor: { id: authorAccountId, name: row.organisation }, words: text }),
  );
}

/** Comments of neighbours on what residents wrote, and answers to their comments. */
async function commentsOn(site: Site): Promise<NoticeEvent[]> {
  const rows = await site.trx
    .selectFrom(listReaders(site).as("reader"))
    .crossJoin("comment")
    .leftJoin("comment as parent", "parent.id", "comment.parentId")
    .leftJoin("shout", "shout.id", "comment.subjectId")
    .leftJoin("post", "post.id", "comment.subjectId")
    .leftJoin("resident as neighbour", "neighbour.id", "comment.authorResidentId")
    .leftJoin("public.organisation", "public.organisation.id", "comment.authorOrganisationId")
    .where("comment.hiddenAt", "is", null)
    // An organisation's comment under a shout becomes a notification of its own kind, a reply.
    .where(({ or, eb }) => or([eb("shout.id", "is", null), eb("comment.authorOrganisationId", "is", null)]))
    .where(({ or, and, eb, ref }) =>
      or([
        eb("parent.authorResidentId", "=", ref("reader.readerId")),
        and([eb("shout.authorId", "=", ref("reader.readerId")), eb("parent.id", "is", null)]),
      ]),
    )
    .select(["reader.readerId", "reader.accountId", "comment.id as eventId", "comment.createdAt as at"])
    .select(["comment.subjectKind", "comment.subjectId", "parent.id as parentId", "comment.authorAccountId"])
    .select(["shout.title as shout", "post.title as post"])
    .select(["neighbour.publicName as neighbour", "public.organisation.name as organisation"])
    .execute();
  return rows.map(({ readerId, accountId, eventId, at, parentId, ...row }) => ({
    readerId,
    accountId,
    eventId,
    at,
    countsThings: false,
    kind: parentId ? "conversations.answered" : "conversations.commented",
    object: { kind: row.subjectKind, id: row.subjectId },
    mergeId: parentId ?? row.subjectId,
    actor: { id: row.authorAccountId, name: row.neighbour ?? row.organisation ?? "" },
    details: { title: row.shout ?? row.post ?? "" },
  }));
}

async function reactionsTo(site: Site): Promise<NoticeEvent[]> {
  const { trx } = site;
  const written = trx
    .selectFrom(listReaders(site).as("reader"))
    .innerJoin("shout", "shout.authorId", "reader.readerId")
    .select(["reader.readerId", "reader.accountId", "shout.id as targetId", "shout.id as subjectId", "shout.title"])
    .select(sql<string>`'shout'`.as("subjectKind"));
  const said = trx
    .selectFrom(listReaders(site).as("reader"))
    .innerJoin("comment", "comment.authorResidentId", "reader.readerId")
    .leftJoin("shout", "shout.id", "comment.subjectId")
    .leftJoin("post", "post.id", "comment.subjectId")
    .select(["reader.readerId", "reader.accountId", "comment.id as targetId", "comment.subjectId"])
    .select(({ fn }) => fn.coalesce("shout.title", "post.title").$notNull().as("title"))
    .select("comment.subjectKind");
  const rows = await trx
    .selectFrom(written.unionAll(said).as("own"))
    .innerJoin("reaction", "reaction.subjectId", "own.targetId")
    .innerJoin("resident as neighbour", "neighbour.accountId", "reaction.accountId")
    .selectAll("own")
    .select(["reaction.accountId as by", "reaction.createdAt as at", "neighbour.publicName as name"])
    .execute();
  return rows.map(({ readerId, accountId, targetId, subjectId, subjectKind, title, by, name, at }) => ({
    readerId,
    accountId,
    at,
    mergeId: targetId,
    eventId: by,
    countsThings: false,
    kind: targetId === subjectId ? "conversations.reacted" : "conversations.reactedToComment",
    object: { kind: subjectKind, id: subjectId },
    actor: { id: by, name },
    details: { title },
  }));
}

/** Messages of organisations to a whole neighbourhood that the resident has not opened. */
async function newsFor(site: Site): Promise<NoticeEvent[]> {
  const rows = await site.trx
    .selectFrom(listReaders(site).as("reader"))
    .innerJoin("resident", "resident.id", "reader.readerId")
    .innerJoin("postNeighbourhood as place", "place.neighbourhoodId", "resident.neighbourhoodId")
    .innerJoin("post", "post.id", "place.postId")
    .innerJoin("public.organisation", "public.organisation.id", "post.organisationId")
    .leftJoin("postView as view", (join) =>
      join.onRef("view.postId", "=", "post.id").onRef("view.residentId", "=", "resident.id"),
    )
    .where("place.audience", "=", "everyone")
    .where("place.isNarrowed", "=", false)
    .where("view.openedAt", "is", null)
    .select([
      "reader.readerId",
      "reader.accountId",
      "post.id as eventId",
      "post.type",
      "post.title",
      "place.liveAt as at",
    ])
    .select(["post.organisationId", "post.plannedBy", "public.organisation.name as organisation"])
    .where("place.liveAt", "is not", null)
    .$narrowType<{ at: Date }>()
    .execute();
  return rows.map(({ readerId, accountId, eventId, type, title, at, organisationId, plannedBy, organisation }) => ({
    readerId,
    accountId,
    eventId,
    at,
    countsThings: type !== "urgent",
    kind: type === "urgent" ? "publishing.alerted" : "publishing.published",
    object: { kind: "post", id: eventId },
    mergeId: type === "urgent" ? null : organisationId,
    actor: { id: plannedBy, name: organisation },
    details: { title, organisation },
  }));
}
