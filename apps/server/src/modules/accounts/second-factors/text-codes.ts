/** Codes by text message. No transaction is open while the message is sent. */

import type { FieldCode, Language } from "@stoep/contract/kernel";
import type { RouteCall } from "#kernel/call.ts";
import type { Config } from "#kernel/config.ts";
import { mobileCountryOf } from "#kernel/mobile-number.ts";
import { refuse } from "#kernel/refuse.ts";
import { countWithin, limitTries } from "../identities/index.ts";
import { textsPerAccount, textsPerAddress, textsPerNumber } from "../limits.ts";
import { say } from "../texts.ts";
import { hashOfCode } from "./answer-challenge.ts";
import { newSixDigits } from "./rules/codes.ts";
import { updateChallenge } from "./store/challenges.ts";

/** Enough to recognise the phone, too little to call it. */
export const phoneHint = (phone: string) => phone.slice(-2);

/**
 * Whether this is an ordinary mobile number in a country that the installation sends to. Guards against toll fraud: messages to
 * expensive numbers earn money for their owners.
 */
export async function textNumberFault(
  { textCountries }: Pick<Config, "textCountries">,
  phone: string,
): Promise<FieldCode | null> {
  const country = await mobileCountryOf(phone);
  if (country === null) return "phoneFormat";
  return country !== undefined && textCountries.includes(country) ? null : "phoneCountry";
}

interface TextCodeRequest {
  challengeId: string;
  /** Whose limit applies, so that strangers who know the password do not use up the person's own. */
  who: string;
  phone: string;
  language: Language;
  /** Until when the challenge accepts answers. */
  expiresAt: Date;
}

/** The limit for codes requested within a session. */
export const sessionCounterKey = (accountId: string) => `${accountId} inside`;

/**
 * Puts a new code into the challenge; an earlier one is no longer valid.
 * Refuses with `no_texts_there`, `too_many_requests`, `challenge_over` or `unavailable`.
 */
export async function sendTextCode(call: RouteCall, { challengeId, who, phone, language, expiresAt }: TextCodeRequest) {
  const { db, now } = call;
  // The number was accepted before the list became shorter.
  if ((await textNumberFault(call.config, phone)) === "phoneCountry") refuse("no_texts_there");
  await limitTries(call, "text code address", textsPerAddress);
  const isFew =
    (await countWithin(db, "text code account", who, textsPerAccount, now)) &&
    (await countWithin(db, "text code number", phone, textsPerNumber, now));
  if (!isFew) refuse("too_many_requests");
  const code = newSixDigits();
  const codeHash = await hashOfCode(db, challengeId, code);
  if (!(await updateChallenge(db, challengeId, { codeHash, phone, expiresAt }, now))) refuse("challenge_over");
  const { outcome } = await call.ports.text.send({ to: phone, body: say(language, "textCode", { code }) });
  if (outcome === "rejected" || outcome === "deferred") refuse("unavailable");
  return {
    phoneHint: phoneHint(phone),
    expiresInSeconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
  };
}
