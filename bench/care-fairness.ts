/**
 * Whether a small desk asks everybody in turn: each ticket of a year takes the first proposal of the server. The desk is uneven on purpose:
 * most members live where few helpers do, a third of the tickets are of one kind, and helpers offer one to four kinds.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { MatchList } from "@stoep/contract/care";
import pg from "pg";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { bandOf, kilometres, medianOf, type Point, weights } from "../apps/server/src/modules/care/matching/index.ts";
import { categories, helperId, memberId } from "./care-people-tables.ts";
import { openCity, request } from "./city.ts";
import { schema } from "./generate.ts";
import { formatWhole } from "./performance-page.ts";
import { type Row, row } from "./report-row.ts";
import { idOf, type Size, sizeOf } from "./rows.ts";

export interface Fairness {
  helpers: number;
  tickets: number;
  /** By the helpers' own band, nearest first: of those who had a task. */
  bands: { within: number | null; active: number; median: number; most: number }[];
  /** Of all helpers who could be suggested. */
  gini: number;
  medianKm: number;
}

const daysOfYear = 365;

/** Numbers between 0 and 1, the same in every run. */
function seeded(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 1_103_515_245 + 12_345) % 2 ** 31;
    return last / 2 ** 31;
  };
}

const centres: [longitude: number, latitude: number][] = [
  [3.62, 51.01],
  [3.65, 51.03],
  [3.7, 51.05],
  [3.68, 51],
];
/** Around one of the centres; `skew` draws most of them to the first ones. */
function placeOf(next: () => number, skew: boolean, [width, height]: [number, number]): Point {
  const [longitude, latitude] = centres[Math.floor((skew ? next() * next() : next()) * centres.length)] ?? [
    3.62, 51.01,
  ];
  const off = () => next() + next() + next() - 1.5;
  return { longitude: longitude + off() * width, latitude: latitude + off() * height };
}

type Run = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** Gives people their places, languages and kinds of help. Returns where they are. */
async function unevenDesk(run: Run, size: Size): Promise<Map<string, Point>> {
  const next = seeded(7);
  const places = new Map<string, Point>();
  const put = async (id: string, place: Point, languages: string[]) => {
    places.set(id, place);
    const { longitude, latitude } = place;
    await run(
      "update care_person set longitude = $2, latitude = $3, languages = $4, suspended_at = null where id = $1",
      [id, longitude, latitude, languages],
    );
  };
  for (let index = 0; index < size.members; index++)
    await put(memberId(index), placeOf(next, true, [0.02, 0.012]), next() < 0.8 ? ["nl"] : ["tr", "fr"]);
  await run("delete from care_helper_category; delete from care_absence; delete from care_certificate");
  for (let index = 0; index < size.helpers; index++) {
    const id = helperId(size, index);
    await put(id, placeOf(next, false, [0.03, 0.02]), next() < 0.8 ? ["nl"] : ["nl", "fr", "tr"]);
    const kinds = new Set(Array.from({ length: 1 + Math.floor(next() * 4) }, () => Math.floor(next() * categories)));
    for (const kind of kinds)
      await run("insert into care_helper_category values ($1, $2)", [id, idOf("care-category", kind)]);
    await run(
      `update care_helper set status = 'accepted', monthly_cap = null, last_asked_at = null, last_refused_at = null,
        helper_since = now() - interval '3 years', radius_km = $2 where person_id = $1`,
      [id, next() < 0.5 ? null : 1 + Math.floor(next() * 8)],
    );
  }
  return places;
}

interface Task {
  helperId: string;
  km: number;
}

