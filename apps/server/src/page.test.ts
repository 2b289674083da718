import { expect, test } from "vitest";
import { z } from "zod";
import { cutPage, OrderText, readCursor, readPlace } from "./page.ts";
import { newTown } from "./testing/town.ts";

const place = { at: new Date("2026-05-12T08:00:00.123Z"), id: "0198f3a2-1111-7000-8000-000000000001" };
const written = (order: unknown) => Buffer.from(JSON.stringify(order)).toString("base64url");
const ByName = z.tuple([OrderText, z.uuid()]);

test("a page goes on where it ended, and one row too many means that there is more", () => {
  const rows = [place, { ...place, id: "b" }];
  const { page, next } = cutPage(rows, 1, ({ at, id }) => [at, id]);
  expect(page).toEqual([place]);
  expect(readPlace(next ?? "")).toEqual(place);
  expect(cutPage(rows, 2, ({ at, id }) => [at, id]).next).toBeNull();
  expect(readPlace(undefined)).toBeNull();
  expect(readCursor(ByName, written(["Els", place.id]))).toEqual(["Els", place.id]);
});

test.each(["", "x", "bm8", "%00", written([]), written(["gisteren", "1"]), written(["2026", "x"]), written(null)])(
  "%o is no place that we named",
  (cursor) => {
    expect(() => readPlace(cursor)).toThrow("invalid_input");
    expect(() => readCursor(ByName, cursor)).toThrow("invalid_input");
  },
);

test("what the database could not read is refused, not stumbled over", async () => {
  const town = await newTown();
  const { ada, stijn } = town.people;
  const zero = "a\0b";
  const asked = [
    () => ada.accounts.listMembers({ query: { cursor: written([zero, zero, place.id]) } }),
    () => ada.accounts.listInvitations({ query: { cursor: written([zero, place.id]) } }),
    () => stijn.platform.listAccounts({ query: { cursor: written([zero]) } }),
    () => stijn.platform.listOrganisations({ query: { cursor: written([zero, place.id]) } }),
  ];
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ fields: { cursor: "invalid" } });
  const longAgo = written(["0000-01-01T00:00:00.000Z", place.id]);
  expect((await ada.accounts.listInvitations({ query: { cursor: longAgo } })).items).toEqual([]);
  expect((await ada.audit.listEntries({ query: { cursor: longAgo } })).items).toEqual([]);
});
