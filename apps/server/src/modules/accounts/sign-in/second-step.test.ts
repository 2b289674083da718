import { daySeconds } from "@stoep/contract/kernel";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { nextTown, password, type Town } from "../../../testing/town.ts";
import { askToken, byLink, byPassword, byRefresh, sessionBy } from "../testing/ask-token.ts";
import {
  byStep,
  giveApp,
  givePhone,
  giveRecoveryCodes,
  sentCode,
  simultaneously,
  startSecondStep,
  wrongCode,
} from "../testing/second-factors.ts";
import { createSignInLink } from "./store/sign-in-links.ts";

// A hundred requests at once take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const codesOf = (answers: { status: number; body: { code?: string } }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) counts[body.code ?? status] = (counts[body.code ?? status] ?? 0) + 1;
  return counts;
};
let round = 0;
const anywhere = () => `198.51.100.${round++ % 250}`;

describe("with a second factor, a right password", () => {
  test("gives no access yet, but the kind of second step and a token for it", async () => {
    const { ada } = town.people;
    await giveApp(town, ada);
    await givePhone(town, ada, "+32470123467");
    await giveRecoveryCodes(town, ada);
    const { status, body } = await askToken(town, byPassword(ada.email, password));
    expect(status).toBe(200);
    expect(body).toEqual({
      token_type: "bearer",
      expires_in: 0,
      userId: ada.accountId,
      refresh_token: expect.any(String),
      second_step: { kinds: ["app", "text", "recovery"], phoneHint: "67" },
    });
    expect((await sessionBy(town, body.refresh_token)).status).toBe(401);
  });

  test("gives a browser a cookie for the second step, for ten minutes", async () => {
    const { els } = town.people;
    const code = await giveApp(town, els);
    const pending = await askToken(town, byPassword(els.email, password), { client: "dashboard" });
    expect(pending.body).not.toHaveProperty("refresh_token");
    expect(pending.attributes).toMatchObject({ httpOnly: true, sameSite: "Strict", maxAge: 600 });
    const from = { client: "dashboard" as const, cookie: pending.cookie };
    expect((await askToken(town, byRefresh(), from)).body.code).toBe("second_step_required");
    const { status, body, attributes } = await askToken(
      town,
      { grant_type: "refresh_token", "2fa_token": code() },
      from,
    );
    expect([status, body.expires_in]).toEqual([200, 600]);
    expect(attributes).toMatchObject({ maxAge: 30 * daySeconds });
    expect((await sessionBy(town, body.access_token)).body.account.hasSecondFactor).toBe(true);
  });

  test("or a sign-in link must be followed by the second step", async () => {
    const { mona } = town.people;
    const code = await giveApp(town, mona);
    const { body } = await askToken(town, byLink(await createSignInLink(town.db, mona.accountId, town.clock.now())));
    expect(body).not.toHaveProperty("access_token");
    expect(body.second_step.kinds).toEqual(["app"]);
    expect((await askToken(town, byStep(body.refresh_token, code()))).status).toBe(200);
  });

  test("gives a token that stays valid until a right code uses it up", async () => {
    const { bram } = town.people;
    const code = await giveApp(town, bram);
    const token = await startSecondStep(town, bram);
    for (const _ of [1, 2, 3]) expect((await askToken(town, byRefresh(token))).body.code).toBe("second_step_required");
    const { body } = await askToken(town, byStep(token, ` ${code().slice(0, 3)} ${code().slice(3)} `));
    expect(body).toMatchObject({ expires_in: 600, userId: bram.accountId });
    expect((await sessionBy(town, body.access_token)).status).toBe(200);
    expect((await askToken(town, byRefresh(body.refresh_token))).status).toBe(200);
  });

  test("leaves ten minutes for the step", async () => {
    const mine = await nextTown();
    const code = await giveApp(mine, mine.people.ada);
    const [early, late] = [await startSecondStep(mine, mine.people.ada), await startSecondStep(mine, mine.people.ada)];
    await mine.pass({ minutes: 9, seconds: 59 });
    expect((await askToken(mine, byStep(early, code()))).status).toBe(200);
    await mine.pass({ seconds: 31 });
    expect((await askToken(mine, byStep(late, code()))).body.code).toBe("challenge_over");
  });

  test("begins at most ten uncompleted steps a day", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    const code = await giveApp(mine, ada);
    // Completed steps are not counted.
    for (const seconds of [0, 30]) {
      mine.clock.move(seconds * 1000);
      expect((await askToken(mine, byStep(await startSecondStep(mine, ada), code()))).status).toBe(200);
    }
    const begun = await simultaneously(30, () =>
      askToken(mine, byPassword(ada.email, password), { address: anywhere() }),
    );
    expect(codesOf(begun)).toEqual({ 200: 10, too_many_tries: 20 });
    await mine.pass({ hours: 24 });
    expect((await askToken(mine, byPassword(ada.email, password))).status).toBe(200);
  });
});

