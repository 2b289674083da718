/** Names found by what is typed: what is nearest comes first. */
import { expect, test } from "vitest";
import { distanceTo, findNamed, fold, slipsBetween } from "./search-words.ts";

const find = (names: readonly (string | readonly string[])[], typed: string) =>
  findNamed(names, (one) => (typeof one === "string" ? [one] : one), typed).map((one) =>
    typeof one === "string" ? one : one[0],
  );

test("all in their order while nothing is typed; signs alone find nothing", () => {
  expect(find(["b", "a"], " ")).toEqual(["b", "a"]);
  expect(find(["b", "a!"], "!")).toEqual([]);
});

test("the whole name, then its beginning, then within it, then by other words", () => {
  const names = [["Post", "log"], "Blogs", "Log of changes", "Login", "Log"];
  expect(find(names, "log")).toEqual(["Log", "Log of changes", "Login", "Blogs", "Post"]);
});

test("every word must be found, in the name or in other words", () => {
  expect(find([["Security", "password, second step"], "Second thoughts"], "second secur")).toEqual(["Security"]);
});

test.each([
  ["setings", "Settings"],
  ["setitngs", "Settings"],
  ["settigns", "Settings"],
  ["calender", "Calendar"],
  ["calnedar", "Calendar"],
  ["neighborhoods", "Neighbourhoods"],
  ["notificatoins", "Notifications"],
  ["bewonersbrichten", "Bewoners\u00adberichten"],
])("%s finds %s, though other names are further down", (typed, name) => {
  const names = ["Stations", "Callers", "Notes", name, "Neighbours", "Sittings of councils"];
  expect(find(names, typed)[0]).toBe(name);
});

test("what is found as typed keeps what is found mistyped away", () => {
  expect(find(["Lamp", "Lamb"], "lamp")).toEqual(["Lamp"]);
});

test("a nearer word always comes before a further one, in whatever order they stand", () => {
  const near = ["lantaarn", "lantaarnpaal", "lantaarns", "lantern"];
  const orders = near.flatMap((_, at) => [[...near.slice(at), ...near.slice(0, at)]]);
  for (const order of orders) expect(find(order, "lantarn")[0]).toMatch(/^lantaarn$|^lantern$/);
});

test("slips are letters added, missing, replaced and swapped", () => {
  const words = [
    ["lamp", "lamp"],
    ["lmap", "lamp"],
    ["lam", "lamp"],
    ["lampp", "lamp"],
    ["lomp", "lamp"],
    ["lam", "lampen"],
  ];
  expect(words.map(([typed = "", word = ""]) => slipsBetween(typed, word))).toEqual([0, 1, 1, 1, 1, 3]);
});

test("short words are taken as typed", () => {
  expect(distanceTo("bsu", fold("bus"))).toBe(Number.POSITIVE_INFINITY);
  expect(distanceTo("bus", fold("bushalte"))).toBe(1);
});
