/** A reload, two tabs or a lost response sign nobody out. D §2 */
import { beforeAll, expect, test } from "vitest";
import { nextTown, password, type Town } from "../../../testing/town.ts";
import { askToken, byPassword, byRefresh, sessionBy } from "../testing/ask-token.ts";

const client = "dashboard" as const;
let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

type Cookies = Map<string, string>;
const header = (cookies: Cookies) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
function store(cookies: Cookies, all: string): void {
  for (const one of all.split("; ").filter(Boolean)) cookies.set(...(one.split("=", 2) as [string, string]));
}

/** A browser that has just signed in, and a minute later. */
async function browser(): Promise<Cookies> {
  const cookies: Cookies = new Map();
  store(cookies, (await askToken(town, byPassword(town.people.ada.email, password), { client })).all);
  town.clock.move(61_000);
  return cookies;
}
const refresh = (cookies: Cookies) => askToken(town, byRefresh(), { client, cookie: header(cookies) });
const refreshCookie = "__Secure-stoep_refresh_dashboard";

test("a hundred reloads in two tabs, with responses late or lost, sign nobody out", async () => {
  const cookies = await browser();
  const arriving: { at: number; all: string }[] = [];
  const tokens = new Set<string>();
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let second = 0; second < 100; second++) {
    for (const { all } of arriving.filter(({ at }) => at === second)) store(cookies, all);
    tokens.add(cookies.get(refreshCookie) ?? "");
    const answers = await Promise.all([refresh(cookies), refresh(cookies)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { all } of answers)
      if (random() < 0.5) arriving.push({ at: second + 1 + Math.floor(random() * 8), all });
    town.clock.move(1_000);
  }
  expect(tokens.size).toBeGreaterThan(2);
});

test("twenty simultaneous refreshes of one browser all succeed, with the same successor", async () => {
  const cookies = await browser();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(cookies)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const successors = new Set(answers.map(({ cookie }) => cookie));
  expect(successors.size).toBe(1);
  expect([...successors][0]).not.toBe(`${refreshCookie}=${cookies.get(refreshCookie)}`);
});

test("a token reused after twenty seconds is theft, even from its own browser", async () => {
  const cookies = await browser();
  const next = await refresh(cookies);
  await town.pass({ seconds: 19 });
  expect((await refresh(cookies)).status).toBe(200);
  await town.pass({ seconds: 1 });
  expect((await refresh(cookies)).body.code).toBe("token_invalid");
  expect((await sessionBy(town, next.body.access_token)).status).toBe(401);
  store(cookies, next.all);
  expect((await refresh(cookies)).body.code).toBe("token_invalid");
});

test.each([
  ["without the browser's key", () => null],
  ["with the key of another browser", () => "x".repeat(43)],
])("a used token that comes back at once %s is theft", async (_, keyOf) => {
  const cookies = await browser();
  const next = await refresh(cookies);
  const thief = new Map([[refreshCookie, cookies.get(refreshCookie) ?? ""]]);
  const key = keyOf();
  if (key) thief.set("__Secure-stoep_browser_dashboard", key);
  expect((await refresh(thief)).body.code).toBe("token_invalid");
  store(cookies, next.all);
  expect((await refresh(cookies)).body.code).toBe("token_invalid");
});

test("a thief who is faster than the browser is detected when the browser refreshes", async () => {
  const cookies = await browser();
  const thief = new Map([[refreshCookie, cookies.get(refreshCookie) ?? ""]]);
  const stolen = await refresh(thief);
  expect(stolen.status).toBe(200);
  expect((await refresh(cookies)).body.code).toBe("token_invalid");
  expect((await sessionBy(town, stolen.body.access_token)).status).toBe(401);
});

test("the grace period does not reopen a session that was ended", async () => {
  const cookies = await browser();
  const { body } = await refresh(cookies);
  const ended = await town.http.inject({
    method: "POST",
    url: "/api/token/end",
    headers: { authorization: `Bearer ${body.access_token}`, "x-client-id": client },
  });
  expect(ended.statusCode).toBe(200);
  expect((await refresh(cookies)).body.code).toBe("token_invalid");
});
