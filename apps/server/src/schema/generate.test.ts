import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import { dumpFile, typesFile } from "./generate.ts";
import { renderSchemas } from "./render-schema.ts";
import { renderTypes } from "./render-types.ts";

let migrated: TestDatabase;
let small: TestDatabase;
beforeAll(async () => {
  [migrated, small] = await Promise.all([newDatabase(), newDatabase({ from: "empty" })]);
  await small.pool.query(`
    create schema n_one;
    create table public.town_hall (id uuid primary key, open_days date[] not null, settings jsonb);
    create table n_one.bench (
      id bigserial primary key,
      town_hall_id uuid references public.town_hall on delete cascade,
      kind text not null default 'wood' check (kind <> ''),
      weight numeric(6, 2),
      is_heavy boolean generated always as (weight > 100) stored
    );
    create index bench_heavy on n_one.bench (town_hall_id) where is_heavy;
    comment on column n_one.bench.kind is 'ts:"wood" | "stone"'`);
});
afterAll(() => Promise.all([migrated.close(), small.close()]));

test("the committed types and schema match the migrations (if not: npm run generate)", async () => {
  expect(await renderTypes(migrated.pool, "n_gent")).toBe(await readFile(typesFile, "utf8"));
  expect(await renderSchemas(migrated.pool, "n_gent")).toBe(await readFile(dumpFile, "utf8"));
});

test("tables become types: network tables bare, the platform's qualified, comments on columns count", async () => {
  const text = await renderTypes(small.pool, "n_one");
  expect(text.slice(text.indexOf("export interface BenchTable"))).toBe(`export interface BenchTable {
  id: Generated<number>;
  townHallId: string | null;
  kind: Generated<"wood" | "stone">;
  weight: number | null;
  isHeavy: GeneratedAlways<boolean | null>;
}

export interface PublicTownHallTable {
  id: string;
  openDays: string[];
  settings: Json | null;
}

export interface Database {
  bench: BenchTable;
  "public.townHall": PublicTownHallTable;
}
`);
});

test("the printed schema shows rules and indexes", async () => {
  const text = await renderSchemas(small.pool, "n_one");
  expect(text.slice(text.indexOf("create table bench"))).toBe(`create table bench (
  id bigint not null default nextval('bench_id_seq'::regclass),
  town_hall_id uuid,
  kind text not null default 'wood'::text,
  weight numeric(6,2),
  is_heavy boolean generated always as (weight > 100::numeric) stored,
  PRIMARY KEY (id),
  FOREIGN KEY (town_hall_id) REFERENCES public.town_hall(id) ON DELETE CASCADE,
  CHECK (kind <> ''::text)
);
CREATE INDEX bench_heavy ON bench USING btree (town_hall_id) WHERE is_heavy;
comment on column bench.kind is 'ts:"wood" | "stone"';
`);
});

test("a column type without a TypeScript type is reported", async () => {
  await small.pool.query("create table n_one.odd (id int primary key, area box)");
  await expect(renderTypes(small.pool, "n_one")).rejects.toThrow("odd.area: box has no TypeScript type");
});
