import { TOTP } from "otpauth";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { nextTown, type Person, password, type Town } from "../../../testing/town.ts";
import { askToken, byPassword } from "../testing/ask-token.ts";
import { Authenticator } from "../testing/authenticator.ts";
import {
  byStep,
  giveApp,
  givePhone,
  sentCode,
  simultaneously,
  startSecondStep,
  wrongCode,
} from "../testing/second-factors.ts";

// A hundred requests at once take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const codeOf = (at: Town, secret: string, seconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: at.clock.now().getTime() + seconds * 1000 });
async function addApp(at: Town, { accounts }: Person) {
  const { challengeId, secret, uri } = await accounts.addApp();
  const added = await accounts.confirmApp({ body: { challengeId, code: codeOf(at, secret) } });
  return { secret, uri, ...added };
}
async function addPasskey({ accounts }: Person, key = new Authenticator(), name = "Telefoon") {
  const { challengeId, options } = await accounts.addPasskey();
  return accounts.confirmPasskey({ body: { challengeId, name, answer: key.create(options) } });
}
const subjects = async (at: Town, { email }: Person) => {
  await at.runDue();
  return at.mails(email).map(({ subject }) => subject);
};

describe("the first second factor", () => {
  test("brings ten recovery codes, ends other sessions and is reported by mail", async () => {
    const { ada } = town.people;
    const other = await askToken(town, byPassword(ada.email, password));
    const heard = await town.hear({
      ...ada,
      headers: async () => ({ authorization: `Bearer ${other.body.access_token}` }),
    });
    const { factor, recoveryCodes, uri, secret } = await addApp(town, ada);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Stoep:ada%40werk\.example\?issuer=Stoep&secret=[A-Z2-7]{32}&/);
    expect(factor).toMatchObject({ kind: "app", lastUsedAt: null });
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes ?? []) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    await waitUntil(() => heard.isClosed);
    expect(
      (
        await town.http.inject({
          url: "/api/businessprofileapi/factors",
          headers: { authorization: `Bearer ${other.body.access_token}` },
        })
      ).statusCode,
    ).toBe(401);
    expect((await ada.accounts.getSession()).account.hasSecondFactor).toBe(true);
    expect(await subjects(town, ada)).toContain("Er is een tweede stap toegevoegd");
    // The code that added the factor no longer works.
    const again = await askToken(town, byStep(await startSecondStep(town, ada), codeOf(town, secret)));
    expect(again.body.code).toBe("code_wrong");
    const [one = ""] = recoveryCodes ?? [];
    expect((await askToken(town, byStep(await startSecondStep(town, ada), one, "recovery"))).status).toBe(200);
    expect(await ada.accounts.listFactors()).toMatchObject({ recoveryCodesLeft: 9, hasPassword: true });
  });

  test("is only one of two added at the same time: the codes are shown once", async () => {
    const mine = await nextTown();
    const { els } = mine.people;
    const answers = await Promise.all([addApp(mine, els), addPasskey(els), addPasskey(els)]);
    expect(answers.filter(({ recoveryCodes }) => recoveryCodes !== null)).toHaveLength(1);
    expect((await els.accounts.listFactors()).recoveryCodesLeft).toBe(10);
  });

  test("is stored sealed, and its recovery codes hashed", async () => {
    const { bram } = town.people;
    const { secret, recoveryCodes } = await addApp(town, bram);
    const rows = await town.db
      .selectFrom("public.factor")
      .selectAll()
      .where("accountId", "=", bram.accountId)
      .execute();
    const codes = await town.db
      .selectFrom("public.recoveryCode")
      .selectAll()
      .where("accountId", "=", bram.accountId)
      .execute();
    const stored = JSON.stringify([rows, codes]);
    for (const hidden of [secret, ...(recoveryCodes ?? []).flatMap((code) => [code, code.replace("-", "")])])
      expect(stored).not.toContain(hidden);
  });
});

