import { beforeAll, describe, expect, test, vi } from "vitest";
import { anyConfig } from "../../../testing/stand-ins.ts";
import { newTown, nextTown, type Person, type Town } from "../../../testing/town.ts";
import { askToken } from "../testing/ask-token.ts";
import {
  byStep,
  giveApp,
  givePhone,
  giveRecoveryCodes,
  sentCode,
  simultaneously,
  startSecondStep,
} from "../testing/second-factors.ts";
import { textNumberFault } from "./text-codes.ts";

// A hundred requests at once take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});
const send = (at: Town, token: string) => at.guest.accounts.sendStepCode({ body: { refresh_token: token } });
const take = (at: Town, token: string, code: string) => askToken(at, byStep(token, code, "text"));

describe("a code by text message", () => {
  test("goes to the person's number in their language, and completes the step", async () => {
    const { emre } = town.people;
    const phone = await givePhone(town, emre, "+32470000012");
    const token = await startSecondStep(town, emre);
    expect(await send(town, token)).toEqual({ phoneHint: "12", expiresInSeconds: 600 });
    expect(town.outside.texts.at(-1)).toEqual({ to: phone, body: expect.stringMatching(/^\d{6} Stoep kodunuzdur/) });
    expect((await take(town, token, sentCode(town, phone))).status).toBe(200);
  });

  test("cannot be read from the database", async () => {
    const { nina } = town.people;
    const phone = await givePhone(town, nina, "+32470000013");
    await send(town, await startSecondStep(town, nina));
    const rows = await town.db.selectFrom("public.challenge").selectAll().where("phone", "=", phone).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(sentCode(town, phone));
  });

  test("is valid if it was the last one sent, for this pending second-factor session only", async () => {
    const { caro } = town.people;
    const phone = await givePhone(town, caro, "+32470000014");
    const [token, other] = [await startSecondStep(town, caro), await startSecondStep(town, caro)];
    await send(town, token);
    const first = sentCode(town, phone);
    await send(town, token);
    const second = sentCode(town, phone);
    if (first !== second) expect((await take(town, token, first)).body.code).toBe("code_wrong");
    expect((await take(town, other, second)).body.code).toBe("code_wrong");
    expect((await take(town, token, second)).status).toBe(200);
    expect((await take(town, other, second)).body.code).toBe("code_wrong");
  });

  test("of a hundred uses at the same time counts once", async () => {
    const { klaas } = town.people;
    const phone = await givePhone(town, klaas, "+32470000015");
    const token = await startSecondStep(town, klaas);
    await send(town, token);
    const code = sentCode(town, phone);
    const answers = await simultaneously(100, () => take(town, token, code));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("expires with its pending second-factor session, after ten minutes", async () => {
    const mine = await nextTown();
    const phone = await givePhone(mine, mine.people.ada);
    const token = await startSecondStep(mine, mine.people.ada);
    await mine.pass({ minutes: 4 });
    expect(await send(mine, token)).toMatchObject({ expiresInSeconds: 360 });
    await mine.pass({ minutes: 6 });
    expect((await take(mine, token, sentCode(mine, phone))).body.code).toBe("challenge_over");
  });

  test("is not valid once the number is no longer the person's", async () => {
    const { otto } = town.people;
    const phone = await givePhone(town, otto, "+32470000016");
    await giveApp(town, otto);
    const token = await startSecondStep(town, otto);
    await send(town, token);
    await town.db.deleteFrom("public.factor").where("phone", "=", phone).execute();
    expect((await take(town, token, sentCode(town, phone))).body.code).toBe("code_wrong");
  });

  test("needs a number, and a pending second-factor session", async () => {
    const { stijn } = town.people;
    await giveApp(town, stijn);
    await expect(send(town, await startSecondStep(town, stijn))).refuses("not_found");
    await expect(send(town, "never-given-out")).refuses("token_invalid");
    await expect(town.guest.accounts.sendStepCode({ body: {} })).refuses("token_invalid");
  });

  test("that the provider does not accept is reported as unavailable", async () => {
    const mine = await nextTown();
    await givePhone(mine, mine.people.ada);
    mine.outside.text.send = async () => ({ outcome: "deferred", reason: "HTTP 503" });
    await expect(send(mine, await startSecondStep(mine, mine.people.ada))).refuses("unavailable");
  });
});

describe("text messages are few", () => {
  const sendMany = async (at: Town, person: Person, count: number) => {
    const codes = [];
    for (let sent = 0; sent < count; sent++) {
      const token = await startSecondStep(at, person);
      codes.push(
        await send(at, token).then(
          () => "sent",
          (error) => error.code,
        ),
      );
    }
    return codes;
  };

  test("five an hour to one number, ten a day for one account, thirty an hour from one address", async () => {
    const mine = await nextTown();
    const { ada, els, mona, viktor, chaima, wout, pia, dora } = mine.people;
    const sent = (count: number) => Array<string>(count).fill("sent");
    await givePhone(mine, ada);
    expect(await sendMany(mine, ada, 6)).toEqual([...sent(5), "too_many_requests"]);
    // Another account with the same number shares its limit.
    await givePhone(mine, els);
    expect(await sendMany(mine, els, 1)).toEqual(["too_many_requests"]);
    for (const [at, person] of [mona, viktor, chaima, wout].entries()) {
      await givePhone(mine, person, `+3247000010${at}`);
      expect(await sendMany(mine, person, 5)).toEqual(sent(5));
    }
    // Those were 25 sent and two refused; three more are allowed after this.
    await givePhone(mine, pia, "+32470000200");
    expect(await sendMany(mine, pia, 4)).toEqual([...sent(3), "too_many_requests"]);
    await mine.pass({ hours: 1 });
    await givePhone(mine, dora, "+32470000201");
    expect(await sendMany(mine, dora, 1)).toEqual(["sent"]);
    expect(mine.outside.texts).toHaveLength(5 + 20 + 3 + 1);
  });
});

test.each([
  ["+32470123456", null],
  ["+31612345678", null],
  ["+33612345678", null],
  ["+905321234567", null],
  // A landline, a premium-rate number, no number at all.
  ["+3292251234", "phoneFormat"],
  ["+3290212345", "phoneFormat"],
  ["+3212", "phoneFormat"],
  // Elsewhere; by satellite.
  ["+447911123456", "phoneCountry"],
  ["+2348031234567", "phoneCountry"],
  ["+881631234567", "phoneCountry"],
])("what keeps a text message from %s: %s", async (phone, fault) => {
  expect(await textNumberFault(anyConfig, phone)).toBe(fault);
});

describe("to another country", () => {
  test("no number is added, and none is written to", async () => {
    const { ada } = town.people;
    const body = { phone: "+44 7400 123456" };
    const confirmedAt = town.clock.now();
    await town.db.updateTable("public.session").set({ confirmedAt }).where("id", "=", ada.session.id).execute();
    await expect(ada.accounts.addText({ body })).refuses("invalid_input", { phone: "phoneCountry" });
    const abroad = await newTown({ config: { textCountries: ["GB"] } });
    // Guernsey, whose numbers look like British ones.
    const island = { phone: "+44 7911 123456" };
    const confirmed = { confirmedAt: abroad.clock.now() };
    const session = abroad.people.ada.session.id;
    await abroad.db.updateTable("public.session").set(confirmed).where("id", "=", session).execute();
    await expect(abroad.people.ada.accounts.addText({ body: island })).refuses("invalid_input", {
      phone: "phoneCountry",
    });
    expect(await abroad.people.ada.accounts.addText({ body })).toMatchObject({ phoneHint: "56" });
    expect(town.outside.texts.filter(({ to }) => to.startsWith("+44"))).toEqual([]);
  });

  test("a number accepted before the list became shorter gets nothing any more: the other ways remain", async () => {
    const mine = await newTown({ config: { textCountries: ["NL"] } });
    const { ada } = mine.people;
    await givePhone(mine, ada);
    const [code = ""] = await giveRecoveryCodes(mine, ada);
    const token = await startSecondStep(mine, ada);
    await expect(send(mine, token)).refuses("no_texts_there");
    await expect(ada.accounts.sendConfirmCode()).refuses("no_texts_there");
    expect(mine.outside.texts).toEqual([]);
    expect((await askToken(mine, byStep(token, code, "recovery"))).status).toBe(200);
  });
});
