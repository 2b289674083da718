/** Responses to the posts: views, reactions, votes, comments and a few content reports. */
import { type ExpressionBuilder, type Insertable, sql } from "kysely";
import { countLoadedTalk } from "../../apps/server/src/modules/conversations/index.ts";
import { countLoadedViews } from "../../apps/server/src/modules/publishing/index.ts";
import type { CommentTable, Database } from "../../apps/server/src/schema/db.types.ts";
import {
  type LivePost,
  likesFor,
  type Reaction,
  type Reader,
  reactionsTo,
  readersOf,
  viewsOf,
  votesOn,
} from "../engagement.ts";
import { stableId } from "../stable-id.ts";
import { type CastRemark, castThread } from "../talk/cast.ts";
import { talk } from "../talk/notation.ts";
import type { Crowd } from "./crowd.ts";
import { insertCrowdResponses } from "./crowd-responses.ts";
import { organisationId, staffId } from "./people.ts";
import type { GroundIds } from "./posts.ts";
import { insertAppeals, insertReports } from "./reports.ts";
import { insertAll, type Site, withoutIndexes, withoutLookups } from "./site.ts";

/** The thread that all neighbourhoods share. */
const SHARED = "00000000-0000-0000-0000-000000000000";

export interface ResponseCounts {
  comments: number;
  reactions: number;
  votes: number;
}

export async function insertResponses(
  site: Site,
  posts: readonly LivePost[],
  { residents, crowd }: { residents: readonly Reader[]; crowd: Crowd },
  ids: GroundIds,
): Promise<ResponseCounts> {
  const all = posts.map((live) => responsesTo(live, readersOf(live, residents), site.now));
  const areaId = (code: string) => ids.areas.get(code) as string;
  await insertViews(site, all, areaId);
  const comments = await insertComments(site, all, areaId);
  await insertReactions(site, all, areaId);
  await insertVotes(site, all, areaId);
  await insertAppeals(site);
  const answer = () => withoutLookups(site.trx, () => insertCrowdResponses(site, posts, crowd, ids));
  await withoutIndexes(site.trx, [site.network.schema, "post_view"], answer);
  await countLoadedViews(site.trx);
  await countLoadedTalk(site.trx);
  return { comments, ...(await tallyOpinions(site)) };
}

type PostResponses = ReturnType<typeof responsesTo>;

function responsesTo(live: LivePost, readers: readonly Reader[], now: Date) {
  const said = castThread(talk.get(live.post.key) ?? [], live, readers, now);
  const looks = viewsOf(live, readers, now);
  // Anyone who commented had opened the post.
  const firstWords = new Map<Reader, Date>();
  for (const { reader, at } of said) if (reader && !firstWords.has(reader)) firstWords.set(reader, at);
  const others = looks.filter(({ reader }) => !firstWords.has(reader));
  const authors = [...firstWords].map(([reader, at]) => ({
    reader,
    seenAt: minutesBefore(at, 3),
    openedAt: minutesBefore(at, 2),
  }));
  const everyone = [...others, ...authors];
  return {
    live,
    readers,
    said,
    looks: everyone,
    reactions: reactionsTo(live, everyone, now),
    votes: votesOn(live, everyone, now),
    nods: said.flatMap((one) =>
      one.hidden
        ? []
        : likesFor(
            one.key,
            one.at,
            everyone.map(({ reader }) => reader).filter((reader) => reader !== one.reader),
            now,
          ).map((nod) => ({ one, nod })),
    ),
  };
}

const minutesBefore = (moment: Date, minutes: number): Date => new Date(moment.getTime() - minutes * 60_000);
const commentId = (key: string): string => stableId("comment", key);

async function insertViews(
  { trx }: Site,
  all: readonly PostResponses[],
  areaId: (code: string) => string,
): Promise<void> {
  const rows = all.flatMap(({ live, looks }) =>
    looks.map(({ reader, seenAt, openedAt }) => ({
      postId: live.id,
      residentId: reader.residentId,
      neighbourhoodId: areaId(reader.area),
      seenAt,
      openedAt,
    })),
  );
  await insertAll(
    trx,
    "postView",
    rows.sort((one, other) => one.seenAt.getTime() - other.seenAt.getTime()),
  );
}

