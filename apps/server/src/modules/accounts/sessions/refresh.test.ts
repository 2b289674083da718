import { beforeAll, expect, test } from "vitest";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { newTown, nextTown, password, type Town } from "../../../testing/town.ts";
import { askToken, byPassword, byRefresh, sessionBy } from "../testing/ask-token.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const signIn = async (at: Town, from: Parameters<typeof askToken>[2] = {}) =>
  askToken(at, byPassword(at.people.ada.email, password), from);

test("a refresh token gives the next one, and continues the same session", async () => {
  const { body: first } = await signIn(town);
  const { status, body: second } = await askToken(town, byRefresh(first.refresh_token));
  expect(status).toBe(200);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(second.userId).toBe(first.userId);
  const [before, after] = [await sessionBy(town, first.access_token), await sessionBy(town, second.access_token)];
  expect(after.body).toEqual(before.body);
});

test("only one of a hundred simultaneous uses of a refresh token succeeds", async () => {
  const { body } = await signIn(town);
  const responses = await Promise.all(Array.from({ length: 100 }, () => askToken(town, byRefresh(body.refresh_token))));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter((response) => response.body.code === "token_invalid")).toHaveLength(99);
});

test("reusing an old token ends the session with all its tokens and streams", async () => {
  const { body: first } = await signIn(town);
  const { body: second } = await askToken(town, byRefresh(first.refresh_token));
  const { id } = await town.db
    .selectFrom("public.session")
    .select("id")
    .where("accountId", "=", town.people.ada.accountId)
    .where("client", "=", "api")
    .where("endedAt", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const ended: string[] = [];
  const stop = town.app.live.subscribe(
    { networkId: null, accountId: town.people.ada.accountId, sessionId: id },
    { changed: () => {}, end: () => ended.push(id) },
  );
  expect((await askToken(town, byRefresh(first.refresh_token))).body.code).toBe("token_invalid");
  expect((await sessionBy(town, second.access_token)).status).toBe(401);
  expect((await askToken(town, byRefresh(second.refresh_token))).body.code).toBe("token_invalid");
  await waitUntil(() => ended.length > 0);
  stop();
});

test("other sessions of the same person continue", async () => {
  const [one, other] = [await signIn(town), await signIn(town)];
  await askToken(town, byRefresh(one.body.refresh_token));
  await askToken(town, byRefresh(one.body.refresh_token));
  expect((await askToken(town, byRefresh(other.body.refresh_token))).status).toBe(200);
});

test("a session lives for thirty days after its last use", async () => {
  const mine = await newTown({ config: { sessionDays: { staff: 365, residents: 365 } } });
  let { body } = await signIn(mine);
  for (const days of [29, 29]) {
    await mine.pass({ days });
    ({ body } = await askToken(mine, byRefresh(body.refresh_token)));
    expect(body.access_token).toBeTruthy();
  }
  await mine.pass({ days: 30 });
  expect((await askToken(mine, byRefresh(body.refresh_token))).body.code).toBe("session_over");
});

test("a browser refreshes with its cookie, and gets the next one", async () => {
  const { cookie } = await signIn(town, { client: "dashboard" });
  const next = await askToken(town, byRefresh(), { client: "dashboard", cookie });
  expect(next.status).toBe(200);
  expect(next.body).not.toHaveProperty("refresh_token");
  expect(next.cookie).toMatch("__Secure-stoep_refresh_dashboard=");
  expect(next.cookie).not.toBe(cookie);
});

test("a script in a browser that claims to be an API client cannot get the cookie's token", async () => {
  const { cookie } = await signIn(town, { client: "dashboard" });
  const asApi = await askToken(town, byRefresh(), { client: "api", cookie });
  expect(asApi.body.code).toBe("token_invalid");
  const withToken = await askToken(town, byRefresh(cookie.split("=")[1]), { client: "api" });
  expect(withToken.body).not.toHaveProperty("refresh_token");
});

test("each of the two apps has its own cookie", async () => {
  const { cookie } = await signIn(town, { client: "dashboard" });
  expect((await askToken(town, byRefresh(), { client: "resident", cookie })).body.code).toBe("token_invalid");
  expect((await askToken(town, byRefresh(), { client: "dashboard", cookie })).status).toBe(200);
});

test("without any token there is nothing to refresh", async () => {
  for (const client of ["api", "dashboard"] as const) {
    expect((await askToken(town, byRefresh(), { client })).body.code).toBe("token_invalid");
  }
  expect((await askToken(town, byRefresh("never-given-out"))).body.code).toBe("token_invalid");
});

test("a deactivated person cannot refresh", async () => {
  const mine = await nextTown();
  const { body } = await signIn(mine);
  const { accountId } = mine.people.ada;
  await mine.db
    .updateTable("public.account")
    .set({ disabledAt: mine.clock.now() })
    .where("id", "=", accountId)
    .execute();
  expect((await askToken(mine, byRefresh(body.refresh_token))).body.code).toBe("token_invalid");
  expect((await sessionBy(mine, body.access_token)).status).toBe(401);
});

test("a cross-site request is refused", async () => {
  const { cookie } = await signIn(town, { client: "dashboard" });
  const forged = await askToken(town, byRefresh(), {
    client: "dashboard",
    cookie,
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(forged.body.code).toBe("cross_site");
});
