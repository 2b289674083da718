import { beforeAll, describe, expect, test, vi } from "vitest";
import { clientOver } from "../../../testing/client.ts";
import { nextTown, password, type Town } from "../../../testing/town.ts";
import { askToken, byLink, byPassword, byRefresh, sessionBy } from "../testing/ask-token.ts";
import { linkTo, secretsIn } from "../testing/mails.ts";
import { giveApp, simultaneously, startSecondStep } from "../testing/second-factors.ts";

// A hundred requests at once take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});
const fresh = "een-boot-met-zeil";
const forgot = (at: Town, username: string, returnUrl?: string) =>
  at.guest.accounts.forgotPassword({ body: { username, returnUrl } });
const reset = (at: Town, link: { id: string; code: string }, chosen = fresh) =>
  at.guest.accounts.resetPassword({ body: { ...link, password: chosen } });

async function resetLink(at: Town, email: string) {
  await forgot(at, email);
  return secretsIn(await linkTo(at, email));
}

describe("a forgotten password", () => {
  test("is replaced with the mailed link, which ends all sessions and works once", async () => {
    const { ada } = town.people;
    const { body } = await askToken(town, byPassword(ada.email, password));
    await forgot(town, ` ${ada.email.toUpperCase()} `);
    const link = await linkTo(town, ada.email);
    expect(link).toMatch(/^https:\/\/stoep\.example\/dashboard\/reset-password\?id=[\w-]{36}&code=[\w-]{43}$/);
    expect(await reset(town, secretsIn(link))).toEqual({ done: true });
    expect((await askToken(town, byPassword(ada.email, password))).body.code).toBe("credentials_wrong");
    expect((await askToken(town, byRefresh(body.refresh_token))).body.code).toBe("token_invalid");
    await expect(ada.accounts.getSession()).refuses("sign_in_required");
    expect((await askToken(town, byPassword(ada.email, fresh))).status).toBe(200);
    await expect(reset(town, secretsIn(link))).refuses("token_invalid");
    await town.runDue();
    expect(town.mails(ada.email).at(-1)?.subject).toBe("Het wachtwoord is gewijzigd");
  });

  test("is replaced once by a hundred simultaneous uses of the link", async () => {
    const { els } = town.people;
    const link = await resetLink(town, els.email);
    const answers = await simultaneously(100, (at) =>
      reset(town, link, `${fresh}-${at}`).then(
        () => "done",
        (error) => error.code,
      ),
    );
    expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
    // One address may open at most sixty an hour.
    expect(new Set(answers)).toEqual(new Set(["done", "token_invalid", "too_many_requests"]));
  });

  test("ends the wait after wrong tries", async () => {
    const mine = await nextTown();
    const { mona } = mine.people;
    for (let at = 0; at < 6; at++) await askToken(mine, byPassword(mona.email, "not it"));
    expect((await askToken(mine, byPassword(mona.email, password))).body.code).toBe("too_many_tries");
    await reset(mine, await resetLink(mine, mona.email));
    expect((await askToken(mine, byPassword(mona.email, fresh))).status).toBe(200);
  });

  test("never lowers the second step", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    await giveApp(mine, ada);
    await reset(mine, await resetLink(mine, ada.email));
    const { body } = await askToken(mine, byPassword(ada.email, fresh));
    expect(body).toMatchObject({ expires_in: 0, second_step: { kinds: ["app"] } });
  });

  test("is not replaced by an unacceptable one, and the link stays valid", async () => {
    const mine = await nextTown();
    const { bram } = mine.people;
    const link = await resetLink(mine, bram.email);
    await expect(reset(mine, link, "kort")).refuses("invalid_input", { password: "passwordTooShort" });
    await expect(reset(mine, link, "password")).refuses("invalid_input", { password: "passwordTooCommon" });
    await expect(reset(mine, link, "ik-ben-bram-peeters")).refuses("invalid_input", { password: "passwordTooCommon" });
    await expect(reset(mine, link, "x".repeat(129))).refuses("invalid_input", { password: "passwordTooLong" });
    expect(await reset(mine, link)).toEqual({ done: true });
  });

  test("the link lasts an hour", async () => {
    const mine = await nextTown();
    const [early, late] = [await resetLink(mine, mine.people.ada.email), await resetLink(mine, mine.people.els.email)];
    await mine.pass({ minutes: 59 });
    await reset(mine, early);
    await mine.pass({ minutes: 1 });
    await expect(reset(mine, late)).refuses("token_invalid");
  });

  test("using one of two open links ends the other, and a sign-in link too", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    const [one, two] = [await resetLink(mine, ada.email), await resetLink(mine, ada.email)];
    await mine.guest.accounts.sendSignInLink({ body: { username: ada.email } });
    const { autologin } = secretsIn(await linkTo(mine, ada.email));
    await reset(mine, two);
    await expect(reset(mine, one)).refuses("token_invalid");
    expect((await askToken(mine, byLink(autologin))).body.code).toBe("token_invalid");
  });

  test("of a deactivated person brings no mail, and an earlier link does not work", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    const link = await resetLink(mine, ada.email);
    await mine.db
      .updateTable("public.account")
      .set({ disabledAt: mine.clock.now() })
      .where("id", "=", ada.accountId)
      .execute();
    await expect(reset(mine, link)).refuses("token_invalid");
    await forgot(mine, ada.email);
    await mine.runDue();
    expect(mine.mails(ada.email)).toHaveLength(1);
  });

  test("brings three mails an hour at most; the response stays the same", async () => {
    const mine = await nextTown();
    const { ada, els } = mine.people;
    for (let at = 0; at < 6; at++) expect(await forgot(mine, ada.email)).toEqual({ done: true });
    await forgot(mine, els.email);
    await mine.runDue();
    expect([mine.mails(ada.email).length, mine.mails(els.email).length]).toEqual([3, 1]);
    await mine.pass({ hours: 1 });
    await forgot(mine, ada.email);
    await mine.runDue();
    expect(mine.mails(ada.email)).toHaveLength(4);
  });

  test("may be requested thirty times an hour from one address", async () => {
    const mine = await nextTown();
    for (let at = 0; at < 30; at++) await forgot(mine, `somebody${at}@thuis.example`);
    await expect(forgot(mine, mine.people.ada.email)).refuses("too_many_requests");
  });
});