async function insertReactions(
  { trx }: Site,
  all: readonly PostResponses[],
  areaId: (code: string) => string,
): Promise<void> {
  const given = all.flatMap(({ live, reactions, nods }) => [
    ...reactions.map((one) => ({ subjectId: live.id, ...one })),
    ...nods.map(({ one, nod }): Reaction & { subjectId: string } => ({ subjectId: commentId(one.key), ...nod })),
  ]);
  const rows = given.map(({ subjectId, reader, kind, at }) => ({
    subjectId,
    accountId: reader.accountId,
    neighbourhoodId: areaId(reader.area),
    kind,
    createdAt: at,
  }));
  await insertAll(
    trx,
    "reaction",
    rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  );
}

async function insertVotes(
  { trx }: Site,
  all: readonly PostResponses[],
  areaId: (code: string) => string,
): Promise<void> {
  const rows = all.flatMap(({ live, votes }) =>
    votes.map(({ reader, vote, at }) => ({
      subjectId: live.id,
      residentId: reader.residentId,
      neighbourhoodId: areaId(reader.area),
      kind: vote.kind,
      score: vote.kind === "perception" ? vote.score : null,
      optionId: vote.kind === "option" ? vote.optionId : null,
      votedAt: at,
    })),
  );
  await insertAll(
    trx,
    "vote",
    rows.sort((one, other) => one.votedAt.getTime() - other.votedAt.getTime()),
  );
}

/** Stored totals of reactions and votes are counted from all rows. */
async function tallyOpinions({ trx }: Site): Promise<Pick<ResponseCounts, "reactions" | "votes">> {
  const total = sql<number>`count(*)::integer`.as("total");
  await trx
    .insertInto("reactionTally")
    .columns(["subjectId", "kind", "total"])
    .expression((eb) => eb.selectFrom("reaction").groupBy(["subjectId", "kind"]).select(["subjectId", "kind", total]))
    .execute();
  const choice = sql<string>`coalesce(option_id::text, score::text, kind)`;
  await trx
    .insertInto("voteTally")
    .columns(["subjectId", "choice", "total"])
    .expression((eb) =>
      eb
        .selectFrom("vote")
        .groupBy(["subjectId", choice])
        .select(["subjectId", choice.as("choice"), total]),
    )
    .execute();
  const count = ({ fn }: ExpressionBuilder<Database, "reactionTally" | "voteTally">) =>
    fn.sum<number>("total").as("sum");
  const { sum: reactions } = await trx.selectFrom("reactionTally").select(count).executeTakeFirstOrThrow();
  const { sum: votes } = await trx.selectFrom("voteTally").select(count).executeTakeFirstOrThrow();
  return { reactions: Number(reactions), votes: Number(votes) };
}

const tally = (keys: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
};

async function insertComments(
  site: Site,
  all: readonly PostResponses[],
  areaId: (code: string) => string,
): Promise<number> {
  const { trx } = site;
  const spoken = all.flatMap(({ live, said }) => said.map((one) => ({ live, one })));
  const rows = spoken.map(({ live, one }) => commentRow(live, one, areaId));
  // An answer refers to the comment that it answers, which must be inserted first.
  const inOrder = rows.sort((one, other) => (one.createdAt as Date).getTime() - (other.createdAt as Date).getTime());
  await insertAll(
    trx,
    "comment",
    inOrder.filter(({ parentId }) => parentId === null),
  );
  await insertAll(
    trx,
    "comment",
    inOrder.filter(({ parentId }) => parentId !== null),
  );
  const totals = tally(
    rows.filter(({ hiddenAt }) => !hiddenAt).map(({ subjectId, threadId }) => `${subjectId}/${threadId}`),
  );
  await insertAll(
    trx,
    "commentTally",
    totals.map(([key, total]) => ({ subjectId: key.slice(0, 36), threadId: key.slice(37), total })),
  );
  await insertReports(site, all, rows);
  return rows.length;
}

function commentRow(
  { id, post }: LivePost,
  one: CastRemark,
  areaId: (code: string) => string,
): Insertable<CommentTable> {
  const { reader, area, hidden, at } = one;
  return {
    id: commentId(one.key),
    subjectKind: "post",
    subjectId: id,
    organisationId: organisationId(post.by),
    threadId: area ? areaId(area) : SHARED,
    parentId: one.parentKey && commentId(one.parentKey),
    authorAccountId: reader?.accountId ?? staffId(post.author),
    authorResidentId: reader?.residentId ?? null,
    authorOrganisationId: reader ? null : organisationId(post.by),
    neighbourhoodId: reader && areaId(reader.area),
    text: one.text,
    createdAt: at,
    hiddenAt: hidden ? minutesBefore(at, -50) : null,
    hiddenBecause: hidden,
  };
}