describe("adding a factor", () => {
  test("needs re-authentication if the last one was more than ten minutes ago", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    await mine.pass({ minutes: 10 });
    await expect(ada.accounts.addApp()).refuses("confirmation_required");
    await expect(ada.accounts.addPasskey()).refuses("confirmation_required");
    await expect(ada.accounts.addText({ body: { phone: "+32470123456" } })).refuses("confirmation_required");
    expect((await ada.accounts.listFactors()).confirmedUntil).toBeNull();
    await expect(ada.accounts.confirmIdentity({ body: { kind: "password", password: "not it" } })).refuses(
      "credentials_wrong",
    );
    const { confirmedUntil } = await ada.accounts.confirmIdentity({ body: { kind: "password", password } });
    expect(confirmedUntil).toBe(mine.in({ minutes: 10 }));
    await addApp(mine, ada);
  });

  test("takes the code that the app shows, with five tries", async () => {
    const { mona } = town.people;
    const { challengeId, secret } = await mona.accounts.addApp();
    const code = wrongCode(codeOf(town, secret), codeOf(town, secret, 30), codeOf(town, secret, -30));
    const answers = await simultaneously(20, () =>
      mona.accounts.confirmApp({ body: { challengeId, code } }).catch((error) => error.code),
    );
    expect(answers.toSorted()).toEqual([...Array(16).fill("challenge_over"), ...Array(4).fill("code_wrong")]);
    await expect(mona.accounts.confirmApp({ body: { challengeId, code: codeOf(town, secret) } })).refuses(
      "challenge_over",
    );
    expect((await mona.accounts.listFactors()).factors).toEqual([]);
  });

  test("works in the session that began it, once, for its purpose", async () => {
    const { viktor, wout } = town.people;
    const app = await viktor.accounts.addApp();
    const body = { challengeId: app.challengeId, code: codeOf(town, app.secret) };
    await expect(wout.accounts.confirmApp({ body })).refuses("challenge_over");
    await expect(viktor.accounts.confirmText({ body })).refuses("challenge_over");
    const answer = new Authenticator().create({ challenge: "x" });
    await expect(
      viktor.accounts.confirmPasskey({ body: { challengeId: app.challengeId, name: "Sleutel", answer } }),
    ).refuses("challenge_over");
    await viktor.accounts.confirmApp({ body });
    await expect(viktor.accounts.confirmApp({ body })).refuses("challenge_over");
    await expect(viktor.accounts.addApp()).refuses("already_exists");
  });

  test("by text message takes a number that can be reached, and the code sent to it", async () => {
    const { chaima } = town.people;
    await expect(chaima.accounts.addText({ body: { phone: "09 225 12 34" } })).refuses("invalid_input", {
      phone: "phoneFormat",
    });
    await expect(chaima.accounts.addText({ body: { phone: "+32 9 225 12 34" } })).refuses("invalid_input", {
      phone: "phoneFormat",
    });
    const begun = await chaima.accounts.addText({ body: { phone: "0032 470/12.34.99" } });
    expect(begun).toMatchObject({ phoneHint: "99", expiresInSeconds: 600 });
    expect(town.outside.texts.at(-1)?.body).toContain("est votre code pour Stoep");
    const { challengeId } = begun;
    const code = sentCode(town, "+32470123499");
    await expect(chaima.accounts.confirmText({ body: { challengeId, code: wrongCode(code) } })).refuses("code_wrong");
    const added = await chaima.accounts.confirmText({ body: { challengeId, code } });
    expect(added).toMatchObject({ factor: { kind: "text", name: "99" } });
    expect(added.recoveryCodes).toHaveLength(10);
    await expect(chaima.accounts.addText({ body: { phone: "+32470123498" } })).refuses("already_exists");
  });
});

