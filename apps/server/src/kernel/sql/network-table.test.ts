import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../database.ts";
import { networkTable } from "./network-table.ts";

const databases = openDatabase("postgres://nobody@127.0.0.1:1/none");
afterAll(() => databases.close());

test("a text names the table of its handle's network", () => {
  const gent = databases.network("n_gent");
  const text = sql`update ${networkTable(gent, "postTally")} as tally set published = 0`.compile(gent).sql;
  expect(text).toBe(`update "n_gent"."post_tally" as tally set published = 0`);
});
