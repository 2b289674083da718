/** What the feed's readers notice of a vote: the median of its first page while ballots are cast, against the same without. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { serve } from "./city.ts";
import { type Crowd, crowd, within } from "./crowd.ts";
import { feedPage } from "./feed-load.ts";
import { generate } from "./generate.ts";
import { signIn } from "./people.ts";
import { exact, middleValue, type Row, row } from "./report-row.ts";
import { idOf, type Size, sizeOf } from "./rows.ts";
import { openVote } from "./vote-tables.ts";

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
const ideas = 100;

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
    const ideaIds = await openVote(databases, { roundId, ideas, budget: 500_000 });
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