describe("where a link leads", () => {
  test.each([
    ["https://stoep.example/testdorp/reset", "https://stoep.example/testdorp/reset?id="],
    ["/testdorp/reset", "https://stoep.example/testdorp/reset?id="],
    ["https://stoep.example/dashboard/messages/7", "https://stoep.example/dashboard/reset-password?id="],
    [
      "https://stoep.example/dashboard/reset-password?next=%2Fx",
      "https://stoep.example/dashboard/reset-password?next=%2Fx&id=",
    ],
  ])("%s is one of our own pages", async (returnUrl, start) => {
    const mine = await nextTown();
    await forgot(mine, mine.people.ada.email, returnUrl);
    expect(await linkTo(mine, mine.people.ada.email)).toContain(start);
  });

  test.each([
    "https://evil.example/dashboard",
    "https://stoep.example.evil.example/testdorp",
    "https://stoep.example@evil.example/testdorp",
    "https://evil.example\\@stoep.example/testdorp",
    "http://stoep.example/testdorp",
    "https://stoep.example:8443/testdorp",
    "//evil.example/testdorp",
    "\\\\evil.example/testdorp",
    "https://stoep.example/testdorp//evil.example",
    "https://stoep.example/testdorp/%2f%2fevil.example",
    "https://stoep.example/nowhere/reset",
    "https://stoep.example/api/token",
    "javascript:alert(1)",
    "",
  ])("%s is not", async (returnUrl) => {
    for (const ask of [town.guest.accounts.forgotPassword, town.guest.accounts.sendSignInLink])
      await expect(ask({ body: { username: town.people.mona.email, returnUrl } })).refuses("invalid_input", {
        returnUrl: "returnUrlOutside",
      });
  });
});

