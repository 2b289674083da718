/** The statistics of a message with few views, and of one that everybody it reached viewed: a hundred times as many. */
import pg from "pg";
import { type City, request } from "./city.ts";
import { medians } from "./feed-load.ts";
import { schema } from "./generate.ts";
import { idOf } from "./rows.ts";

export interface ViewStatistics {
  /** Average views of a message. */
  views: [few: number, many: number];
  /** Milliseconds, medians. */
  times: [few: number, many: number];
}

const messages = 40;

export async function compareViewStatistics(ownerUrl: string, { size, ...city }: City): Promise<ViewStatistics> {
  const step = Math.max(2, Math.floor(size.posts / messages));
  const few = Array.from({ length: Math.floor(size.posts / step) }, (_, index) => idOf("post", index * step));
  const many = few.map((_, index) => idOf("post", index * step + 1));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`set search_path to ${schema}, public`);
    await spread(client, few);
    await fill(client, many);
    await recount(client, [...few, ...many]);
    const views = await Promise.all([few, many].map((ids) => averageViews(client, ids)));
    const statisticsOfOne = (ids: string[]) => () =>
      request(city, `/api/posts/${ids[Math.floor(Math.random() * ids.length)]}/statistics`);
    const times = await medians(statisticsOfOne(few), statisticsOfOne(many), 200);
    return { views: [views[0] ?? 0, views[1] ?? 0], times };
  } finally {
    await client.end();
  }
}

/** Everybody reached views the posts within sixty days, and a quarter open them; counted as the server does. */
async function fill(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(
    `insert into post_view (post_id, resident_id, neighbourhood_id, seen_at, opened_at)
     select post.id, resident.id, resident.neighbourhood_id, looked.at, case when looked.nth % 4 = 0 then looked.at end
     from post join post_neighbourhood as place on place.post_id = post.id
       join resident on resident.neighbourhood_id = place.neighbourhood_id and resident.left_at is null
       cross join lateral (select ('x' || right(resident.id::text, 6))::bit(24)::int as nth) as one
       cross join lateral (select one.nth, post.published_at + one.nth % 60 * interval '1 day' as at) as looked
     where post.id = any($1::uuid[]) on conflict do nothing`,
    [ids],
  );
}

/** Spreads the views over the same sixty days. */
async function spread(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(
    `update post_view set seen_at = post.published_at + ('x' || right(resident_id::text, 6))::bit(24)::int % 60 * interval '1 day'
     from post where post.id = post_id and post.id = any($1::uuid[])`,
    [ids],
  );
}

async function recount(client: pg.Client, ids: string[]): Promise<void> {
  for (const table of ["post_place_count", "post_step_count"])
    await client.query(`delete from ${table} where post_id = any($1::uuid[])`, [ids]);
  await client.query(
    `insert into post_place_count select post_id, neighbourhood_id, count(*), count(opened_at), 0
     from post_view where post_id = any($1::uuid[]) group by 1, 2`,
    [ids],
  );
  await client.query(
    `insert into post_step_count
     select view.post_id, case when age < 48 then age else age / 24 * 24 end, ('x' || right(view.resident_id::text, 1))::bit(4)::int % 4,
       count(*), count(view.opened_at), 0
     from post_view as view join post on post.id = view.post_id
       cross join lateral (select greatest(0, floor(extract(epoch from view.seen_at - post.published_at) / 3600))::int as age) as one
     where view.post_id = any($1::uuid[]) group by 1, 2, 3`,
    [ids],
  );
  await client.query("vacuum analyze post_view, post_place_count, post_step_count");
}

async function averageViews(client: pg.Client, ids: string[]): Promise<number> {
  const { rows } = await client.query(
    "select round(sum(seen)::numeric / $2)::int as views from post_place_count where post_id = any($1::uuid[])",
    [ids, ids.length],
  );
  return rows[0].views;
}
