/**
 * Projects and ideas of a large organisation against those of one with a tenth, and what guests read without an account: when few and
 * when many come.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { type City, openCity, serve } from "./city.ts";
import { crowd, within } from "./crowd.ts";
import { medians } from "./feed-load.ts";
import { generate, schema } from "./generate.ts";
import { signIn } from "./people.ts";
import { formatWhole } from "./performance-page.ts";
import { against, exact, middleValue, type Row, row } from "./report-row.ts";
import { idOf, type Size, sizeOf } from "./rows.ts";

type Times = [one: number, other: number];

/** Milliseconds, medians unless it says otherwise. */
export interface ParticipationTimes {
  /** Of both cities. */
  projects: [few: number, many: number];
  ideas: [few: number, many: number];
  /** With few projects, and with many. */
  lists: { name: string; times: Times }[];
  /** Writing an idea, and finding similar ones. */
  similar: Times;
  /** Pages of guests, at 5 and at 100 a second: the 95th percentile of each round. */
  pages: { name: string; rounds: Times[]; failed: number }[];
}

const rounds = 60;

interface Readers extends City {
  resident: string;
}

/** Who reads what. `project`: one that runs for years. */
const lists: Record<string, [reader: "editor" | "resident" | "guest", path: string]> = {
  "Overview of participation": ["editor", "/api/participation/overview"],
  "its items, first page": ["editor", "/api/participation/items"],
  "its items, third page": ["editor", "/api/participation/items?page=2"],
  "staff's projects": ["editor", "/api/projects"],
  "staff's projects, the last to end first": ["editor", "/api/projects?sort=end&direction=desc"],
  "staff's ideas of a project": ["editor", "/api/projects/PROJECT/desk/ideas"],
  "staff's ideas of a project, most supported first": ["editor", "/api/projects/PROJECT/desk/ideas?sort=support"],
  "residents' projects": ["resident", "/api/projects/open"],
  "residents' ideas of a project": ["resident", "/api/projects/PROJECT/ideas"],
  "what I follow": ["resident", "/api/projects/followed"],
  "what I wrote": ["resident", "/api/ideas/mine"],
  "what I supported": ["resident", "/api/ideas/supported"],
  "public overview page": ["guest", "/bench/participation"],
  "public page of a project": ["guest", "/bench/participation/projects/PROJECT"],
};

/** Of pages that guests read: each request is of an address of its own, since many who ask for one share it. */
let turn = 0;

