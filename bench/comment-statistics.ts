/** The statistics of a message with few reactions and comments, and of one with a hundred times as many. */
import pg from "pg";
import { type City, request } from "./city.ts";
import { medians } from "./feed-load.ts";
import { schema } from "./generate.ts";
import { idOf } from "./rows.ts";

export interface CommentStatistics {
  /** Average reactions and comments of a message. */
  acts: [few: number, many: number];
  /** Milliseconds, medians. */
  times: [few: number, many: number];
}

const messages = 40;

export async function compareCommentStatistics(ownerUrl: string, { size, ...city }: City): Promise<CommentStatistics> {
  const step = Math.max(3, Math.floor(size.posts / messages));
  const few = Array.from({ length: Math.floor(size.posts / step) }, (_, index) => idOf("post", index * step + 1));
  const many = few.map((_, index) => idOf("post", index * step + 2));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`set search_path to ${schema}, public`);
    await fill(client, many);
    await recount(client, many);
    const acts = await Promise.all([few, many].map((ids) => averageActs(client, ids)));
    const statisticsOfOne = (ids: string[]) => () =>
      request(city, `/api/posts/${ids[Math.floor(Math.random() * ids.length)]}/statistics`);
    const times = await medians(statisticsOfOne(few), statisticsOfOne(many), 200);
    return { acts: [acts[0] ?? 0, acts[1] ?? 0], times };
  } finally {
    await client.end();
  }
}

/** Everybody reached reacts to the posts, and every fourth comments. */
async function fill(client: pg.Client, ids: string[]): Promise<void> {
  const reached = `post join post_neighbourhood as place on place.post_id = post.id
    join resident on resident.neighbourhood_id = place.neighbourhood_id and resident.left_at is null
    where post.id = any($1::uuid[])`;
  await client.query(
    `insert into reaction (subject_id, account_id, neighbourhood_id, kind, created_at)
     select post.id, resident.account_id, resident.neighbourhood_id, 'like', post.published_at from ${reached} on conflict do nothing`,
    [ids],
  );
  await client.query(
    `insert into comment (id, subject_kind, subject_id, organisation_id, thread_id, author_account_id, author_resident_id,
       neighbourhood_id, text, created_at)
     select gen_random_uuid(), 'post', post.id, post.organisation_id, '00000000-0000-0000-0000-000000000000',
       resident.account_id, resident.id, resident.neighbourhood_id, 'Goed plan', post.published_at
     from ${reached} and ('x' || right(resident.id::text, 6))::bit(24)::int % 4 = 0`,
    [ids],
  );
}

/** Recounts as the server does. */
async function recount(client: pg.Client, ids: string[]): Promise<void> {
  for (const table of ["reaction_tally", "comment_tally", "participant", "talk_tally"])
    await client.query(`delete from ${table} where subject_id = any($1::uuid[])`, [ids]);
  const acts = `select subject_id, account_id, neighbourhood_id, 1 as reactions, 0 as comments from reaction
      where subject_id = any($1::uuid[])
    union all select subject_id, author_account_id, neighbourhood_id, 0, 1 from comment where subject_id = any($1::uuid[])`;
  for (const statement of [
    "insert into reaction_tally select subject_id, kind, count(*) from reaction where subject_id = any($1::uuid[]) group by 1, 2",
    "insert into comment_tally select subject_id, thread_id, count(*) from comment where subject_id = any($1::uuid[]) group by 1, 2",
    `insert into participant (subject_id, account_id, neighbourhood_id, acts)
       select subject_id, account_id, (array_agg(neighbourhood_id))[1], count(*) from (${acts}) as act group by 1, 2`,
    `insert into talk_tally (subject_id, neighbourhood_id, people, reactions, comments, votes)
       select subject_id, neighbourhood_id, count(distinct account_id), sum(reactions), sum(comments), 0 from (${acts}) as act group by 1, 2`,
  ])
    await client.query(statement, [ids]);
  await client.query("vacuum analyze reaction, comment, reaction_tally, comment_tally, participant, talk_tally");
}

async function averageActs(client: pg.Client, ids: string[]): Promise<number> {
  const { rows } = await client.query(
    "select round(sum(reactions + comments)::numeric / $2)::int as acts from talk_tally where subject_id = any($1::uuid[])",
    [ids, ids.length],
  );
  return rows[0].acts;
}
