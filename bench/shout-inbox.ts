/** Residents' messages to the city: the inbox with each filter, the search for similar messages, counters and statistics. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type EmbeddedPostgres, startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { type City, openCity, request, serve } from "./city.ts";
import { medians } from "./feed-load.ts";
import { generate } from "./generate.ts";
import { signIn } from "./people.ts";
import { idOf, type Size, sizeOf } from "./rows.ts";

type Times = [one: number, other: number];

/** Milliseconds, medians. */
export interface ShoutTimes {
  /** How many messages each of the cities has. */
  counts: [small: number, large: number];
  /** The first page without and with each filter. */
  filters: { name: string; times: Times }[];
  /** Writing a message, and finding similar ones. */
  similar: Times;
  counters: Times;
  statistics: Times;
}

const rounds = 60;
const year = (ago: number) => new Date(Date.UTC(2026 - ago, 10, 1)).toISOString();

/** One filter of each kind, and the usual combinations. */
const filters: Record<string, string> = {
  "one type": "category=ideas",
  "two types": "category=other",
  new: "statuses=new",
  "in progress": "statuses=in-progress",
  open: "statuses=new&statuses=in-progress",
  done: "statuses=done",
  "assigned to me": "assignee=me",
  "assigned to nobody": "assignee=nobody",
  "a neighbourhood": `neighbourhoodId=${idOf("neighbourhood", 3)}`,
  "a theme": "theme=culture",
  "a month two years ago": `from=${year(2)}&until=${new Date(Date.UTC(2024, 11, 1)).toISOString()}`,
  "open problems of mine": "category=alerts&statuses=new&statuses=in-progress&assignee=me",
  "a theme in a neighbourhood": `theme=mobility&neighbourhoodId=${idOf("neighbourhood", 7)}`,
  "nothing at all": `theme=sports&neighbourhoodId=${idOf("neighbourhood", 7)}`,
};

export async function compareShouts(ownerUrl: string, small: City, large: City): Promise<ShoutTimes> {
  const inbox =
    (query = "") =>
    () =>
      request(large, `/api/shouts/inbox?${query}`);
  const found: ShoutTimes["filters"] = [];
  for (const [name, query] of Object.entries(filters))
    found.push({ name, times: await medians(inbox(), inbox(query), rounds) });
  const inBoth = (path: string) =>
    medians(
      () => request(small, path),
      () => request(large, path),
      rounds,
    );
  return {
    counts: [small.size.shouts, large.size.shouts],
    filters: found,
    similar: await compareSimilar(ownerUrl, large),
    counters: await inBoth("/api/shouts/inbox/counters"),
    statistics: await inBoth("/api/shouts/inbox/figures"),
  };
}

/** By a different resident each time, since nobody may write that many. */
async function compareSimilar(ownerUrl: string, { origin, size }: City): Promise<Times> {
  const writers = Array.from({ length: rounds }, (_, index) => idOf("account", (index * 11) % size.residents));
  const tokens = await signIn(ownerUrl, origin, writers, "resident");
  const send = async (path: string, turn: number, more: object) => {
    const response = await fetch(`${origin}/api/shouts${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-client-id": "resident",
        authorization: `Bearer ${tokens[turn % tokens.length]}`,
      },
      body: JSON.stringify({ kind: "alert", title: `Lamp stuk in straat ${turn}`, text: "Al een week uit.", ...more }),
    });
    if (!response.ok) throw new Error(`Writing returned ${response.status}: ${await response.text()}`);
    return response.text();
  };
  let [written, looked] = [0, 0];
  return medians(
    () => send("", written++, { sharing: "municipality" }),
    () => send("/similar", looked++, {}),
    rounds,
  );
}

export interface ShoutsCity {
  postgres: EmbeddedPostgres;
  folder: string;
  large: City;
}

/** A city of few posts, with as many residents' messages as the large one, served while `work` runs. */
export async function withShouts<T>(
  scale: number,
  tell: (line: string) => void,
  work: (city: ShoutsCity) => Promise<T>,
): Promise<T> {
  const whole = sizeOf(scale);
  const size: Size = { ...sizeOf(scale / 50), neighbourhoods: 100, residents: 20_000, shouts: whole.shouts };
  const folder = join(process.cwd(), ".stoep", `bench-shouts-${scale}`);
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded({ folder });
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    const databases = openDatabase(postgres.ownerUrl, { max: 2 });
    await generate(databases, postgres.ownerUrl, size, tell);
    await databases.close();
    const { origin, stop } = await serve(postgres, { port: 4694, folder });
    stops.unshift(stop);
    const [editor = ""] = await signIn(postgres.ownerUrl, origin, [idOf("staff", 0)], "dashboard");
    return await work({ postgres, folder, large: { origin, editor, size } });
  } finally {
    for (const stop of stops) await stop();
  }
}

export const measureShouts = (scale: number, tell: (line: string) => void): Promise<ShoutTimes> =>
  withShouts(scale, tell, async ({ postgres, folder, large }) => {
    const size = { ...large.size, shouts: 1000 };
    const small = await openCity(postgres, { name: "few_shouts", size, port: 4695, folder });
    return compareShouts(postgres.ownerUrl, small, large).finally(small.stop);
  });
