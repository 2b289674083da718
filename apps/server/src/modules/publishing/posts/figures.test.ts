import { dayMs } from "@stoep/contract/kernel";
import { describe, expect, test } from "vitest";
import { disclosedFigures, type Figures, isEarly, ratingOf, sumFigures } from "./figures.ts";

describe("a message's rating", () => {
  test.each([
    [{ reached: 100, seen: 75, reactions: 0 }, "good"],
    [{ reached: 100, seen: 74, reactions: 0 }, "average"],
    [{ reached: 100, seen: 60, reactions: 0 }, "average"],
    [{ reached: 100, seen: 59, reactions: 0 }, "weak"],
    [{ reached: 100, seen: 0, reactions: 10 }, "good"],
    [{ reached: 100, seen: 0, reactions: 9 }, "average"],
    [{ reached: 100, seen: 0, reactions: 5 }, "average"],
    [{ reached: 100, seen: 0, reactions: 4 }, "weak"],
    [{ reached: 0, seen: 0, reactions: 5 }, "average"],
    [{ reached: 0, seen: 0, reactions: 0 }, "none"],
    [{ reached: 9, seen: 9, reactions: 0 }, "none"],
    [{ reached: 15, seen: 0, reactions: 0 }, "none"],
    [{ reached: 15, seen: 9, reactions: 0 }, "none"],
    [{ reached: 16, seen: 9, reactions: 0 }, "weak"],
    [{ reached: 13, seen: 10, reactions: 0 }, "good"],
  ])("of %j is %s", (figures, rating) => expect(ratingOf(figures, false)).toBe(rating));

  test.each([
    [{ reached: 100, seen: 0, reactions: 0 }, "early"],
    [{ reached: 100, seen: 60, reactions: 0 }, "average"],
    [{ reached: 100, seen: 0, reactions: 10 }, "good"],
    [{ reached: 0, seen: 0, reactions: 0 }, "none"],
  ])("of %j is %s on the first day", (figures, rating) => expect(ratingOf(figures, true)).toBe(rating));

  test("is early for a day from the moment it went live", () => {
    const at = new Date("2026-11-20T09:00:00Z");
    const after = (milliseconds: number) => isEarly(at, new Date(at.getTime() + milliseconds));
    expect([after(0), after(dayMs - 1), after(dayMs)]).toEqual([true, true, false]);
  });

  test("is based on the sum over neighbourhoods", () => {
    const one: Figures = { reached: 10, seen: 5, opened: 2, clicked: 1, reactions: 1, comments: 3, votes: 4 };
    expect(sumFigures([one, one])).toMatchObject({ reached: 20, seen: 10, opened: 4, clicked: 2, votes: 8 });
  });

  test("is shown with figures in whole tens where they include places with fewer than ten", () => {
    const places = [40, 9, 8].map(
      (seen): Figures => ({ reached: 50, seen, opened: 3, clicked: 0, reactions: 1, comments: 0, votes: 0 }),
    );
    expect(sumFigures(places)).toMatchObject({
      reached: 150,
      seen: 57,
      opened: 9,
      fewReached: 0,
      fewSeen: 17,
      fewOpened: 9,
    });
    expect(disclosedFigures(sumFigures(places))).toEqual({
      reached: 150,
      seen: 50,
      opened: null,
      clicked: null,
      reactions: 3,
      comments: 0,
      votes: 0,
    });
  });
});
