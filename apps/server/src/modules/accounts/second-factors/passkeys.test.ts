import { beforeAll, describe, expect, test, vi } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { askToken } from "../testing/ask-token.ts";
import { Authenticator } from "../testing/authenticator.ts";
import { byStep, givePasskey, simultaneously, startSecondStep } from "../testing/second-factors.ts";

// A hundred requests at once take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});
const challengeFor = (token: string) => town.guest.accounts.startStepPasskey({ body: { refresh_token: token } });
const take = (token: string, answer: unknown) => askToken(town, byStep(token, JSON.stringify(answer), "passkey"));
const forged = [
  ["another site", { origin: "https://stoep.example.evil.example" }],
  ["the same site without encryption", { origin: "http://stoep.example" }],
  ["another host's passkey", { host: "evil.example" }],
  ["another challenge", { challenge: "c29tZXRoaW5nIGVsc2U" }],
] as const;

describe("adding a passkey", () => {
  const add = async ({ accounts }: Person, answerTo: (options: { challenge: string }) => unknown) => {
    const { challengeId, options } = await accounts.addPasskey();
    const answer = answerTo(options) as { id: string; response: Record<string, unknown> };
    return accounts.confirmPasskey({ body: { challengeId, name: "Telefoon", answer } });
  };

  test("takes what an authenticator makes on our own page", async () => {
    const { ada } = town.people;
    const { options } = await ada.accounts.addPasskey();
    expect(options).toMatchObject({
      rp: { id: "stoep.example", name: "Stoep" },
      user: { name: ada.email },
      attestation: "none",
      authenticatorSelection: { userVerification: "preferred" },
    });
    const key = new Authenticator();
    const { factor, recoveryCodes } = await add(ada, (asked) => key.create(asked));
    expect(factor).toMatchObject({ kind: "passkey", name: "Telefoon" });
    expect(recoveryCodes).toHaveLength(10);
    const next = await ada.accounts.addPasskey();
    expect(next.options.excludeCredentials).toEqual([expect.objectContaining({ id: key.stored.credentialId })]);
  });

  test.each(forged)("from %s is refused", async (_, at) => {
    await expect(add(town.people.els, (asked) => new Authenticator().create(asked, at))).refuses("code_wrong");
  });

  test("that someone already has is refused", async () => {
    const { mona, viktor } = town.people;
    const key = await givePasskey(town, mona);
    await expect(add(viktor, (asked) => key.create(asked))).refuses("already_exists");
    expect((await viktor.accounts.listFactors()).factors).toEqual([]);
  });

  test("of nonsense is refused", async () => {
    const answer = { id: "nonsense", response: {} };
    await expect(add(town.people.wout, () => answer)).refuses("code_wrong");
  });
});

describe("a passkey at the second step", () => {
  test("signs the challenge, and opens the session", async () => {
    const { bram } = town.people;
    const key = await givePasskey(town, bram);
    const token = await startSecondStep(town, bram);
    const options = await challengeFor(token);
    expect(options).toMatchObject({ rpId: "stoep.example", allowCredentials: [{ id: key.stored.credentialId }] });
    expect((await take(token, key.get(options))).status).toBe(200);
    const { counter, lastUsedAt } = await town.db
      .selectFrom("public.factor")
      .select(["counter", "lastUsedAt"])
      .where("accountId", "=", bram.accountId)
      .executeTakeFirstOrThrow();
    expect([counter, lastUsedAt]).toEqual([1, town.clock.now()]);
  });

  test.each(forged)("is refused from %s", async (_, at) => {
    const { aisha } = town.people;
    const had = await town.db
      .selectFrom("public.factor")
      .where("accountId", "=", aisha.accountId)
      .select("id")
      .execute();
    if (had.length > 0) await town.db.deleteFrom("public.factor").where("accountId", "=", aisha.accountId).execute();
    const key = await givePasskey(town, aisha);
    const token = await startSecondStep(town, aisha);
    expect((await take(token, key.get(await challengeFor(token), at))).body.code).toBe("code_wrong");
    // The remaining tries are still available.
    expect((await take(token, key.get(await challengeFor(token)))).status).toBe(200);
  });

  test("is refused when its answer is replayed, at this challenge or another", async () => {
    const { otto } = town.people;
    const key = await givePasskey(town, otto);
    const [one, other] = [await startSecondStep(town, otto), await startSecondStep(town, otto)];
    const answer = key.get(await challengeFor(one));
    await challengeFor(other);
    expect((await take(other, answer)).body.code).toBe("code_wrong");
    expect((await take(one, answer)).status).toBe(200);
    expect((await take(other, answer)).body.code).toBe("code_wrong");
  });

  test("is refused without a challenge, and of someone else", async () => {
    const { nina, caro } = town.people;
    const key = await givePasskey(town, nina);
    const foreign = await givePasskey(town, caro);
    const token = await startSecondStep(town, nina);
    expect((await take(token, key.get({ challenge: "" }))).body.code).toBe("code_wrong");
    const options = await challengeFor(token);
    expect((await take(token, foreign.get(options))).body.code).toBe("code_wrong");
    const claimed = { ...foreign.get(options), id: key.stored.credentialId, rawId: key.stored.credentialId };
    expect((await take(token, claimed)).body.code).toBe("code_wrong");
    expect((await take(token, key.get(options))).status).toBe(200);
  });

  test("whose counter went back is taken for a copy, and refused", async () => {
    const { emre } = town.people;
    const key = await givePasskey(town, emre);
    key.counter = 7;
    const first = await startSecondStep(town, emre);
    expect((await take(first, key.get(await challengeFor(first)))).status).toBe(200);
    key.counter = 3;
    const second = await startSecondStep(town, emre);
    expect((await take(second, key.get(await challengeFor(second)))).body.code).toBe("code_wrong");
  });

  test("counts once when one answer is used a hundred times at once", async () => {
    const { klaas } = town.people;
    const key = await givePasskey(town, klaas);
    const token = await startSecondStep(town, klaas);
    const answer = key.get(await challengeFor(token));
    const answers = await simultaneously(100, () => take(token, answer));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("whose answer is not JSON is wrong, and cannot be started without a pending session", async () => {
    const { stijn } = town.people;
    await givePasskey(town, stijn);
    const token = await startSecondStep(town, stijn);
    for (const text of ["{", "null", '"x"', '{"id":7}'])
      expect((await askToken(town, byStep(token, text, "passkey"))).body.code).toBe("code_wrong");
    await expect(challengeFor("never-given-out")).refuses("token_invalid");
  });
});
