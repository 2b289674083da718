import { describe, expect, test } from "vitest";
import { coveredPlaces, hasGroup, withGroup, withoutGroup } from "./group-choice.ts";

/** Streets and where they are: the quay is in two neighbourhoods. */
const places: Record<string, string[]> = { dok: ["muide"], kaai: ["muide", "haven"], plein: ["centrum"] };
const placesOf = (id: string) => places[id] ?? [];
const street = (id: string) => ({ id, name: id, postcode: "9000", neighbourhoodIds: [...placesOf(id)] });
const group = (neighbourhoodIds: string[], ...streets: string[]) => ({
  neighbourhoodIds,
  streets: streets.map(street),
});
const choice = (neighbourhoodIds: string[], ...streets: string[]) => ({
  neighbourhoodIds,
  streets: streets.map((id) => ({ id, name: id, postcode: "9000" })),
});

describe("choosing a group", () => {
  test.each([
    ["adds its places to those that are chosen", choice(["centrum"]), group(["muide"]), choice(["centrum", "muide"])],
    ["narrows what it brings", choice(["centrum"]), group(["muide"], "dok"), choice(["centrum", "muide"], "dok")],
    ["does not narrow what is whole", choice(["muide"]), group(["muide"], "dok"), choice(["muide"])],
    ["makes whole what it has whole", choice(["muide"], "dok"), group(["muide"]), choice(["muide"])],
    ["joins the streets", choice(["muide"], "dok"), group(["muide"], "kaai"), choice(["muide"], "dok", "kaai")],
    [
      "never makes whole what both have narrowed",
      choice(["haven"]),
      group(["muide"], "kaai"),
      choice(["haven", "muide"], "kaai"),
    ],
  ])("%s", (_, before, added, after) => {
    expect(withGroup(before, added, placesOf)).toEqual(after);
    expect(hasGroup(after, added, placesOf)).toBe(true);
  });
});

describe("removing a group", () => {
  const muide = group(["muide"], "dok");

  test("takes its places away, and leaves those of other chosen groups", () => {
    expect(withoutGroup(choice(["centrum", "muide"], "dok"), muide, [], placesOf)).toEqual(choice(["centrum"]));
    const others = [group(["muide", "haven"])];
    expect(withoutGroup(choice(["muide", "haven"]), group(["muide"]), others, placesOf)).toEqual(
      choice(["muide", "haven"]),
    );
    const both = choice(["muide"], "dok");
    expect(withoutGroup(both, muide, [group(["muide"], "dok")], placesOf)).toEqual(both);
  });

  test("never leaves whole what another chosen group has narrowed", () => {
    const whole = group(["muide", "centrum"]);
    const both = withGroup(choice(["muide", "centrum"]), muide, placesOf);
    expect(both).toEqual(choice(["muide", "centrum"]));
    expect(withoutGroup(both, whole, [muide], placesOf)).toEqual(choice(["muide"], "dok"));
    expect(withoutGroup(both, whole, [muide, group(["muide"])], placesOf)).toEqual(choice(["muide"]));
  });

  test("leaves a neighbourhood that further streets narrow", () => {
    expect(withoutGroup(choice(["muide"], "dok", "kaai"), muide, [], placesOf)).toEqual(choice(["muide"], "kaai"));
  });
});

test("a group is chosen once all of it is: each neighbourhood whole, or with all its streets there", () => {
  const both = group(["muide", "centrum"], "dok", "kaai");
  expect(hasGroup(choice(["muide", "centrum"], "dok"), both, placesOf)).toBe(false);
  expect(hasGroup(choice(["muide"], "dok", "kaai"), both, placesOf)).toBe(false);
  expect(hasGroup(choice(["muide", "centrum"], "dok", "kaai"), both, placesOf)).toBe(true);
  expect(hasGroup(choice(["muide", "centrum"]), both, placesOf)).toBe(true);
  expect(hasGroup(choice(["muide", "centrum"], "plein"), group(["centrum"]), placesOf)).toBe(false);
  expect(hasGroup(choice([]), group([]), placesOf)).toBe(false);
});

test("what a one-off licence does not cover is left out, with its streets", () => {
  expect(coveredPlaces(group(["muide", "centrum"], "plein", "dok"), ["muide"])).toEqual(group(["muide"], "dok"));
  expect(coveredPlaces(group(["muide"]), undefined)).toEqual(group(["muide"]));
});
