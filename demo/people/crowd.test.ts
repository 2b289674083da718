import { expect, test } from "vitest";
import { allCodes, gentAreas } from "../places.ts";
import { crowdIn } from "./crowd.ts";

/** Roughly as in the open data. */
const addresses = (code: string): number => (code === gentAreas.muide ? 1_860 : 3_830);
const taken = new Set<string>();
const gent = allCodes("gent").map((code) => crowdIn("gent", code, addresses(code), taken));
const people = gent.flat().flatMap(({ members }) => members);

test("one household in eight takes part, in some neighbourhoods one in twenty and in others one in five", () => {
  const households = gent.flat().length;
  expect(households).toBeGreaterThan(10_500);
  expect(households).toBeLessThan(11_500);
  const shares = allCodes("gent").map((code, index) => (gent[index]?.length ?? 0) / addresses(code));
  expect(Math.min(...shares)).toBeGreaterThan(0.04);
  expect(Math.max(...shares)).toBeLessThan(0.2);
});

test("they joined over two years, in every season, the pioneers first", () => {
  const months = Array.from({ length: 24 }, () => 0);
  for (const { sinceDays } of people)
    months[Math.min(23, Math.floor(sinceDays / 30.5))] = (months[Math.min(23, Math.floor(sinceDays / 30.5))] ?? 0) + 1;
  for (const month of months) expect(month).toBeGreaterThan(20);
  const muide = crowdIn("gent", gentAreas.muide, 1_860, new Set());
  const drongen = crowdIn("gent", gentAreas.drongen, 1_860, new Set());
  const first = (some: typeof muide) =>
    Math.max(...some.flatMap(({ members }) => members.map(({ sinceDays }) => sinceDays)));
  expect(first(muide)).toBeGreaterThan(700);
  expect(first(drongen)).toBeLessThan(500);
});

test("some wait to be confirmed, most of them newcomers", () => {
  const waiting = people.filter(({ isProven }) => !isProven);
  expect(waiting.length).toBeGreaterThan(50);
  expect(waiting.length).toBeLessThan(400);
  expect(waiting.filter(({ sinceDays }) => sinceDays < 9).length).toBeGreaterThan(waiting.length / 2);
});

test("they have their own address and a name that is common in the city", () => {
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  for (const { email, lastName } of people) {
    expect(email).toMatch(/^[a-z]+\.[a-z]+\d*@example\.org$/);
    expect(lastName).not.toContain("|");
  }
  const share = (language: string) => people.filter((one) => one.language === language).length / people.length;
  expect(share("nl")).toBeGreaterThan(0.6);
  for (const language of ["tr", "fr", "en"]) expect(share(language)).toBeGreaterThan(0.02);
});
