/** Cookies at an https address begin with `__Secure-`, and sessions from before go on. D §2 */
import { dayMs } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { newTown, nextTown, password, type Town } from "../../../testing/town.ts";
import { askToken, byPassword, byRefresh, sessionBy } from "../testing/ask-token.ts";

const client = "dashboard" as const;
const plain = (all: string) => all.replaceAll("__Secure-", "");
const namesOf = (all: string) => all.split("; ").map((one) => one.split("=")[0]?.replace(/(known)_.*/, "$1"));
const named = (prefix: string) =>
  ["refresh_dashboard", "browser_dashboard", "known"].map((one) => `${prefix}stoep_${one}`);

const signIn = (town: Town) => askToken(town, byPassword(town.people.ada.email, password), { client });
const refresh = (town: Town, cookie: string) => askToken(town, byRefresh(), { client, cookie });

/** As the upgrade marks the sessions that run. */
const markAsEarlier = (town: Town) =>
  town.db
    .updateTable("public.session")
    .set((eb) => ({ plainCookieUntil: eb.ref("expiresAt") }))
    .where("client", "=", client)
    .execute();

/** A browser from before the upgrade, a minute later. */
async function earlierBrowser(town: Town): Promise<string> {
  const { all } = await signIn(town);
  await markAsEarlier(town);
  town.clock.move(61_000);
  return plain(all);
}

test("the prefix is there at an https address, and not without https", async () => {
  const town = await nextTown();
  expect(namesOf((await signIn(town)).all)).toEqual(named("__Secure-"));
  const local = await newTown({ config: { publicUrl: "http://localhost:4600" } });
  const { all } = await signIn(local);
  expect(namesOf(all)).toEqual(named(""));
  local.clock.move(61_000);
  expect((await refresh(local, all)).status).toBe(200);
});

test("a session from before goes on, and all its cookies get their new names with the next refresh", async () => {
  const town = await nextTown();
  const before = await earlierBrowser(town);
  const { status, body, all } = await refresh(town, before);
  expect(status).toBe(200);
  expect((await sessionBy(town, body.access_token)).status).toBe(200);
  expect(namesOf(all)).toEqual(
    ["refresh_dashboard", "browser_dashboard", "known"].flatMap((one) => [`__Secure-stoep_${one}`, `stoep_${one}`]),
  );
  const given = all.split("; ").filter((one) => one.startsWith("__Secure-"));
  expect(all.split("; ").filter((one) => !one.startsWith("__Secure-") && !one.endsWith("="))).toEqual([]);
  town.clock.move(61_000);
  expect((await refresh(town, given.join("; "))).status).toBe(200);
});

test("two tabs and a lost answer sign nobody out meanwhile", async () => {
  const town = await nextTown();
  const before = await earlierBrowser(town);
  const answers = await Promise.all([refresh(town, before), refresh(town, before)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.cookie).toBe(answers[1]?.cookie);
  town.clock.move(15_000);
  expect((await refresh(town, before)).cookie).toBe(answers[0]?.cookie);
});

test("a planted cookie opens nothing: not that of a session which has the prefix, nor once the new name has come back", async () => {
  const town = await nextTown();
  const thiefs = await signIn(town);
  town.clock.move(61_000);
  const refused = await refresh(town, plain(thiefs.all));
  expect([refused.status, refused.body.code]).toEqual([400, "token_invalid"]);
  // It was not used up either.
  const given = await refresh(town, thiefs.all);
  expect(given.status).toBe(200);

  const { all } = await refresh(town, await earlierBrowser(town));
  const renamed = all
    .split("; ")
    .filter((one) => one.startsWith("__Secure-"))
    .join("; ");
  town.clock.move(61_000);
  const next = await refresh(town, renamed);
  expect(next.status).toBe(200);
  town.clock.move(61_000);
  expect((await refresh(town, plain(next.all))).body.code).toBe("token_invalid");
});

test("a browser keeps the rest of its year of trust, and a planted key is not taken over at a sign-in", async () => {
  const town = await nextTown();
  const { all } = await signIn(town);
  const known = all.split("; ").find((one) => one.includes("known")) ?? "";
  const before = await earlierBrowser(town);
  await town.pass({ days: 20 });
  const answer = await town.http.inject({
    method: "POST",
    url: "/api/token",
    headers: { "x-client-id": client, "content-type": "application/x-www-form-urlencoded", cookie: before },
    payload: "grant_type=refresh_token",
  });
  const moved = answer.cookies.find(({ name }) => name.startsWith("__Secure-stoep_known"));
  expect(moved?.maxAge).toBeLessThanOrEqual((345 * dayMs) / 1000);
  expect(moved?.maxAge).toBeGreaterThan((344 * dayMs) / 1000);
  expect(known).toContain("__Secure-");

  const planted = `stoep_browser_${client}=${"A".repeat(43)}`;
  const entered = await askToken(town, byPassword(town.people.ada.email, password), { client, cookie: planted });
  expect(entered.all).not.toContain("A".repeat(43));
});
