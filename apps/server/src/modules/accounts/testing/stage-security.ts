/** A person between password and second step, mailed links, and open challenges. */

import { hourMs } from "@stoep/contract/kernel";
import { TOTP } from "otpauth";
import { v7 as newId } from "uuid";
import { inTransaction } from "#kernel/database.ts";
import { seal } from "#kernel/keys/seal.ts";
import type { PersonName } from "../../../testing/people.ts";
import type { Town } from "../../../testing/town.ts";
import { createAccount } from "../index.ts";
import { hashOfCode } from "../second-factors/answer-challenge.ts";
import { newAppSecret } from "../second-factors/rules/app-codes.ts";
import { newAppSecretAt } from "../second-factors/sealed.ts";
import { type ChallengePurpose, insertChallenge, updateChallenge } from "../second-factors/store/challenges.ts";
import { insertFactor } from "../second-factors/store/factors.ts";
import { insertRefreshToken } from "../sessions/store/refresh-tokens.ts";
import { insertSession } from "../sessions/store/sessions.ts";
import { insertMailedLink } from "../sign-in/store/mailed-links.ts";
import { Authenticator } from "./authenticator.ts";

const phone = "+32470123456";

/** Klaas has a number, Emre a passkey, Olga not even a password; Nina, Caro and the baker are about to add an app, a number, a passkey. */
export async function stageSecurity(town: Town) {
  const { db, clock, people } = town;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + hourMs);
  await db.deleteFrom("public.factor").execute();
  await db.deleteFrom("public.credential").where("accountId", "=", people.olga.accountId).execute();
  await insertFactor(db, { accountId: people.klaas.accountId, kind: "text", name: "56", phone }, now);
  const key = new Authenticator();
  const passkey = { accountId: people.emre.accountId, kind: "passkey" as const, name: "Sleutel", ...key.stored };
  const factor = await insertFactor(db, passkey, now);
  const challenge = (
    name: PersonName,
    purpose: ChallengePurpose,
    more: { id?: string; secret?: string; phone?: string } = {},
  ) => {
    const { accountId, session } = people[name];
    return insertChallenge(db, { accountId, sessionId: session.id, purpose, expiresAt, ...more }, now);
  };
  const secret = newAppSecret();
  const textId = await challenge("caro", "add-text", { phone });
  const code = "271828";
  await updateChallenge(db, textId, { codeHash: await hashOfCode(db, textId, code), phone, expiresAt }, now);
  const appChallenge = newId();
  const passkeyChallenge = "cGFzc2tleSBjaGFsbGVuZ2U";
  return {
    factorId: factor?.id ?? "",
    pendingSecondFactorSession: await pendingSecondFactorSession(town, expiresAt),
    resetLink: await insertMailedLink(db, await linkOf(town, "reset-password", null), now),
    emailLink: await insertMailedLink(db, await linkOf(town, "change-email", `${newId()}@thuis.example`), now),
    app: {
      challengeId: await challenge("nina", "add-app", {
        id: appChallenge,
        secret: await seal(db, newAppSecretAt(appChallenge), secret),
      }),
      code: new TOTP({ secret }).generate({ timestamp: now.getTime() }),
    },
    text: { challengeId: textId, code },
    passkey: {
      challengeId: await challenge("bakker", "add-passkey", { secret: passkeyChallenge }),
      name: "Telefoon",
      answer: new Authenticator().create({ challenge: passkeyChallenge }),
    },
  };
}
export type SecurityIds = Awaited<ReturnType<typeof stageSecurity>>;

async function insertSomeone({ db, clock }: Town): Promise<string> {
  const names = { firstName: "Lies", lastName: "Link", language: "nl" as const };
  const account = { email: `${newId()}@thuis.example`, ...names };
  return (await inTransaction(db, (trx) => createAccount(trx, account, clock.now()))) ?? "";
}

const linkOf = async (town: Town, purpose: "reset-password" | "change-email", email: string | null) => ({
  purpose,
  accountId: await insertSomeone(town),
  email,
  lastsMs: hourMs,
});

async function pendingSecondFactorSession(town: Town, expiresAt: Date): Promise<string> {
  const { db } = town;
  const now = town.clock.now();
  const accountId = await insertSomeone(town);
  await insertFactor(db, { accountId, kind: "text", name: "56", phone }, now);
  await insertFactor(db, { accountId, kind: "passkey", name: "Sleutel", ...new Authenticator().stored }, now);
  const place = { membershipId: null, residentId: null, confirmedAt: null };
  const session = { accountId, client: "resident", agent: "test", secondStep: "waiting" as const, expiresAt, ...place };
  const sessionId = await insertSession(db, session, now);
  await insertChallenge(db, { accountId, sessionId, purpose: "second-step", expiresAt }, now);
  return insertRefreshToken(db, sessionId, now);
}

export const randomSecurity = (): SecurityIds => {
  const link = () => ({ id: newId(), code: "never-given-out" });
  const code = () => ({ challengeId: newId(), code: "271828" });
  return {
    factorId: newId(),
    pendingSecondFactorSession: "never-given-out",
    resetLink: link(),
    emailLink: link(),
    app: code(),
    text: code(),
    passkey: { challengeId: newId(), name: "Telefoon", answer: new Authenticator().create({ challenge: "none" }) },
  };
};
