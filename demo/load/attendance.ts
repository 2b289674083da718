/** Sign-ups for the activities, and dates that were moved or cancelled. The same on every load. */

import { dayMs } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { anyOf } from "../../apps/server/src/kernel/sql/id-list.ts";
import { chance } from "../chance.ts";
import type { LivePost } from "../engagement.ts";
import { openBulk } from "./bulk-insert.ts";
import { accountId } from "./people.ts";
import type { GroundIds } from "./posts.ts";
import type { Site } from "./site.ts";

const canSignIn = new Set(["dirk", "fatma"].map((key) => accountId(`${key}@example.org`)));

interface Person {
  id: string;
  accountId: string;
}

interface ActivityDate {
  id: string;
  startsAt: Date;
}

export async function insertAttendance(site: Site, live: readonly LivePost[], ids: GroundIds): Promise<void> {
  const { trx, network, now } = site;
  const activities = live.filter(({ post }) => post.activity);
  const dates = await trx
    .selectFrom("activityDate")
    .select(["id", "postId", "startsAt"])
    .where("postId", "=", anyOf(activities.map(({ id }) => id)))
    .orderBy("startsAt")
    .execute();
  const residents = await trx
    .selectFrom("resident")
    .select(["id", "neighbourhoodId", "accountId"])
    .where("leftAt", "is", null)
    .orderBy("id")
    .execute();
  const byArea = Map.groupBy(residents, ({ neighbourhoodId }) => neighbourhoodId);
  const byPost = Map.groupBy(dates, ({ postId }) => postId);
  const bulk = openBulk(
    trx,
    [network.schema, "attendance"],
    ["date_id", "resident_id", "people", "state", "turn", "said_at"],
  );
  for (const one of activities) {
    const people = one.areas.flatMap((area) => byArea.get(ids.areas.get(area) ?? "") ?? []);
    const regulars = one.post.activity?.regulars?.map((key) => accountId(`${key}@example.org`)) ?? [];
    for (const [index, date] of (byPost.get(one.id) ?? []).entries()) {
      const luck = chance(`coming/${one.post.key}/${index}`);
      const coming =
        date.startsAt > now ? plannedAttendees(luck.shuffled(people), date, regulars, now) : luck.shuffled(people);
      for (const cells of registrationsFor(one, date, coming, luck, now)) bulk.add(cells);
    }
    await bulk.flush();
  }
  await bulk.flush(true);
  await countAttendance(site);
  for (const one of activities) await markDates(site, one, byPost.get(one.id) ?? []);
}

/** Residents who can sign in plan realistically: only the regulars, and not far ahead. */
function plannedAttendees(people: Person[], date: ActivityDate, regulars: readonly string[], now: Date): Person[] {
  const others = people.filter(({ accountId }) => !canSignIn.has(accountId));
  if (date.startsAt.getTime() - now.getTime() > 14 * dayMs) return others;
  return others.toSpliced(3, 0, ...people.filter(({ accountId }) => regulars.includes(accountId)));
}

/** Sign-ups for a date in order, alone or with others; fewer for dates far ahead. */
function registrationsFor(
  live: LivePost,
  date: ActivityDate,
  people: readonly { id: string }[],
  luck: ReturnType<typeof chance>,
  now: Date,
) {
  const { turnout = 0, capacity = Number.POSITIVE_INFINITY } = live.post.activity ?? {};
  const ahead = Math.max(0, date.startsAt.getTime() - now.getTime()) / dayMs;
  let left = Math.round(turnout * luck.between(0.8, 1.1) * (ahead > 21 ? 0.45 : 1));
  let free = capacity;
  const rows: (string | number | Date)[][] = [];
  const until = Math.min(now.getTime(), date.startsAt.getTime());
  for (const { id } of people) {
    if (left <= 0) break;
    const party = Math.min(left, Number(luck.weighted({ 1: 5, 2: 4, 3: 1, 4: 1 })));
    const state = party <= free ? "coming" : "waiting";
    if (state === "coming") free -= party;
    left -= party;
    const start = live.publishedAt.getTime();
    const at = new Date(start + ((until - start) * (rows.length + 1)) / (turnout * 1.1 + 2));
    rows.push([date.id, id, party, state, rows.length + 1, at]);
  }
  return rows;
}

async function countAttendance({ trx, network: { schema } }: Site): Promise<void> {
  await sql`update ${sql.id(schema, "activity_date")} d
    set coming = a.coming, waiting = a.waiting, next_turn = a.turn + 1
    from (select date_id, coalesce(sum(people) filter (where state = 'coming'), 0)::integer as coming,
        coalesce(sum(people) filter (where state = 'waiting'), 0)::integer as waiting, max(turn) as turn
      from ${sql.id(schema, "attendance")} group by date_id) a
    where a.date_id = d.id`.execute(trx);
}

/** One date was cancelled a day ago, one was moved by a day. */
async function markDates({ trx, now }: Site, { post }: LivePost, dates: readonly ActivityDate[]): Promise<void> {
  const { cancelled, moved } = post.activity ?? {};
  const [off, other] = [dates[cancelled ?? -1], dates[moved ?? -1]];
  const update = trx.updateTable("activityDate");
  if (off) {
    const change = {
      cancelledAt: new Date(now.getTime() - dayMs),
      cancelReason: "Er wordt storm voorspeld.",
      revision: 1,
    };
    await update.set(change).where("id", "=", off.id).execute();
  }
  if (other) {
    const change = { movedFrom: new Date(other.startsAt.getTime() - dayMs), revision: 1 };
    await update.set(change).where("id", "=", other.id).execute();
  }
}
