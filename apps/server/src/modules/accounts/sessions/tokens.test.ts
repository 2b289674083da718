import { daySeconds } from "@stoep/contract/kernel";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import { nextTown, password, type Town } from "../../../testing/town.ts";
import { createSignInLink } from "../sign-in/store/sign-in-links.ts";
import { askToken, byLink, byPassword, byRefresh, sessionBy } from "../testing/ask-token.ts";
import { accessTokenPurpose } from "./access-token.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const many = <T>(times: number, act: () => Promise<T>) => Promise.all(Array.from({ length: times }, act));
const succeeded = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200);

describe("signing in by password", () => {
  test("gives an API client both tokens and no cookie", async () => {
    const { ada } = town.people;
    const { status, body, cookie } = await askToken(town, byPassword(ada.email, password));
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: "bearer",
      expires_in: 600,
      userId: ada.accountId,
      refresh_token: expect.any(String),
    });
    expect(cookie).toBe("");
  });

  test.each(["dashboard", "resident"] as const)("gives the %s a cookie that scripts cannot read", async (client) => {
    const { body, cookie, attributes } = await askToken(town, byPassword(town.people.ada.email, password), { client });
    expect(body).not.toHaveProperty("refresh_token");
    expect(cookie).toMatch(`__Secure-stoep_refresh_${client}=`);
    expect(attributes).toEqual({
      httpOnly: true,
      sameSite: "Strict",
      secure: true,
      path: "/api/token",
      maxAge: 30 * daySeconds,
    });
  });

  test("accepts the address in any case, with blanks around it", async () => {
    expect(succeeded([await askToken(town, byPassword(" ADA@werk.EXAMPLE ", password))])).toHaveLength(1);
  });

  test("responds the same to a wrong password, an unknown address and a deactivated account", async () => {
    const { wout } = town.people;
    await town.db
      .updateTable("public.account")
      .set({ disabledAt: town.clock.now() })
      .where("id", "=", wout.accountId)
      .execute();
    const wrong = await askToken(town, byPassword(town.people.ada.email, "not it"));
    const unknown = await askToken(town, byPassword("nobody@werk.example", "not it"));
    const off = await askToken(town, byPassword(wout.email, password));
    for (const { status, body } of [wrong, unknown, off]) {
      expect(status).toBe(400);
      expect(body).toEqual({ code: "credentials_wrong", fields: {}, requestId: expect.any(String) });
    }
  });

  test("says which field is missing or invalid", async () => {
    const fields = async (form: Record<string, string>) =>
      (await askToken(town, { grant_type: "password", ...form })).body.fields;
    expect(await fields({ password })).toEqual({ username: "emailRequired" });
    expect(await fields({ username: "ada@werk.example" })).toEqual({ password: "passwordRequired" });
    expect(await fields({ username: "ada", password })).toEqual({ username: "emailFormat" });
    expect((await askToken(town, { grant_type: "magic" })).body.code).toBe("invalid_input");
  });

  test("takes a password of the most characters", async () => {
    expect(await askToken(town, byPassword("nobody@werk.example", "x".repeat(128)))).toMatchObject({
      status: 400,
      body: { code: "credentials_wrong" },
    });
  });

  test("by a crowd does not hold up others", async () => {
    let done = 0;
    const crowd = many(40, () => askToken(town, byPassword(town.people.ada.email, password)).finally(() => done++));
    await town.people.els.accounts.getSession();
    const doneBefore = done;
    expect(succeeded(await crowd)).toHaveLength(40);
    expect(doneBefore).toBeLessThan(20);
  });
});

describe("an access token", () => {
  const claims = (town: Town) => ({
    sid: town.people.ada.session.id,
    exp: Math.floor(town.clock.now().getTime() / 1000) + 60,
  });
  const sign = async (payload: Record<string, unknown>, key?: Uint8Array) =>
    new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(key ?? (await keyFor(town.db, accessTokenPurpose)));

  test("is valid for ten minutes", async () => {
    const mine = await nextTown();
    const { body } = await askToken(mine, byPassword(mine.people.ada.email, password));
    await mine.pass({ minutes: 9, seconds: 59 });
    expect((await sessionBy(mine, body.access_token)).status).toBe(200);
    await mine.pass({ seconds: 1 });
    expect(await sessionBy(mine, body.access_token)).toMatchObject({ status: 401, body: { code: "sign_in_required" } });
  });

  test("is accepted only with the right purpose and key", async () => {
    expect((await sessionBy(town, await sign({ ...claims(town), aud: "stoep-api" }))).status).toBe(200);
    const other = [
      await sign({ ...claims(town), use: "refresh" }),
      await sign(claims(town)),
      await sign({ ...claims(town), aud: "stoep-api" }, new Uint8Array(32)),
      await sign({ exp: claims(town).exp, aud: "stoep-api" }),
      await sign({ ...claims(town), aud: "stoep-api", sid: "019a0000-0000-7000-8000-000000000000" }),
      `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify({ ...claims(town), aud: "stoep-api" })).toString("base64url")}.`,
      "nonsense",
      "",
    ];
    for (const token of other) expect((await sessionBy(town, token)).status).toBe(401);
  });

  test("is not accepted in place of another token, nor the other way around", async () => {
    const { body } = await askToken(town, byPassword(town.people.bram.email, password));
    const link = await createSignInLink(town.db, town.people.bram.accountId, town.clock.now());
    expect((await sessionBy(town, body.refresh_token)).status).toBe(401);
    expect((await sessionBy(town, link)).status).toBe(401);
    for (const token of [body.access_token, link])
      expect((await askToken(town, byRefresh(token.slice(0, 200)))).body.code).toBe("token_invalid");
    for (const token of [body.access_token, body.refresh_token])
      expect((await askToken(town, byLink(token.slice(0, 200)))).body.code).toBe("token_invalid");
    expect((await askToken(town, byRefresh(body.refresh_token))).status).toBe(200);
  });
});

describe("a sign-in link", () => {
  const linkFor = (accountId: string) => createSignInLink(town.db, accountId, town.clock.now());

  test("signs in once out of a hundred simultaneous uses", async () => {
    const link = await linkFor(town.people.dirk.accountId);
    const answers = await many(100, () => askToken(town, byLink(link), { client: "resident" }));
    expect(succeeded(answers)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "token_invalid")).toHaveLength(99);
  });

  test("expires after an hour, and does not work for a deactivated person", async () => {
    const mine = await nextTown();
    const { dirk, gust } = mine.people;
    const late = await createSignInLink(mine.db, dirk.accountId, mine.clock.now());
    await mine.pass({ minutes: 60 });
    expect((await askToken(mine, byLink(late))).body.code).toBe("token_invalid");
    const off = await createSignInLink(mine.db, gust.accountId, mine.clock.now());
    await mine.db
      .updateTable("public.account")
      .set({ disabledAt: mine.clock.now() })
      .where("id", "=", gust.accountId)
      .execute();
    expect((await askToken(mine, byLink(off))).body.code).toBe("token_invalid");
  });

  test("that was never issued is refused", async () => {
    expect((await askToken(town, byLink("x".repeat(43)))).body.code).toBe("token_invalid");
  });
});
