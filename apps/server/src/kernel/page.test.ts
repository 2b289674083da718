import { expect, test } from "vitest";
import { z } from "zod";
import { nextTown } from "../testing/town.ts";
import { after, cutPage, everyRow, like, OrderText, readCursor, readPageCursor } from "./page.ts";

const place = { at: new Date("2026-05-12T08:00:00.123Z"), id: "0198f3a2-1111-7000-8000-000000000001" };
const written = (order: unknown) => Buffer.from(JSON.stringify(order)).toString("base64url");
const ByName = z.tuple([OrderText, z.uuid()]);

test("a page continues where the last one ended, and one extra row means that there is more", () => {
  const rows = [place, { ...place, id: "b" }];
  const { page, next } = cutPage(rows, 1, ({ at, id }) => [at, id]);
  expect(page).toEqual([place]);
  expect(readPageCursor(next ?? "")).toEqual(place);
  expect(cutPage(rows, 2, ({ at, id }) => [at, id]).next).toBeNull();
  expect(readPageCursor(undefined)).toBeNull();
  expect(readCursor(ByName, written(["Els", place.id]))).toEqual(["Els", place.id]);
});

const yearZero = written(["0000-01-01T00:00:00.000Z", place.id]);
test.each([
  "",
  "x",
  "bm8",
  "%00",
  written([]),
  written(["gisteren", "1"]),
  written(["2026", "x"]),
  written(null),
  yearZero,
])("%o is no place that we named", (cursor) => {
  expect(() => readPageCursor(cursor)).toThrow("invalid_input");
  if (cursor !== yearZero) expect(() => readCursor(ByName, cursor)).toThrow("invalid_input");
});

test("a cursor that the database could not read is refused without an error", async () => {
  const town = await nextTown();
  const { ada, stijn } = town.people;
  const zero = "a\0b";
  const asked = [
    () => ada.accounts.listMembers({ query: { cursor: written([zero, zero, place.id]) } }),
    () => ada.accounts.listInvitations({ query: { cursor: written([zero, place.id]) } }),
    () => stijn.platform.listAccounts({ query: { cursor: written([zero]) } }),
    () => stijn.platform.listOrganisations({ query: { cursor: written([zero, place.id]) } }),
  ];
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ fields: { cursor: "invalid" } });
  const longAgo = written(["0001-01-01T00:00:00.000Z", place.id]);
  expect((await ada.accounts.listInvitations({ query: { cursor: longAgo } })).items).toEqual([]);
  expect((await ada.audit.listEntries({ query: { cursor: longAgo } })).items).toEqual([]);
});

test("a list continues right after the place where it ended, in either direction", async () => {
  const { platform } = (await nextTown()).databases;
  const people = () => platform.selectFrom("public.account").select(["email", "id"]);
  const all = await people().orderBy("email").orderBy("id").execute();
  const [, second] = all;
  if (!second) throw new Error("a town has people");
  const ending = (direction: "asc" | "desc", from: [string, string] | null) =>
    people()
      .where(({ refTuple }) => after(refTuple("email", "id"), direction, from))
      .orderBy("email", direction)
      .orderBy("id", direction)
      .execute();
  expect(await ending("asc", [second.email, second.id])).toEqual(all.slice(2));
  expect(await ending("desc", [second.email, second.id])).toEqual(all.slice(0, 1));
  expect(await ending("asc", null)).toEqual(all);
});

test("pattern characters are searched for literally", async () => {
  const { ada, stijn } = (await nextTown()).people;
  expect(like.anywhere("50% _a\\")).toBe("%50\\% \\_a\\\\%");
  expect(like.atStart("els")).toBe("els%");
  expect((await ada.accounts.listMembers({ query: { search: "_" } })).items).toEqual([]);
  expect((await stijn.platform.listAccounts({ query: { search: "%" } })).items).toEqual([]);
});

test("every row of a list is read once, a batch at a time, and no more than asked for", async () => {
  const rows = Array.from({ length: 25 }, (_, at) => at);
  const asked: [number | null, number][] = [];
  const read = async (last: number | null, limit: number) => {
    asked.push([last, limit]);
    return rows.filter((row) => row > (last ?? -1)).slice(0, limit);
  };
  const all = async (max: number) => {
    const found: number[] = [];
    for await (const row of everyRow(read, (last) => last, { max, batch: 10 })) found.push(row);
    return found;
  };
  expect(await all(100)).toEqual(rows);
  expect(asked).toEqual([
    [null, 10],
    [9, 10],
    [19, 10],
  ]);
  expect(await all(12)).toEqual(rows.slice(0, 12));
});