/** Five or six tickets a day; a day later, all that was is a day older. */
async function aYear(run: Run, size: Size, tickets: number, propose: (ticketId: string) => Promise<MatchList>) {
  const next = seeded(42);
  const tasks: Task[] = [];
  for (let index = 0; index < tickets; index++) {
    const id = idOf("care-ticket", 1_000_000 + index);
    const kind = Math.floor((next() < 0.3 ? 0 : next()) * categories);
    await run(
      `insert into care_ticket (id, organisation_id, number, member_id, category_id, title, state, state_at, needs_car, source, updated_at, created_at)
        values ($1, $2, $3, $4, $5, 'Hulp gevraagd', 'open', now(), $6, 'staff', now(), now())`,
      [
        id,
        idOf("organisation", 0),
        1_000_000 + index,
        memberId(Math.floor(next() * size.members)),
        idOf("care-category", kind),
        index % 6 === 0,
      ],
    );
    const [first] = (await propose(id)).items;
    if (!first || first.distanceKm === null) throw new Error("Nobody was suggested");
    tasks.push({ helperId: first.id, km: first.distanceKm });
    await run(
      "update care_ticket set state = 'solved', helper_id = $2, matched_at = now(), solved_at = now() where id = $1",
      [id, first.id],
    );
    await run("update care_helper set last_asked_at = now() where person_id = $1", [first.id]);
    if (Math.floor((index * daysOfYear) / tickets) !== Math.floor(((index + 1) * daysOfYear) / tickets)) {
      await run("update care_ticket set matched_at = matched_at - interval '1 day' where number >= 1000000");
      await run(
        "update care_helper set last_asked_at = last_asked_at - interval '1 day' where last_asked_at is not null",
      );
    }
  }
  return tasks;
}

/** 0: everybody had as many; towards 1: one had all. */
function giniOf(counts: readonly number[]): number {
  const sorted = counts.toSorted((one, other) => one - other);
  let [sum, weighted] = [0, 0];
  for (const [index, count] of sorted.entries()) {
    sum += count;
    weighted += (index + 1) * count;
  }
  return (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
}

/** The band of a helper is that of their median distance to the members. */
function fairnessOf(size: Size, tasks: readonly Task[], places: ReadonlyMap<string, Point>): Fairness {
  const members = Array.from({ length: size.members }, (_, index) => places.get(memberId(index)) ?? null);
  const counts = new Map<string, number>();
  for (const task of tasks) counts.set(task.helperId, (counts.get(task.helperId) ?? 0) + 1);
  const helpers = Array.from({ length: size.helpers }, (_, index) => helperId(size, index)).map((id) => ({
    band: bandOf(medianOf(members.map((place) => kilometres(place, places.get(id) ?? null) ?? Number.NaN))),
    count: counts.get(id) ?? 0,
  }));
  const bands = [...weights.distance.map(([within]) => within), null].map((within, band) => {
    const active = helpers.filter((one) => one.band === band && one.count > 0).map(({ count }) => count);
    return { within, active: active.length, median: medianOf(active), most: Math.max(0, ...active) };
  });
  return {
    helpers: size.helpers,
    tickets: tasks.length,
    bands: bands.filter(({ active }) => active > 0),
    gini: giniOf(helpers.map(({ count }) => count)),
    medianKm: medianOf(tasks.map(({ km }) => km)),
  };
}

export async function measureFairness(tell: (line: string) => void): Promise<Fairness> {
  const size: Size = { ...sizeOf(0.001), members: 1000, helpers: 250, tickets: 10 };
  const folder = join(process.cwd(), ".stoep", "bench-fairness");
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded({ folder });
  try {
    const desk = await openCity(postgres, { name: "small_desk", size, port: 4698, folder });
    const ownerUrl = Object.assign(new URL(postgres.ownerUrl), { pathname: "/small_desk" }).href;
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    try {
      await client.query(`set search_path to ${schema}, public`);
      const run: Run = (text, values) => client.query(text, values);
      await run("delete from care_ticket where number >= 1000000");
      const places = await unevenDesk(run, size);
      tell(`a year of 2,000 tickets for ${size.helpers} helpers`);
      const propose = async (ticketId: string) =>
        JSON.parse(await request(desk, `/api/care/ticketstate/${ticketId}/suppliers`)) as MatchList;
      return fairnessOf(size, await aYear(run, size, 2000, propose), places);
    } finally {
      await client.end();
      await desk.stop();
    }
  } finally {
    await postgres.stop();
  }
}

export const fairnessRows = ({ helpers, tickets, bands, gini, medianKm }: Fairness): Row[] => [
  ...bands.map(({ within, active, median, most }) =>
    row(
      `First proposal taken ${formatWhole(tickets)} times, ${formatWhole(helpers)} helpers, ${within === null ? "further" : `within ${within} km`}: the most tasks against the median of the ${active} who had any`,
      `${(most / median).toFixed(2)} (${most} against ${median})`,
      "at most 3",
      most <= 3 * median,
    ),
  ),
  row(
    "The same, Gini of the tasks of all helpers, and median distance",
    `${gini.toFixed(2)}, ${medianKm.toFixed(1)} km`,
    "–",
    true,
  ),
];
