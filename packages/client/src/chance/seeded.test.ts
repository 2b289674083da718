import { expect, test } from "vitest";
import { randomFrom, shuffled } from "./seeded.ts";

const letters = [..."abcdefgh"];

test("the same text gives the same order, another text another one, and nothing is lost", () => {
  expect(shuffled(letters, "dirk")).toEqual(shuffled(letters, "dirk"));
  expect(shuffled(letters, "dirk")).not.toEqual(shuffled(letters, "els"));
  expect(shuffled(letters, "dirk").toSorted()).toEqual(letters);
  expect(letters.join("")).toBe("abcdefgh");
});

test("every order is as likely as any other", () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 6000; seed++) {
    const order = shuffled(["a", "b", "c"], `seed ${seed}`).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("numbers are from 0 to below 1", () => {
  const random = randomFrom("dirk");
  const drawn = Array.from({ length: 1000 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
});