describe("without a return address, a link leads to the requesting application", () => {
  const askIn = (at: Town, app: string) => clientOver(at.http, async () => ({ "x-client-id": app })).accounts;

  test.each([
    ["resident", "dirk", "/testdorp/reset-password?id=", "/testdorp/sign-in?autologin="],
    ["resident", "nele", "/naburg/reset-password?id=", "/naburg/sign-in?autologin="],
    // A person who lives nowhere, or asks in another application.
    ["resident", "ada", "/dashboard/reset-password?id=", "/dashboard/sign-in?autologin="],
    ["dashboard", "dirk", "/dashboard/reset-password?id=", "/dashboard/sign-in?autologin="],
    ["api", "dirk", "/dashboard/reset-password?id=", "/dashboard/sign-in?autologin="],
  ] as const)("%s, asked by %s: %s", async (app, name, reset, signIn) => {
    const mine = await nextTown();
    const { email } = mine.people[name];
    await askIn(mine, app).forgotPassword({ body: { username: email } });
    expect(await linkTo(mine, email)).toContain(`https://stoep.example${reset}`);
    await askIn(mine, app).sendSignInLink({ body: { username: email } });
    expect(await linkTo(mine, email)).toContain(`https://stoep.example${signIn}`);
  });

  test("and works there: a resident's password is replaced, and the link signs them in", async () => {
    const mine = await nextTown();
    const { dirk } = mine.people;
    await reset(mine, await resetLink(mine, dirk.email));
    expect((await askToken(mine, byPassword(dirk.email, fresh), { client: "resident" })).status).toBe(200);
    await mine.guest.accounts.sendSignInLink({ body: { username: dirk.email } });
    const { autologin } = secretsIn(await linkTo(mine, dirk.email));
    const { body } = await askToken(mine, byLink(autologin), { client: "resident" });
    expect((await sessionBy(mine, body.access_token)).body.active).toMatchObject({ kind: "residence" });
  });

  test("a resident's new address is confirmed on a page of their application, without signing in", async () => {
    const mine = await nextTown();
    const { dirk } = mine.people;
    await dirk.accounts.changeEmail({ body: { email: "dirk@elders.example" } });
    const link = await linkTo(mine, "dirk@elders.example");
    expect(link).toContain("https://stoep.example/testdorp/confirm-email?id=");
    const { id, code } = secretsIn(link);
    expect(await mine.guest.accounts.confirmEmail({ body: { id, code } })).toEqual({ done: true });
    expect((await dirk.accounts.getProfile()).email).toBe("dirk@elders.example");
  });
});

describe("a sign-in link by mail", () => {
  test("signs in where it was requested, once out of a hundred uses, within an hour", async () => {
    const mine = await nextTown();
    const { dirk } = mine.people;
    const ask = async () => {
      const body = { username: dirk.email, returnUrl: "https://stoep.example/testdorp/sign-in?next=%2Ffeed" };
      await mine.guest.accounts.sendSignInLink({ body });
      return secretsIn(await linkTo(mine, dirk.email));
    };
    const { href, autologin } = await ask();
    expect(href).toBe(`https://stoep.example/testdorp/sign-in?next=%2Ffeed&autologin=${autologin}`);
    const answers = await simultaneously(100, () => askToken(mine, byLink(autologin), { client: "resident" }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await ask();
    await mine.pass({ minutes: 60 });
    expect((await askToken(mine, byLink(late.autologin))).body.code).toBe("token_invalid");
  });

  test("does not count as re-authentication if there is a password", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    await mine.guest.accounts.sendSignInLink({ body: { username: ada.email } });
    const { autologin } = secretsIn(await linkTo(mine, ada.email));
    const { body } = await askToken(mine, byLink(autologin));
    const added = await mine.http.inject({
      method: "POST",
      url: "/api/businessprofileapi/factors/app",
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(added.json().code).toBe("confirmation_required");
    expect(await startSecondStep(mine, ada)).toBeTruthy();
  });
});
