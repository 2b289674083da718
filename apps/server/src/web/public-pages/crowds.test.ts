/** What many ask for at the same time is made once a second. */
import { beforeEach, expect, test } from "vitest";
import { openCrowds } from "./crowds.ts";

let at = 0;
let made = 0;
let ask: (key?: string) => Promise<string | null>;
beforeEach(() => {
  [at, made] = [0, 0];
  const share = openCrowds<string>(() => at);
  ask = (key = "page") => share(key, async () => `${key} ${++made}`);
});
const askBy = (people: number, key?: string) => Promise.all(Array.from({ length: people }, () => ask(key)));

test("ten within a second each get what holds at that moment", async () => {
  await askBy(10);
  expect(made).toBe(10);
  at = 1000;
  expect(await ask()).toBe("page 11");
});

test("the others of a crowd share the latest, for a second at most", async () => {
  const pages = await askBy(50);
  expect(made).toBe(10);
  expect(new Set(pages.slice(10))).toEqual(new Set(["page 10"]));
  for (at = 100; at < 1000; at += 100) await askBy(10);
  expect(made).toBe(10);
  for (at = 1000; at < 3000; at += 100) await askBy(10);
  expect(made).toBe(12);
});

test("a crowd that has gone is forgotten", async () => {
  await askBy(50);
  at = 2500;
  await askBy(10);
  expect(made).toBe(20);
});

test("pages are shared by their own readers alone", async () => {
  await askBy(20, "one");
  expect((await askBy(20, "other")).at(-1)).toMatch(/^other/);
  expect(made).toBe(20);
});

test("what failed or is not there is shared with nobody", async () => {
  const share = openCrowds<string>(() => at);
  let tries = 0;
  const fail = async () => {
    tries++;
    throw new Error("no");
  };
  const none = async () => {
    tries++;
    return null;
  };
  const failed = await Promise.allSettled(Array.from({ length: 20 }, () => share("fails", fail)));
  expect([tries, failed.filter(({ status }) => status === "rejected").length]).toEqual([20, 20]);
  expect(await Promise.all(Array.from({ length: 20 }, () => share("none", none)))).toEqual(Array(20).fill(null));
  expect(tries).toBe(40);
});