describe("re-authentication with a factor", () => {
  test.each(["12345", "1234567", "12a456", "", "１２３４５６"])("takes six digits, not %o", async (code) => {
    const { bram } = town.people;
    const wrong = { code: "codeFormat" };
    for (const kind of ["app", "text", "mail"] as const)
      await expect(bram.accounts.confirmIdentity({ body: { kind, code } })).refuses("invalid_input", wrong);
    const body = { challengeId: bram.accountId, code };
    await expect(bram.accounts.confirmApp({ body })).refuses("invalid_input", wrong);
    await expect(bram.accounts.confirmText({ body })).refuses("invalid_input", wrong);
  });

  test("takes the factor: the password alone is not enough", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    const { secret } = await addApp(mine, ada);
    await mine.pass({ minutes: 11 });
    await expect(ada.accounts.confirmIdentity({ body: { kind: "password", password } })).refuses(
      "confirmation_required",
    );
    await expect(ada.accounts.renewRecoveryCodes()).refuses("confirmation_required");
    await ada.accounts.confirmIdentity({ body: { kind: "app", code: codeOf(mine, secret) } });
    expect((await ada.accounts.renewRecoveryCodes()).recoveryCodes).toHaveLength(10);
    expect(await subjects(mine, ada)).toContain("Nieuwe herstelcodes");
  });

  test("takes any of them: text message, passkey, recovery code", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    const key = new Authenticator();
    const { recoveryCodes } = await addPasskey(ada, key);
    const phone = await givePhone(mine, ada);
    const ways = [
      async () => {
        await ada.accounts.sendConfirmCode();
        return { kind: "text" as const, code: sentCode(mine, phone) };
      },
      async () => ({ kind: "passkey" as const, answer: key.get(await ada.accounts.startConfirmPasskey()) }),
      async () => ({ kind: "recovery" as const, code: recoveryCodes?.[3] ?? "" }),
    ];
    for (const way of ways) {
      await mine.pass({ minutes: 11 });
      expect((await ada.accounts.listFactors()).confirmedUntil).toBeNull();
      const body = await way();
      expect((await ada.accounts.confirmIdentity({ body })).confirmedUntil).toBe(mine.in({ minutes: 10 }));
      await expect(ada.accounts.confirmIdentity({ body })).refuses("code_wrong");
    }
  });

  test("takes five wrong answers in ten minutes, and ten times five in a day", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    const code = await giveApp(mine, ada);
    await mine.pass({ minutes: 11 });
    const guess = () => {
      const body = { kind: "app" as const, code: wrongCode(code(), code(30), code(-30)) };
      return ada.accounts.confirmIdentity({ body }).catch((error) => error.code);
    };
    expect((await simultaneously(40, guess)).toSorted()).toEqual([
      ...Array(36).fill("challenge_over"),
      ...Array(4).fill("code_wrong"),
    ]);
    for (let round = 2; round <= 10; round++) {
      await mine.pass({ minutes: 10 });
      expect((await simultaneously(6, guess)).filter((answer) => answer === "code_wrong")).toHaveLength(4);
    }
    await mine.pass({ minutes: 10 });
    expect(await guess()).toBe("too_many_tries");
    expect((await ada.accounts.getSession()).account.id).toBe(ada.accountId);
  });

  test("offers no text message or passkey to a person without one", async () => {
    const { otto } = town.people;
    await expect(otto.accounts.sendConfirmCode()).refuses("not_found");
    await expect(otto.accounts.startConfirmPasskey()).refuses("not_found");
    await expect(otto.accounts.confirmIdentity({ body: { kind: "app", code: "123456" } })).refuses("code_wrong");
    await expect(otto.accounts.renewRecoveryCodes()).refuses("not_found");
  });
});

describe("taking a factor away", () => {
  test("is reported by mail; removing the last one removes the recovery codes, and sign-in takes one step again", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    const { factor } = await addApp(mine, ada);
    const key = await addPasskey(ada);
    const left = await ada.accounts.removeFactor({ params: { factorId: factor.id } });
    expect(left).toMatchObject({ factors: [{ id: key.factor.id }], recoveryCodesLeft: 10 });
    const none = await ada.accounts.removeFactor({ params: { factorId: key.factor.id } });
    expect(none).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect((await askToken(mine, byPassword(ada.email, password))).body.expires_in).toBe(600);
    expect(await subjects(mine, ada)).toEqual(expect.arrayContaining(["Een tweede stap is verwijderd"]));
  });

  test("is refused for the last one while an organisation requires one", async () => {
    const mine = await nextTown();
    const { ada } = mine.people;
    const { factor } = await addApp(mine, ada);
    const ask = (from: Date | null) =>
      mine.db
        .updateTable("public.organisation")
        .set({ secondFactorFrom: from })
        .where("id", "=", mine.organisations.city)
        .execute();
    const inAnHour = new Date(mine.in({ hours: 1 }));
    await ask(mine.clock.now());
    const params = { factorId: factor.id };
    await expect(ada.accounts.removeFactor({ params })).refuses("last_factor");
    expect((await ada.accounts.listFactors()).can).toEqual({ removeLast: "last_factor" });
    await ask(inAnHour);
    expect(await ada.accounts.listFactors()).toMatchObject({
      requiredFrom: inAnHour.toISOString(),
      can: { removeLast: true },
    });
    await ada.accounts.removeFactor({ params });
    // Re-authentication with a removed factor no longer counts.
    await mine.pass({ hours: 1 });
    await expect(ada.accounts.listMembers()).refuses("second_factor_required");
  });

  test("is not possible for someone else's, for one that does not exist, or without re-authentication", async () => {
    const mine = await nextTown();
    const { ada, els } = mine.people;
    const { factor } = await addApp(mine, ada);
    const params = { factorId: factor.id };
    await expect(els.accounts.removeFactor({ params })).refuses("not_found");
    await mine.pass({ minutes: 11 });
    await expect(ada.accounts.removeFactor({ params })).refuses("confirmation_required");
  });
});
