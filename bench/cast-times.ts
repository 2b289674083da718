/** What the feed's readers notice of a vote: the median of its first page while ballots are cast, against the same without. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { type Databases, openDatabase } from "../apps/server/src/kernel/database.ts";
import { serve } from "./city.ts";
import { type Crowd, crowd, within } from "./crowd.ts";
import { feedPage } from "./feed-load.ts";
import { generate, schema } from "./generate.ts";
import { signIn } from "./people.ts";
import { exact, middleValue, type Row, row } from "./report-row.ts";
import { idOf, type Size, sizeOf } from "./rows.ts";

export interface CastTimes {
  /** Milliseconds of the feed's median without ballots and with them, for each round. */
  rounds: [calm: number, voting: number][];
  /** Milliseconds of casting a ballot, for each round. */
  casts: number[];
  /** Requests of either kind that were not answered as they should be. */
  failed: number;
}

const readersPerSecond = 20;
const ballotsPerSecond = 50;
const seconds = 10;
const rounds = 3;
const voters = 500;
const choices = 100;

/** A vote of the whole city on a hundred ideas, under way. Returns the ids of its ideas. */
async function openVote({ pool }: Databases, roundId: string): Promise<string[]> {
  const project = idOf("project", 0);
  const district = idOf("phase", 1);
  await pool.query(`delete from ${schema}.ballot_right where project_id = $1`, [project]);
  await pool.query(`delete from ${schema}.ballot_idea where round_id = $1`, [roundId]);
  await pool.query(`delete from ${schema}.ballot_round where id = $1`, [roundId]);
  await pool.query(
    `insert into ${schema}.ballot_round (id, project_id, phase_id, number, opens_on, ends_on, ballot, at_least, at_most, rule,
       stops_at_first, roll, currency, created_at, saved_at, opened_at)
     values ($1, $2, $3, 1, current_date - 2, current_date + 2, 'basket', 1, 3, 'most-votes', false, 'residents', 'EUR', now(), now(), now())`,
    [roundId, project, idOf("phase", 0)],
  );
  await pool.query(
    `insert into ${schema}.ballot_district (round_id, id, position, name, budget) values ($1, $2, 0, '', 500000)`,
    [roundId, district],
  );
  await pool.query(
    `insert into ${schema}.ballot_district_neighbourhood (round_id, neighbourhood_id, district_id)
     select $1, id, $2 from ${schema}.neighbourhood`,
    [roundId, district],
  );
  const { rows } = await pool.query<{ idea_id: string }>(
    `insert into ${schema}.ballot_idea (round_id, idea_id, district_id, position, title, language, cost)
     select $1, id, $2, row_number() over (order by id) - 1, left(title, 250), 'nl', 9000::bigint * 1000000
     from (select id, title from ${schema}.idea where project_id = $3 order by id limit $4) as first
     returning idea_id`,
    [roundId, district, project, choices],
  );
  await pool.query("analyze");
  return rows.map((one) => one.idea_id);
}

/** By one voter after the other, each time with other ideas. */
function casting(origin: string, tokens: readonly string[], roundId: string, ideaIds: readonly string[]) {
  let turn = 0;
  return async () => {
    const nth = turn++;
    const chosen = Array.from({ length: 5 }, (_, step) => ideaIds[(nth * 7 + step * 13) % ideaIds.length]);
    const response = await fetch(`${origin}/api/rounds/${roundId}/ballot`, {
      method: "PUT",
      headers: {
        "content-type": "application/json",
        "x-client-id": "resident",
        authorization: `Bearer ${tokens[nth % tokens.length]}`,
      },
      body: JSON.stringify({ ideaIds: chosen }),
    }).catch(() => null);
    await response?.text();
    return response?.ok === true;
  };
}

export async function measureCasts(scale: number, tell: (line: string) => void): Promise<CastTimes> {
  const size: Size = { ...sizeOf(scale / 50), neighbourhoods: 100, residents: 20_000 };
  const folder = join(process.cwd(), ".stoep", `bench-casts-${scale}`);
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded({ folder });
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    const databases = openDatabase(postgres.ownerUrl, { max: 2 });
    await generate(databases, postgres.ownerUrl, size, tell);
    const roundId = idOf("phase", 900_000);
    const ideaIds = await openVote(databases, roundId);
    await databases.close();
    const { origin, stop } = await serve(postgres, { port: 4682, folder });
    stops.unshift(stop);
    const accounts = Array.from({ length: voters }, (_, index) => idOf("account", (index * 37) % size.residents));
    const tokens = await signIn(postgres.ownerUrl, origin, accounts, "resident");
    const cast = casting(origin, tokens, roundId, ideaIds);
    let reader = 0;
    const read = () =>
      feedPage(origin, tokens[reader++ % tokens.length] ?? "", null).then(
        () => true,
        () => false,
      );
    await Promise.all([crowd(read, readersPerSecond, 3), crowd(cast, ballotsPerSecond, 3)]);
    return await measureRounds(read, cast);
  } finally {
    for (const stop of stops) await stop();
  }
}

async function measureRounds(read: () => Promise<boolean>, cast: () => Promise<boolean>): Promise<CastTimes> {
  const found: CastTimes = { rounds: [], casts: [], failed: 0 };
  for (let round = 0; round < rounds; round++) {
    const calm = await crowd(read, readersPerSecond, seconds);
    const [reading, ballots] = await Promise.all([
      crowd(read, readersPerSecond, seconds),
      crowd(cast, ballotsPerSecond, seconds),
    ]);
    found.rounds.push([middle(calm), middle(reading)]);
    found.casts.push(middle(ballots));
    found.failed += calm.failed + reading.failed + ballots.failed;
  }
  return found;
}

const middle = (calls: Crowd): number => within(calls, 0.5);

export function castRows({ rounds: pairs, casts, failed }: CastTimes): Row[] {
  const ratio = middleValue(pairs.map(([calm, voting]) => voting / calm).toSorted((one, other) => one - other));
  const times = pairs.map(([calm, voting]) => `${exact(voting)} ms against ${exact(calm)} ms`).join(", ");
  return [
    row(
      `The feed while ${ballotsPerSecond} ballots a second are cast, against the same without, ${readersPerSecond} readers a second, median`,
      `${exact(ratio)} (rounds: ${times}; casting ${casts.map(exact).join(", ")} ms; failed ${failed})`,
      "at most 2",
      ratio <= 2 && failed === 0,
    ),
  ];
}