describe("five wrong answers", () => {
  test("end the challenge and the pending second-factor session, whatever their kind or origin", async () => {
    const { viktor } = town.people;
    const code = await giveApp(town, viktor);
    const phone = await givePhone(town, viktor, "+32470000001");
    const [recovery = ""] = await giveRecoveryCodes(town, viktor);
    const token = await startSecondStep(town, viktor);
    await town.guest.accounts.sendStepCode({ body: { refresh_token: token } });
    const wrong = wrongCode(code(), code(-30), code(30), sentCode(town, phone));
    const kinds = ["app", "text", "recovery", "passkey"];
    for (const kind of kinds) {
      const { body } = await askToken(town, byStep(token, wrong, kind), { address: anywhere() });
      expect(body.code).toBe("code_wrong");
    }
    expect((await askToken(town, byStep(token, wrong), { address: anywhere() })).body.code).toBe("challenge_over");
    for (const right of [byStep(token, code()), byStep(token, recovery, "recovery"), byRefresh(token)])
      expect((await askToken(town, right)).body.code).toBe("challenge_over");
    await expect(town.guest.accounts.sendStepCode({ body: { refresh_token: token } })).refuses("challenge_over");
  });

  test("are all that a hundred simultaneous tries from a hundred addresses get", async () => {
    const { wout } = town.people;
    const code = await giveApp(town, wout);
    const token = await startSecondStep(town, wout);
    const wrong = wrongCode(code(), code(-30), code(30));
    const answers = await simultaneously(100, (at) =>
      askToken(town, byStep(token, wrong, at % 2 ? "recovery" : "app"), {
        address: anywhere(),
        headers: { "x-forwarded-for": anywhere() },
      }),
    );
    expect(codesOf(answers)).toEqual({ code_wrong: 4, challenge_over: 96 });
    const { tries } = await town.db
      .selectFrom("public.challenge")
      .select("tries")
      .where("accountId", "=", wout.accountId)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  test("do not include a right one that comes fifth", async () => {
    const { aisha } = town.people;
    const code = await giveApp(town, aisha);
    const token = await startSecondStep(town, aisha);
    for (const _ of [1, 2, 3, 4]) await askToken(town, byStep(token, wrongCode(code(), code(30), code(-30))));
    expect((await askToken(town, byStep(token, code()))).status).toBe(200);
  });
});

describe("a code of an authenticator app", () => {
  test("is valid half a minute early and late, and never twice", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    const code = await giveApp(mine, ada);
    const take = async (given: string) => askToken(mine, byStep(await startSecondStep(mine, ada), given));
    expect((await take(code(-60))).body.code).toBe("code_wrong");
    expect((await take(code(60))).body.code).toBe("code_wrong");
    expect((await take(code(-30))).status).toBe(200);
    expect((await take(code(-30))).body.code).toBe("code_wrong");
    expect((await take(code(30))).status).toBe(200);
    // A code earlier than the last one counts as used.
    expect(await take(code())).toMatchObject({ body: { code: "code_wrong" } });
  });

  test("completes only one of a hundred simultaneous pending second-factor sessions", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    const code = await giveApp(mine, ada);
    const tokens: string[] = [];
    for (let at = 0; at < 10; at++) tokens.push(await startSecondStep(mine, ada));
    const answers = await simultaneously(100, (at) => askToken(mine, byStep(tokens[at % 10] ?? "", code())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("a recovery code", () => {
  test("is reported to its owner by mail when used, with the number left; a wrong one is not", async () => {
    const { fatma } = town.people;
    await giveApp(town, fatma);
    const [code = "", wrong = "0"] = [(await giveRecoveryCodes(town, fatma))[0], "aaaaa-aaaaa"];
    const take = async (typed: string) => askToken(town, byStep(await startSecondStep(town, fatma), typed, "recovery"));
    expect((await take(wrong)).body.code).toBe("code_wrong");
    expect((await take(code)).status).toBe(200);
    await town.runDue();
    const told = town.mails(fatma.email).filter(({ text }) => text.includes("kurtarma kodlarınızdan biriyle"));
    expect(told.map(({ text }) => /Kalan kodlar: (\d+)/.exec(text)?.[1])).toEqual(["9"]);
  });

  test("completes the step once, however it is typed", async () => {
    const { dirk } = town.people;
    await giveApp(town, dirk);
    const [one = "", two = ""] = await giveRecoveryCodes(town, dirk);
    const take = async (code: string) => askToken(town, byStep(await startSecondStep(town, dirk), code, "recovery"));
    expect((await take(one)).status).toBe(200);
    expect((await take(one)).body.code).toBe("code_wrong");
    expect((await take(two.toUpperCase().replace("-", " ").replaceAll("0", "O"))).status).toBe(200);
  });

  test("of a hundred uses at the same time counts once", async () => {
    const mine = await nextTown();
    const { fatma } = mine.people;
    await giveApp(mine, fatma);
    const [code = ""] = await giveRecoveryCodes(mine, fatma);
    const tokens: string[] = [];
    for (let at = 0; at < 10; at++) tokens.push(await startSecondStep(mine, fatma));
    const answers = await simultaneously(100, (at) => askToken(mine, byStep(tokens[at % 10] ?? "", code, "recovery")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("of someone else does not work", async () => {
    const { gust, daan } = town.people;
    await giveApp(town, gust);
    await giveApp(town, daan);
    const [foreign = ""] = await giveRecoveryCodes(town, daan);
    const { body } = await askToken(town, byStep(await startSecondStep(town, gust), foreign, "recovery"));
    expect(body.code).toBe("code_wrong");
  });
});
