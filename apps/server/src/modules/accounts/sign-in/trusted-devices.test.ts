/** Someone who has found out a password uses up their own tries, not those of the account's owner. */
import { daySeconds } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Person, password, type Town } from "../../../testing/town.ts";
import { askToken, byPassword } from "../testing/ask-token.ts";
import { byStep, giveApp, givePhone, giveRecoveryCodes, sentCode } from "../testing/second-factors.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const client = "dashboard" as const;
const knock = async ({ email }: Person, cookie?: string) =>
  askToken(town, byPassword(email, password), { client, cookie });
const answer = (cookie: string, code: string, kind?: string) => {
  const { refresh_token: _, ...form } = byStep("", code, kind);
  return askToken(town, form, { client, cookie });
};
const knownIn = (all: string) => /(?:__Secure-)?stoep_known_[\w-]{16}=[^;]+/.exec(all)?.[0] ?? "";

/** Signs in with both steps; returns the browser's cookie. */
async function comeIn(person: Person, code: string, before = "", kind?: string): Promise<string> {
  const pending = await knock(person, before);
  const whole = await answer(`${pending.cookie}; ${before}`, code, kind);
  expect(whole.status).toBe(200);
  return knownIn(whole.all);
}

/** A stranger who knows the password begins as many second steps as allowed. */
async function useUp(person: Person): Promise<void> {
  for (let count = 0; count < 10; count++) expect((await knock(person)).status).toBe(200);
  expect((await knock(person)).body.code).toBe("too_many_tries");
}

describe("in a browser in which the second step was taken", () => {
  test("a person can sign in even when strangers have used up their steps", async () => {
    const { ada } = town.people;
    const code = await giveApp(town, ada);
    const known = await comeIn(ada, code());
    await useUp(ada);
    await town.pass({ seconds: 60 });
    const next = await comeIn(ada, code(), known);
    expect(next).not.toBe("");
    // Another browser of the same person must wait until the day is over, as strangers must.
    expect((await knock(ada)).body.code).toBe("too_many_tries");
    await town.pass({ days: 1 });
    expect((await knock(ada)).status).toBe(200);
  });

  test("there are ten steps a day too, which do not count for anyone else", async () => {
    const { ada } = town.people;
    const known = await comeIn(ada, (await giveApp(town, ada))());
    for (let count = 0; count < 10; count++) expect((await knock(ada, known)).status).toBe(200);
    expect((await knock(ada, known)).body.code).toBe("too_many_tries");
    expect((await knock(ada)).status).toBe(200);
  });

  test("codes by text message are counted separately too", async () => {
    const { ada } = town.people;
    const phone = await givePhone(town, ada);
    const [recovery = ""] = await giveRecoveryCodes(town, ada);
    const known = await comeIn(ada, recovery, "", "recovery");
    const send = async (cookie: string) => {
      const pending = await knock(ada, cookie);
      const headers = { "x-client-id": client, cookie: `${pending.cookie}; ${cookie}` };
      const sent = await town.http.inject({ method: "POST", url: "/api/token/text-code", headers, payload: {} });
      return { status: sent.statusCode, cookie: `${pending.cookie}; ${cookie}` };
    };
    for (let hour = 0; hour < 2; hour++) {
      for (let count = 0; count < 5; count++) expect((await send("")).status).toBe(200);
      expect((await send(known)).status).toBe(429);
      await town.pass({ hours: 1 });
    }
    const { status, cookie } = await send(known);
    expect(status).toBe(200);
    expect((await answer(cookie, sentCode(town, phone), "text")).status).toBe(200);
  });
});

describe("the mark", () => {
  test("is hidden from scripts, limited to its path, and given only to browsers, after the second step", async () => {
    const { ada } = town.people;
    const code = await giveApp(town, ada);
    const pending = await knock(ada);
    expect(pending.all).not.toContain("stoep_known");
    const { refresh_token: _, ...form } = byStep("", code());
    const taken = await town.http.inject({
      method: "POST",
      url: "/api/token",
      headers: {
        "x-client-id": client,
        cookie: pending.cookie,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: new URLSearchParams(form).toString(),
    });
    const mark = taken.cookies.find(({ name }) => name.startsWith("__Secure-stoep_known"));
    expect(mark).toMatchObject({ httpOnly: true, sameSite: "Strict", secure: true, path: "/api/token" });
    expect(mark?.maxAge).toBe(365 * daySeconds);
    await town.pass({ seconds: 60 });
    const { body } = await askToken(town, byPassword(ada.email, password));
    expect((await askToken(town, byStep(body.refresh_token, code()))).all).toBe("");
  });

  test("does not work when forged, for someone else, or after a year", async () => {
    const { ada, els } = town.people;
    const known = await comeIn(ada, (await giveApp(town, ada))());
    const others = await comeIn(els, (await giveApp(town, els))());
    const [name = "", value = ""] = known.split("=");
    await useUp(ada);
    const [mark = "", at = "", mac = ""] = value.split(".");
    const forged = [
      `${name}=${others.split("=")[1]}`,
      `${name}=${mark}.${Number(at) + 1}.${mac}`,
      `${name}=${mac}.${at}.${mark}`,
      `${name}=${mark}.${at}.${mac}é`,
      `${name}=`,
    ];
    for (const cookie of forged) expect((await knock(ada, cookie)).body.code).toBe("too_many_tries");
    expect((await knock(ada, known)).status).toBe(200);
    await town.pass({ days: 365 });
    await useUp(ada);
    expect((await knock(ada, known)).body.code).toBe("too_many_tries");
  });

  test("ends with a new password, except in the browser where it was changed", async () => {
    const { bram } = town.people;
    const [mine, other] = [knownIn((await knock(bram)).all), knownIn((await knock(bram)).all)];
    await town.pass({ seconds: 60 });
    const changed = await town.http.inject({
      method: "POST",
      url: "/api/businessprofileapi/changePassword",
      headers: { ...(await bram.headers()), "x-client-id": client, cookie: mine },
      payload: { oldPassword: password, newPassword: "nieuwe-fietsbel" },
    });
    expect(changed.statusCode).toBe(200);
    const kept = changed.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    // Strangers use up the tries of all untrusted browsers.
    for (let count = 0; count < 6; count++) await askToken(town, byPassword(bram.email, "not it"), { client });
    const come = (cookie: string) => askToken(town, byPassword(bram.email, "nieuwe-fietsbel"), { client, cookie });
    expect((await come(other)).body.code).toBe("too_many_tries");
    expect((await come(mine)).body.code).toBe("too_many_tries");
    expect((await come(kept)).status).toBe(200);
  });

  test("gives no access by itself", async () => {
    const { ada } = town.people;
    const known = await comeIn(ada, (await giveApp(town, ada))());
    expect((await knock(ada, known)).body).toMatchObject({ expires_in: 0, second_step: { kinds: ["app"] } });
    expect((await askToken(town, byPassword(ada.email, "not it"), { client, cookie: known })).body.code).toBe(
      "credentials_wrong",
    );
  });
});
