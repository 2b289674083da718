import { describe, expect, test } from "vitest";
import type { Reason } from "./results.ts";
import { howCounted, howToVote, reasonWords, whoVotes } from "./words.ts";

const amounts = { whole: (amount: number) => `€${amount}`, exact: (amount: number) => `€${amount.toFixed(2)}` };

test.each<[Reason, object]>([
  [
    { kind: "fits", left: 1000 },
    { key: "fits", values: { left: "€1000" } },
  ],
  [
    { kind: "does-not-fit", left: 12.99 },
    { key: "does-not-fit", values: { left: "€12" } },
  ],
  [{ kind: "after-stop" }, { key: "after-stop" }],
  [
    { kind: "paid", turn: 2, share: 3.5 },
    { key: "paid", values: { turn: 2, share: "€3.50" } },
  ],
  [
    { kind: "paid", turn: 2, share: null },
    { key: "paidInTurn", values: { turn: 2 } },
  ],
  [
    { kind: "not-enough", together: 99.99 },
    { key: "not-enough", values: { together: "€99" } },
  ],
  [{ kind: "not-enough", together: null }, { key: "tooLittle" }],
  [{ kind: "over-budget" }, { key: "over-budget" }],
  [{ kind: "no-votes" }, { key: "no-votes" }],
])("a reason says no more than is told of it: %j", (reason, words) => {
  expect(reasonWords(reason, amounts)).toEqual(words);
});

describe("who may vote", () => {
  const district = (name: string) => ({ id: name, name, budget: 1000, neighbourhoods: [], ideas: [] });
  const one = [district("Muide")];
  const two = [...one, district("Rabot")];
  const said = (roll: "residents" | "codes", districts: typeof one, leastAge: number | null = null) =>
    whoVotes({ roll, districts, leastAge }, "Gent", ({ name }) => name);

  test("residents of the one district are named by its places, with the age that they confirm", () => {
    expect(said("residents", one)).toEqual([{ key: "residents", values: { places: "Muide" } }]);
    expect(said("residents", two, 16)).toEqual([{ key: "residentsOfDistricts" }, { key: "age", values: { age: 16 } }]);
  });

  test("of codes it is said whose they are, and no age", () => {
    const codes = { key: "codes", values: { organisation: "Gent" } };
    expect(said("codes", one, 16)).toEqual([codes]);
    expect(said("codes", two)).toEqual([codes, { key: "codesOfDistricts" }]);
  });
});

test("a ballot is a basket, or names an exact number of ideas or a span", () => {
  expect(howToVote({ ballot: "basket", atLeast: 1, atMost: 3 })).toEqual({ key: "basket" });
  const approval = (atLeast: number) => howToVote({ ballot: "approval", atLeast, atMost: 3 });
  expect(approval(3)).toEqual({ key: "exactly", values: { count: 3 } });
  expect(approval(1)).toEqual({ key: "approval", values: { atLeast: 1, atMost: 3 } });
});

test("only most votes first has a variant", () => {
  expect(howCounted({ rule: "most-votes", stopsAtFirst: true })).toBe("stopsAtFirst");
  expect(howCounted({ rule: "most-votes", stopsAtFirst: false })).toBe("most-votes");
  expect(howCounted({ rule: "equal-shares", stopsAtFirst: true })).toBe("equal-shares");
});