async function read({ origin, ...tokens }: Readers, [reader, path]: readonly [string, string]): Promise<string> {
  const token = reader === "editor" ? tokens.editor : tokens.resident;
  const address = origin + path.replace("PROJECT", idOf("project", 0));
  const response = await fetch(reader === "guest" ? `${address}?turn=${turn++}` : address, {
    headers: reader === "guest" ? { "accept-language": "nl" } : { authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
  return text;
}

async function compare(ownerUrl: string, few: Readers, many: Readers): Promise<ParticipationTimes> {
  const found: ParticipationTimes["lists"] = [];
  for (const [name, what] of Object.entries(lists)) {
    for (const city of [few, many]) await read(city, what);
    found.push({
      name,
      times: await medians(
        () => read(few, what),
        () => read(many, what),
        rounds,
      ),
    });
  }
  return {
    projects: [few.size.projects, many.size.projects],
    ideas: [few.size.ideas, many.size.ideas],
    lists: found,
    similar: await compareSimilar(ownerUrl, many),
    pages: [
      await compareCrowds("Public overview page", `${many.origin}/bench/participation`),
      await compareCrowds(
        "Public page of a project",
        `${many.origin}/bench/participation/projects/${idOf("project", 0)}`,
      ),
    ],
  };
}

/** By a different resident each time, in a project that has ideas. */
async function compareSimilar(ownerUrl: string, { origin, size }: City): Promise<Times> {
  const writers = Array.from({ length: rounds }, (_, index) => idOf("account", (index * 11) % size.residents));
  const tokens = await signIn(ownerUrl, origin, writers, "resident");
  const send = async (path: string, turn: number, more: object) => {
    const response = await fetch(`${origin}/api/projects/${idOf("project", 0)}/ideas${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-client-id": "resident",
        authorization: `Bearer ${tokens[turn % tokens.length]}`,
      },
      body: JSON.stringify({ title: `Bank in het park, straat ${turn}`, text: "Nu is er niets in het park.", ...more }),
    });
    if (!response.ok) throw new Error(`Writing returned ${response.status}: ${await response.text()}`);
    return response.text();
  };
  let [written, looked] = [0, 0];
  return medians(
    () => send("", written++, { phaseId: idOf("phase", 0) }),
    () => send("/similar", looked++, {}),
    rounds,
  );
}

const seconds = 10;

async function compareCrowds(name: string, address: string): Promise<ParticipationTimes["pages"][number]> {
  const visit = async () => {
    const response = await fetch(address, { headers: { "accept-language": "nl" } }).catch(() => null);
    await response?.text();
    return response?.ok === true;
  };
  await crowd(visit, 20, 3);
  const pairs: Times[] = [];
  let failed = 0;
  for (let round = 0; round < 3; round++) {
    const [few, many] = [await crowd(visit, 5, seconds), await crowd(visit, 100, seconds)];
    pairs.push([within(few, 0.95), within(many, 0.95)]);
    failed += few.failed + many.failed;
  }
  return { name, rounds: pairs, failed };
}

/** A city of few posts, with as many projects and ideas as a large organisation has after five years; and one with a tenth of them. */
export async function measureParticipation(scale: number, tell: (line: string) => void): Promise<ParticipationTimes> {
  const { projects, ideas } = sizeOf(scale);
  const size: Size = {
    ...sizeOf(scale / 50),
    neighbourhoods: 100,
    residents: 20_000,
    shouts: 1000,
    projects,
    ideas,
  };
  const folder = join(process.cwd(), ".stoep", `bench-participation-${scale}`);
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded({ folder });
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    const databases = openDatabase(postgres.ownerUrl, { max: 2 });
    await generate(databases, postgres.ownerUrl, size, tell);
    await databases.close();
    const { origin, stop } = await serve(postgres, { port: 4680, folder });
    stops.unshift(stop);
    const [editor = ""] = await signIn(postgres.ownerUrl, origin, [idOf("staff", 0)], "dashboard");
    const few = await openCity(postgres, {
      name: "few_projects",
      size: { ...size, projects: projects / 10, ideas: ideas / 10 },
      port: 4681,
      folder,
    });
    stops.unshift(few.stop);
    const ownerUrlOfFew = Object.assign(new URL(postgres.ownerUrl), { pathname: "/few_projects" }).href;
    const [one = ""] = await signIn(ownerUrlOfFew, few.origin, [idOf("account", 7)], "resident");
    const [other = ""] = await signIn(postgres.ownerUrl, origin, [idOf("account", 7)], "resident");
    await untilCounted(ownerUrlOfFew, few.size.projects, tell);
    await untilCounted(postgres.ownerUrl, projects, tell);
    return await compare(
      postgres.ownerUrl,
      { origin: few.origin, editor: few.editor, size: few.size, resident: one },
      { origin, editor, size, resident: other },
    );
  } finally {
    for (const stop of stops) await stop();
  }
}

/** The job that counts who took part begins with the server. While it runs, pages count for themselves; in a small city they always do. */
async function untilCounted(url: string, projects: number, tell: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let seconds = 0; seconds < 60; seconds++) {
      const { rowCount } = await client.query(
        `select from ${schema}.project_participation where counted_at > now() - interval '50 minutes'`,
      );
      if ((rowCount ?? 0) >= projects) return;
      await pause(1000);
    }
    tell("participants of projects are counted at each opening");
  } finally {
    await client.end();
  }
}

export function participationRows({ projects, ideas, lists, similar, pages }: ParticipationTimes): Row[] {
  const [few, many] = [0, 1].map(
    (city) => `${formatWhole(projects[city] ?? 0)} projects with ${formatWhole(ideas[city] ?? 0)} ideas`,
  );
  return [
    ...lists.map(({ name, times }) => against(`${name}: over ${many}, against ${few}, median`, times, 1.2)),
    against("Looking for similar ideas against writing one, median", similar, 1.3),
    ...pages.map(({ name, rounds, failed }) => {
      const ratios = rounds.map(([calm, busy]) => busy / calm).toSorted((one, other) => one - other);
      const times = rounds.map(([calm, busy]) => `${exact(busy)} ms against ${exact(calm)} ms`).join(", ");
      return row(
        `${name} for guests at 100 a second against 5 a second, all but a twentieth`,
        `${exact(middleValue(ratios))} (rounds: ${times}; failed ${failed})`,
        "at most 3",
        middleValue(ratios) <= 3 && failed === 0,
      );
    }),
  ];
}
