/** Mailed codes, for people with neither password nor second factor: they signed in with an organisation's provider. */
import { v7 as newId } from "uuid";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { accountPage, countWithin, findPerson, limitTries, type PersonRow, recipientOf } from "../identities/index.ts";
import { codeMailsPerAccount, codeMs, mailsPerAddress } from "../limits.ts";
import { mails } from "../mails.ts";
import { hashOfCode, isSentCode } from "./answer-challenge.ts";
import { newSixDigits } from "./rules/codes.ts";
import { type Challenge, updateChallenge } from "./store/challenges.ts";
import { listFactors } from "./store/factors.ts";

/** undefined when the person has a password or a second factor. */
export async function findMailOnly(db: RouteCall["db"], accountId: string): Promise<PersonRow | undefined> {
  const person = await findPerson(db, accountId);
  return person && !person.passwordHash && (await listFactors(db, accountId)).length === 0 ? person : undefined;
}

/** A code is valid only for this challenge and this mailbox. */
const subjectOf = (challengeId: string, email: string) => `${challengeId} ${email}`;

/** Puts a new code into the challenge; an earlier one is no longer valid. Refuses with `too_many_requests`. */
export async function sendMailCode(call: RouteCall, challengeId: string, person: PersonRow) {
  const { db, now } = call;
  await limitTries(call, "mail code address", mailsPerAddress);
  if (!(await countWithin(db, "mail code account", person.id, codeMailsPerAccount, now))) refuse("too_many_requests");
  const code = newSixDigits();
  const codeHash = await hashOfCode(db, subjectOf(challengeId, person.email), code);
  const expiresAt = new Date(now.getTime() + codeMs);
  const link = await accountPage(call, person.id, { staff: "/account/security", resident: "/me/security" });
  await call.transact(async (scope) => {
    if (!(await updateChallenge(scope.db, challengeId, { codeHash, expiresAt }, now))) refuse("too_many_requests");
    await queueMails(
      { ...call, ...scope },
      {
        template: mails.confirmCode,
        subjectId: newId(),
        networkId: null,
        values: () => ({ name: person.firstName, link, code, minutes: String(codeMs / 60_000) }),
        recipients: [recipientOf(person)],
      },
    );
  });
  return { mailHint: mailHint(person.email), expiresInSeconds: codeMs / 1000 };
}

export async function isMailedCode({ db }: Pick<DbScope, "db">, challenge: Challenge, code: string): Promise<boolean> {
  const person = await findMailOnly(db, challenge.accountId);
  return person !== undefined && isSentCode({ db }, challenge, code, subjectOf(challenge.id, person.email));
}

/** Enough to know which mailbox to look in: e…@werk.example */
const mailHint = (email: string) => email.replace(/^(.)[^@]*/u, "$1…");
