/** How long the job takes that counts a large vote by Equal Shares, with a server that works on nothing else, and how often it tells how far it is. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Election, moneyPerUnit } from "@stoep/tally";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { type Databases, openDatabase } from "../apps/server/src/kernel/database.ts";
import { serve } from "./city.ts";
import { generate, schema } from "./generate.ts";
import { formatWhole } from "./performance-page.ts";
import { type Row, row } from "./report-row.ts";
import { idOf, type Size, sizeOf } from "./rows.ts";
import { electionOf, slowestShape } from "./tally.ts";
import { districtId, openVote } from "./vote-tables.ts";

export interface CountTimes {
  /** From the moment at which it is asked for until the result can be read. */
  seconds: number;
  /** How many different percents staff could read meanwhile. */
  percents: number;
}

const ballots = 100_000;
const ideas = 300;
const roundId = idOf("phase", 900_001);
/** The count is asked for within a minute. */
const longestMs = 600_000;

async function castAll({ pool }: Databases, election: Election): Promise<void> {
  await pool.query(
    `update ${schema}.ballot_idea set cost = given.cost
     from unnest($2::bigint[]) with ordinality as given (cost, place) where round_id = $1 and position = given.place - 1`,
    [roundId, election.ideas.map(({ cost }) => cost)],
  );
  await pool.query(
    `insert into ${schema}.ballot (id, round_id, district_id, choices, seal)
     select gen_random_uuid(), $1, $2, given::smallint[], sha256(gen_random_uuid()::text::bytea) from unnest($3::text[]) as given`,
    [
      roundId,
      districtId,
      election.ballots.map(({ ideas: chosen }) => `{${chosen.toSorted((one, other) => one - other)}}`),
    ],
  );
  await pool.query(
    `insert into ${schema}.ballot_key (round_id, key) values ($1, 'none') on conflict (round_id) do nothing`,
    [roundId],
  );
}

/** The vote ended days ago: the server finds it by itself. */
const endVote = ({ pool }: Databases) =>
  pool.query(
    `update ${schema}.ballot_round set rule = 'equal-shares', opens_on = current_date - 9, ends_on = current_date - 2 where id = $1`,
    [roundId],
  );

async function watch({ pool }: Databases): Promise<CountTimes> {
  const percents = new Set<number>();
  let asked: number | null = null;
  for (const began = performance.now(); performance.now() - began < longestMs; await pause(100)) {
    const { rows } = await pool.query<{ counted: boolean; percent: number | null }>(
      `select counted_at is not null as counted, (select percent from ${schema}.ballot_count_request where round_id = id) as percent
       from ${schema}.ballot_round where id = $1`,
      [roundId],
    );
    const [{ counted, percent } = { counted: false, percent: null }] = rows;
    if (percent !== null) {
      asked ??= performance.now();
      percents.add(percent);
    }
    if (counted) return { seconds: (performance.now() - (asked ?? began)) / 1000, percents: percents.size };
  }
  throw new Error("the vote was not counted");
}

export async function measureCount(tell: (line: string) => void): Promise<CountTimes> {
  const size: Size = { ...sizeOf(1 / 50), residents: 2000, ideas: 8000 };
  const folder = join(process.cwd(), ".stoep", "bench-count");
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded({ folder });
  const databases = openDatabase(postgres.ownerUrl, { max: 2 });
  const stops: (() => Promise<void>)[] = [() => databases.close(), () => postgres.stop()];
  try {
    await generate(databases, postgres.ownerUrl, size, tell);
    const election = electionOf(ballots, ideas, slowestShape);
    const ballot = await openVote(databases, { roundId, ideas, budget: election.budget / moneyPerUnit });
    if (ballot.length !== ideas) throw new Error("the city has too few ideas");
    await castAll(databases, election);
    const { stop } = await serve(postgres, { port: 4683, folder });
    stops.unshift(stop);
    // What a server does at its start is over.
    await pause(20_000);
    await endVote(databases);
    return await watch(databases);
  } finally {
    for (const stop of stops) await stop();
  }
}

export const countRows = ({ seconds, percents }: CountTimes): Row[] => [
  row(
    `The job that counts ${formatWhole(ballots)} ballots over ${ideas} ideas by Equal Shares, the slowest of four shapes, until the result can be read`,
    `${seconds.toFixed(1)} s (${percents} steps of progress told)`,
    "told",
    percents > 1,
  ),
];
