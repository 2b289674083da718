import { describe, expect, test } from "vitest";
import { accountLimit, addressGroup, addressLimit, pauseMs } from "./limits.ts";
import { licenceScopes, licenceState, licenceStates, licensedThings } from "./sessions/rules/licence-state.ts";
import { firstPlace } from "./sign-in/rules/first-place.ts";

const at = (text: string) => new Date(`${text}Z`);
const fromAt = at("2026-01-01T00:00");
const untilAt = at("2026-06-01T00:00");

describe("a licence", () => {
  test.each([
    ["is nothing before its start", "2025-12-31T23:59", "none"],
    ["holds from its first moment", "2026-01-01T00:00", "premium"],
    ["holds until its end", "2026-05-31T23:59", "premium"],
    ["can be read from its end", "2026-06-01T00:00", "expired"],
    ["can be read for thirty days", "2026-06-30T23:59", "expired"],
    ["is closed after that", "2026-07-01T00:00", "closed"],
  ])("%s", (_, now, state) => {
    expect(licenceState({ level: "premium", fromAt, untilAt }, at(now))).toBe(state);
  });

  test("without an end is valid forever", () => {
    expect(licenceState({ level: "essential", fromAt, untilAt: null }, at("2066-01-01T00:00"))).toBe("essential");
  });

  test("counts for its module, and the best of several counts", () => {
    const everywhere = { neighbourhoodIds: null, thingKind: null, thingId: null };
    const rows = [
      { module: "network" as const, level: "premium" as const, fromAt, untilAt },
      { module: "network" as const, level: "essential" as const, fromAt: untilAt, untilAt: null },
      { module: "care" as const, level: "oneoff" as const, fromAt, untilAt },
    ].map((row) => ({ ...row, ...everywhere }));
    const states = (now: string) => licenceStates(rows, at(now));
    expect(states("2026-03-01T00:00")).toEqual({ network: "premium", participation: "none", care: "oneoff" });
    expect(states("2026-06-02T00:00")).toEqual({ network: "essential", participation: "none", care: "expired" });
    expect(states("2026-09-01T00:00")).toEqual({ network: "essential", participation: "none", care: "closed" });
  });
});

describe("what one-off licences cover", () => {
  const base = { neighbourhoodIds: null, thingKind: null, thingId: null, fromAt, untilAt };
  const one = (id: string) => ({ ...base, level: "oneoff" as const, thingKind: "project", thingId: id });
  const now = at("2026-03-01T00:00");
  const inParticipation = (rows: Omit<Parameters<typeof licenceScopes>[0][number], "module">[]) => {
    const own = rows.map((row) => ({ module: "participation" as const, ...row }));
    return [licenceScopes(own, now).participation, licensedThings(own, now).map(({ id }) => id)];
  };

  test("adds up: each thing that one of them names, and the neighbourhoods of all", () => {
    const inPlaces = (...ids: string[]) => ({ ...base, level: "oneoff" as const, neighbourhoodIds: ids });
    expect(inParticipation([one("a"), one("b")])).toEqual([{ neighbourhoodIds: [] }, ["a", "b"]]);
    expect(inParticipation([inPlaces("x", "y"), one("a"), inPlaces("y")])).toEqual([
      { neighbourhoodIds: ["x", "y"] },
      ["a"],
    ]);
  });

  test("stays open beside a better licence, which limits nothing", () => {
    expect(inParticipation([{ ...base, level: "essential" }, one("a")])).toEqual([null, ["a"]]);
  });

  test("ends with each of them", () => {
    expect(inParticipation([{ ...one("a"), untilAt: now }, one("b")])).toEqual([{ neighbourhoodIds: [] }, ["b"]]);
    expect(inParticipation([{ ...one("a"), untilAt: now }])).toEqual([null, []]);
  });
});

test.each([
  [4, accountLimit, 0],
  [5, accountLimit, 30_000],
  [6, accountLimit, 60_000],
  [9, accountLimit, 480_000],
  [10, accountLimit, 900_000],
  [1_000_000, accountLimit, 900_000],
  [49, addressLimit, 0],
  [50, addressLimit, 30_000],
])("after %i wrong tries the pause is right", (tries, limit, pause) => {
  expect(pauseMs(tries, limit)).toBe(pause);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:0db8:0000:0001::9", "2001:db8:0:1"],
  ["::1", "0:0:0:0"],
])("%s counts as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

describe("a new session", () => {
  const used = new Date("2026-05-12T08:00:00Z");
  const a = { id: "a", lastUsedAt: null };
  const b = { id: "b", lastUsedAt: null };
  const c = { id: "c", lastUsedAt: used };
  const home = { id: "home", lastUsedAt: null };
  test.each([
    ["dashboard", [], [home], null, null],
    ["dashboard", [a], [home], "a", null],
    ["dashboard", [a, b], [], null, null],
    ["dashboard", [c, a], [], "c", null],
    ["resident", [a], [home], null, "home"],
    ["resident", [a], [], null, null],
    ["api", [a], [home], "a", null],
    ["api", [], [home], null, "home"],
    ["api", [a, b], [home], null, null],
  ])("of the %s client goes on in the obvious place", (client, memberships, residences, membershipId, residentId) => {
    expect(firstPlace(client, { memberships, residences })).toEqual({ membershipId, residentId });
  });
});
