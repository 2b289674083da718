/** Gives people of the town second factors, and signs them in up to the second step. */
import { TOTP } from "otpauth";
import { v7 as newId } from "uuid";
import { seal } from "#kernel/keys/seal.ts";
import { type Person, password, type Town } from "../../../testing/town.ts";
import { hashOfCode } from "../second-factors/answer-challenge.ts";
import { newAppSecret } from "../second-factors/rules/app-codes.ts";
import { newRecoveryCodes, plainRecoveryCode } from "../second-factors/rules/codes.ts";
import { appSecretAt } from "../second-factors/sealed.ts";
import { insertFactor, putRecoveryCodes } from "../second-factors/store/factors.ts";
import { askToken, byPassword } from "./ask-token.ts";
import { Authenticator } from "./authenticator.ts";

/** Returns a function that gives the code of this moment, or of some seconds from now. */
export async function giveApp(town: Town, { accountId }: Person) {
  const secret = newAppSecret();
  const id = newId();
  const sealed = await seal(town.db, appSecretAt(id), secret);
  await insertFactor(town.db, { id, accountId, kind: "app", name: "app", secret: sealed }, town.clock.now());
  return (seconds = 0) => new TOTP({ secret }).generate({ timestamp: town.clock.now().getTime() + seconds * 1000 });
}

export async function givePhone(town: Town, { accountId }: Person, phone = "+32470123456"): Promise<string> {
  await insertFactor(town.db, { accountId, kind: "text", name: phone.slice(-2), phone }, town.clock.now());
  return phone;
}

export async function givePasskey(town: Town, { accountId }: Person): Promise<Authenticator> {
  const key = new Authenticator(town.config.publicUrl);
  await insertFactor(town.db, { accountId, kind: "passkey", name: "Sleutel", ...key.stored }, town.clock.now());
  return key;
}

export async function giveRecoveryCodes(town: Town, { accountId }: Person): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => hashOfCode(town.db, accountId, plainRecoveryCode(code))));
  await putRecoveryCodes(town.db, accountId, hashes, town.clock.now());
  return codes;
}

/** After a right password: the token for the second step. */
export async function startSecondStep(town: Town, { email }: Person): Promise<string> {
  const { body } = await askToken(town, byPassword(email, password));
  return body.refresh_token;
}

export const byStep = (token: string, code: string, kind?: string) => ({
  grant_type: "refresh_token",
  refresh_token: token,
  "2fa_token": code,
  ...(kind ? { "2fa_kind": kind } : {}),
});

/** The code in the last text message to a number. */
export const sentCode = (town: Town, phone: string) =>
  /\d{6}/.exec(town.outside.texts.findLast(({ to }) => to === phone)?.body ?? "")?.[0] ?? "";

/** Six digits that differ from all of these. */
export const wrongCode = (...codes: string[]) =>
  ["314159", "271828", "161803", "141421"].find((code) => !codes.includes(code)) ?? "";

export const simultaneously = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)));
