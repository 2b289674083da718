/** From "it is this person" to a session: at once, or by way of a second step where the account has one. D §2 */
import type { SecondStep } from "@stoep/contract/accounts";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { countRecoveryCodes, insertChallenge, listFactors, phoneHint } from "../factors/index.ts";
import { challengesPerDay, pendingSecondFactorMs } from "../limits.ts";
import {
  type Credential,
  countWithin,
  findPlaceIn,
  listPlaces,
  lockPersonForShare,
  type PersonRow,
} from "../people/index.ts";
import {
  type Issued,
  insertRefreshToken,
  insertSession,
  markUsed,
  type Place,
  type SignOnOwner,
} from "../sessions/index.ts";
import { noticeOfNewBrowser } from "./notices.ts";
import { firstPlace } from "./rules/places.ts";
import { useSignInLink } from "./store/sign-in-links.ts";
import { tryCounter } from "./trusted-devices.ts";

/** Refuses with `too_many_tries` when too many second steps were begun and not taken. */
export async function signIn(call: RouteCall, { id, passwordHash }: Credential): Promise<Issued> {
  const issued = await call.transact(async (scope) => {
    const person = await lockPersonForShare(scope.db, id);
    // Between the look at the password and this moment it was replaced, or the account switched off.
    if (!person || person.passwordHash !== passwordHash) return refuse("credentials_wrong");
    return startSession(scope, call, person, true);
  });
  return issued ?? refuse("too_many_tries");
}

export async function signInByLink(call: RouteCall, token: string): Promise<Issued> {
  const issued = await call.transact(async (scope) => {
    const accountId = await useSignInLink(scope.db, token, call.now);
    const person = accountId && (await lockPersonForShare(scope.db, accountId));
    // Who has no password shows who they are with the link: there is nothing else.
    return person ? startSession(scope, call, person, !person.passwordHash) : "unknown";
  });
  if (issued === "unknown") return refuse("token_invalid");
  return issued ?? refuse("too_many_tries");
}

/**
 * The provider of an organisation answers for its own factors: its sign-on counts as both steps. One of a network or of the
 * installation stands in the place of the password: anyone who has a second step takes it. A sign-on reaches no further than anyone who
 * has the provider: who runs one can sign anybody on, but not into what someone else answers for. The person's own password or
 * factor lifts that limit, and is what sensitive actions require. null: one second step too many today.
 */
export async function startSignedOn(
  scope: DbScope,
  call: RouteCall,
  accountId: string,
  signOn: SignOnOwner,
): Promise<Issued | null> {
  const { db } = scope;
  const { client } = call;
  const seed = { accountId, client: client.name, agent: client.agent, signOn };
  if (signOn.scope === "organisation") {
    const membershipId = client.name === "resident" ? null : await findPlaceIn(db, accountId, signOn.organisationId);
    const place = { membershipId, residentId: null };
    return openSession(scope, call, { ...seed, ...place }, { confirmedAt: null, secondStep: "done" });
  }
  const place = firstPlace(client.name, await listPlaces(db, accountId, signOn.networkId));
  return openOrWait(scope, call, { ...seed, ...place }, null);
}

/** null: one second step too many today. That is written down, so it is no refusal inside the transaction. */
async function startSession(
  scope: DbScope,
  call: RouteCall,
  { id: accountId }: PersonRow,
  isConfirmed: boolean,
): Promise<Issued | null> {
  const { client, now } = call;
  const place = firstPlace(client.name, await listPlaces(scope.db, accountId, null));
  const seed = { accountId, client: client.name, agent: client.agent, ...place };
  return openOrWait(scope, call, seed, isConfirmed ? now : null);
}

type Seed = Place & { accountId: string; client: string; agent: string; signOn?: SignOnOwner };

async function openOrWait(
  scope: DbScope,
  call: RouteCall,
  seed: Seed,
  confirmedAt: Date | null,
): Promise<Issued | null> {
  const secondStep = await findSecondStep(scope.db, seed.accountId);
  if (secondStep) return startPendingSession(scope, call, seed, secondStep);
  return openSession(scope, call, seed, { confirmedAt, secondStep: null });
}

export const secondSteps = "second step";

async function openSession(
  scope: DbScope,
  call: RouteCall,
  seed: Seed,
  shown: { confirmedAt: Date | null; secondStep: "done" | null },
): Promise<Issued> {
  const { db } = scope;
  const { now } = call;
  const sessionId = await insertSession(db, { ...seed, ...shown }, now);
  await arrive(scope, call, { sessionId, ...seed });
  const { accountId, client } = seed;
  return { sessionId, accountId, client, refreshToken: await insertRefreshToken(db, sessionId, now), secondStep: null };
}

async function startPendingSession(
  { db }: DbScope,
  call: RouteCall,
  seed: Seed,
  secondStep: SecondStep,
): Promise<Issued | null> {
  const { now } = call;
  const { accountId, client } = seed;
  const who = await tryCounter({ ...call, db }, accountId);
  if (!(await countWithin(db, secondSteps, who, challengesPerDay, now))) return null;
  const expiresAt = new Date(now.getTime() + pendingSecondFactorMs);
  const sessionId = await insertSession(db, { ...seed, confirmedAt: null, secondStep: "waiting", expiresAt }, now);
  await insertChallenge(db, { accountId, sessionId, purpose: "second-step", expiresAt }, now);
  const refreshToken = await insertRefreshToken(db, sessionId, now, { lastsMs: pendingSecondFactorMs });
  return { sessionId, accountId, client, refreshToken, secondStep };
}

/** All that the account has is on offer: a text message is never the only way. */
async function findSecondStep(db: DbScope["db"], accountId: string): Promise<SecondStep | null> {
  const factors = await listFactors(db, accountId);
  if (factors.length === 0) return null;
  const kinds: SecondStep["kinds"] = (["passkey", "app", "text"] as const).filter((kind) =>
    factors.some((one) => one.kind === kind),
  );
  if ((await countRecoveryCodes(db, accountId)) > 0) kinds.push("recovery");
  const phone = factors.find(({ kind }) => kind === "text")?.phone;
  return { kinds, phoneHint: phone ? phoneHint(phone) : null };
}

/** In, with all that was asked for. */
export async function arrive(
  scope: DbScope,
  call: RouteCall,
  { sessionId, accountId, membershipId, residentId }: Place & { sessionId: string; accountId: string },
): Promise<void> {
  await markUsed(scope.db, { membershipId, residentId }, call.now);
  await noticeOfNewBrowser({ ...call, ...scope }, accountId, sessionId);
}
