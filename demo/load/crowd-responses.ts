/** Responses of residents who never comment: who saw, opened, reacted and voted, and which mails they got. */
import { hourMs } from "@stoep/contract/kernel";
import { type Chance, chance } from "../chance.ts";
import { isPoll, type LivePost, moodsOf, voteOf } from "../engagement.ts";
import { eagernessIn } from "../people/crowd.ts";
import { stableId } from "../stable-id.ts";
import { type Bulk, openBulk } from "./bulk-insert.ts";
import type { Crowd, Onlooker } from "./crowd.ts";
import type { GroundIds } from "./posts.ts";
import type { Site } from "./site.ts";

interface ResponseTables {
  views: Bulk;
  reactions: Bulk;
  votes: Bulk;
  mails: Bulk;
}

function openTables({ trx, network: { schema } }: Site): ResponseTables {
  return {
    views: openBulk(
      trx,
      [schema, "post_view"],
      ["post_id", "resident_id", "neighbourhood_id", "seen_at", "opened_at", "clicked_at"],
    ),
    reactions: openBulk(
      trx,
      [schema, "reaction"],
      ["subject_id", "account_id", "neighbourhood_id", "kind", "created_at"],
    ),
    votes: openBulk(
      trx,
      [schema, "vote"],
      ["subject_id", "resident_id", "neighbourhood_id", "kind", "score", "option_id", "voted_at"],
    ),
    mails: openBulk(
      trx,
      ["public", "delivery"],
      [
        "id",
        "network_id",
        "template",
        "subject_id",
        "account_id",
        "recipient",
        "language",
        "content",
        "state",
        "lane",
        "attempts",
        "next_try_at",
        "queued_at",
        "settled_at",
        "answer",
      ],
    ),
  };
}

/** Call it for all live posts, before the stored counts are computed. */
export async function insertCrowdResponses(
  site: Site,
  posts: readonly LivePost[],
  crowd: Crowd,
  ids: GroundIds,
): Promise<void> {
  const tables = openTables(site);
  for (const live of posts) {
    // Crowd residents are not businesses, so posts for businesses alone do not reach them.
    if (live.post.visibility === "local-economy") continue;
    for (const area of live.areas) {
      const areaId = ids.areas.get(area) as string;
      const readers = readersIn(live, crowd.readers.get(area) ?? []);
      insertReaders(site, { live, area, areaId }, readers, tables);
      if (live.post.type === "urgent") insertMail(site, live, readers, tables.mails);
    }
    for (const table of Object.values(tables)) await table.flush();
  }
  for (const table of Object.values(tables)) await table.flush(true);
}

function readersIn({ streetIds }: LivePost, residents: readonly Onlooker[]): readonly Onlooker[] {
  if (streetIds.length === 0) return residents;
  const streets = new Set(streetIds);
  return residents.filter(({ streetId }) => streets.has(streetId));
}

interface Place {
  live: LivePost;
  area: string;
  areaId: string;
}

/** Of every hundred about sixty see it, twenty open it and three react; a fifth of a poll's readers vote. */
function insertReaders({ now }: Site, place: Place, readers: readonly Onlooker[], tables: ResponseTables): void {
  const { live, area, areaId } = place;
  const luck = chance(`crowd/${live.post.key}/${area}`);
  const follows = followingOf(place);
  const interest = live.post.interest ?? 0.3;
  const opens = (isPoll(live.post) ? 0.3 : 0.2) + 0.42 * interest;
  const pulls = eagernessIn(area) + luck.between(-0.05, 0.05) + 0.4 * (interest - 0.3);
  const pace = (live.post.type === "urgent" ? 2 : 11) * hourMs;
  for (const reader of readers) {
    const wasThere = reader.joinedAt <= live.publishedAt;
    const odds = Math.min(0.95, 0.34 + 0.44 * reader.habit + pulls) * (wasThere ? 1 : 0.35);
    if (!luck.is(odds)) continue;
    const from = Math.max(live.publishedAt.getTime(), reader.joinedAt.getTime());
    const seen = from + 2 * 60_000 - Math.log(1 - luck.next()) * (pace / (0.4 + reader.habit));
    if (seen >= now.getTime()) continue;
    const opened = seen + luck.between(3_000, 40_000);
    const isOpened = luck.is(opens) && opened < now.getTime();
    const openedAt = isOpened ? new Date(opened) : null;
    tables.views.add([live.id, reader.residentId, areaId, new Date(seen), openedAt, follows(openedAt)]);
    if (openedAt) insertResponse({ luck, place, reader, openedAt, now }, tables);
  }
}

/** A third of the people who opened it followed its button. */
function followingOf({ live: { post }, area }: Place): (openedAt: Date | null) => Date | null {
  const luck = chance(`crowd-clicks/${post.key}/${area}`);
  const odds = post.button ? 0.2 + 0.4 * (post.interest ?? 0.3) : 0;
  return (openedAt) => (openedAt && luck.is(odds) ? openedAt : null);
}

interface ResponseInput {
  luck: Chance;
  place: Place;
  reader: Onlooker;
  openedAt: Date;
  now: Date;
}

function insertResponse(
  { luck, place: { live, areaId }, reader, openedAt, now }: ResponseInput,
  tables: ResponseTables,
): void {
  const { post, closesAt } = live;
  const interest = post.interest ?? 0.3;
  const at = new Date(Math.min(openedAt.getTime() + luck.between(5_000, 90_000), now.getTime() - 1_000));
  if (luck.is(0.04 + 0.2 * interest))
    tables.reactions.add([live.id, reader.accountId, areaId, luck.weighted(moodsOf(post)), at]);
  if (!isPoll(post) || !luck.is(0.34 + 0.3 * interest) || (closesAt && at >= closesAt)) return;
  const vote = voteOf(live, luck);
  const score = vote.kind === "perception" ? vote.score : null;
  const optionId = vote.kind === "option" ? vote.optionId : null;
  tables.votes.add([live.id, reader.residentId, areaId, vote.kind, score, optionId, at]);
}

/** An urgent message was mailed at the time to the residents who wanted such mails. */
function insertMail(
  { network }: Site,
  { id, post, publishedAt }: LivePost,
  readers: readonly Onlooker[],
  mails: Bulk,
): void {
  const luck = chance(`crowd-mail/${post.key}`);
  for (const reader of readers) {
    const settledAt = new Date(publishedAt.getTime() + 4_000 + luck.whole(0, 150_000));
    const isRefused = luck.is(0.011);
    if (!reader.wantsAlertMails || reader.joinedAt > publishedAt) continue;
    mails.add([
      stableId("mail", post.key, reader.email),
      network.id,
      "urgentMessage",
      id,
      reader.accountId,
      reader.email,
      reader.language,
      "{}",
      isRefused ? "failed" : "accepted",
      1,
      1,
      publishedAt,
      publishedAt,
      settledAt,
      isRefused ? "550 mailbox unavailable" : "250 ok",
    ]);
  }
}
