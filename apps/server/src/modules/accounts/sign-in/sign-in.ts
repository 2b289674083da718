/** From an identified person to a session: directly, or through a second step if the account has one. D §2 */
import type { SecondStep } from "@stoep/contract/accounts";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import { logSecurity } from "#kernel/log.ts";
import { refuse } from "#kernel/refuse.ts";
import {
  type Credential,
  countWithin,
  findMembershipIn,
  listPlaces,
  lockPersonForShare,
  type PersonRow,
} from "../identities/index.ts";
import { challengesPerDay, pendingSecondFactorMs } from "../limits.ts";
import { countRecoveryCodes, insertChallenge, listFactors, phoneHint } from "../second-factors/index.ts";
import {
  givesPlainCookie,
  type IssuedTokens,
  insertRefreshToken,
  insertSession,
  markPlaceUsed,
  type Place,
  type SignOnOwner,
} from "../sessions/index.ts";
import { notifyNewBrowser } from "./notify.ts";
import { firstPlace } from "./rules/first-place.ts";
import { useSignInLink } from "./store/sign-in-links.ts";
import { tryCounter } from "./trusted-devices.ts";

/** Refuses with `credentials_wrong`, or with `too_many_tries` when too many second steps were begun and not completed. */
export async function signIn(call: RouteCall, { id, passwordHash }: Credential): Promise<IssuedTokens> {
  const issued = await call.transact(async (scope) => {
    const person = await lockPersonForShare(scope.db, id);
    // The password was replaced, or the account switched off, after the password was checked.
    if (!person || person.passwordHash !== passwordHash) return refuse("credentials_wrong");
    return startSession(scope, call, person, { how: "password", isConfirmed: true });
  });
  return issued ?? refuse("too_many_tries");
}

/** Refuses with `token_invalid` or `too_many_tries`. */
export async function signInByLink(call: RouteCall, token: string): Promise<IssuedTokens> {
  const issued = await call.transact(async (scope) => {
    const accountId = await useSignInLink(scope.db, token, call.now);
    const person = accountId && (await lockPersonForShare(scope.db, accountId));
    // For people without a password the link counts as re-authentication: they have nothing else.
    return person ? startSession(scope, call, person, { how: "link", isConfirmed: !person.passwordHash }) : "unknown";
  });
  if (issued === "unknown") return refuse("token_invalid");
  return issued ?? refuse("too_many_tries");
}

/**
 * An organisation's provider is responsible for its own factors: its sign-on counts as both steps. One of a network or of the
 * installation only replaces the password: people with a second factor must use it. A sign-on is limited to the provider's owner,
 * because the operator of a provider can sign on as anyone. The person's own password or factor lifts that limit, and is what
 * sensitive actions require. null: too many second steps today.
 */
export async function startSignOnSession(
  scope: DbScope,
  call: RouteCall,
  accountId: string,
  signOn: SignOnOwner,
): Promise<IssuedTokens | null> {
  const { db } = scope;
  const { client } = call;
  const seed = { accountId, client: client.name, agent: client.agent, signOn };
  if (signOn.scope === "organisation") {
    const membershipId =
      client.name === "resident" ? null : await findMembershipIn(db, accountId, signOn.organisationId);
    const place = { membershipId, residentId: null };
    return openSession(scope, call, { ...seed, ...place }, { how: "signOn", confirmedAt: null, secondStep: "done" });
  }
  const place = firstPlace(client.name, await listPlaces(db, accountId, signOn.networkId));
  return openOrAskSecondStep(scope, call, { ...seed, ...place }, { how: "signOn", confirmedAt: null });
}

/** null: too many second steps today. Not a refusal, which would roll the count back. */
async function startSession(
  scope: DbScope,
  call: RouteCall,
  { id: accountId }: PersonRow,
  { how, isConfirmed }: { how: SignInWay; isConfirmed: boolean },
): Promise<IssuedTokens | null> {
  const { client, now } = call;
  const place = firstPlace(client.name, await listPlaces(scope.db, accountId, null));
  const seed = { accountId, client: client.name, agent: client.agent, ...place };
  return openOrAskSecondStep(scope, call, seed, { how, confirmedAt: isConfirmed ? now : null });
}

type SignInWay = "password" | "link" | "signOn" | "secondStep";
type SessionSeed = Place & { accountId: string; client: string; agent: string; signOn?: SignOnOwner };

async function openOrAskSecondStep(
  scope: DbScope,
  call: RouteCall,
  seed: SessionSeed,
  shown: { how: SignInWay; confirmedAt: Date | null },
): Promise<IssuedTokens | null> {
  const secondStep = await findSecondStep(scope.db, seed.accountId);
  if (secondStep) return startPendingSession(scope, call, seed, secondStep);
  return openSession(scope, call, seed, { ...shown, secondStep: null });
}

export const secondStepCounter = "second step";

async function openSession(
  scope: DbScope,
  call: RouteCall,
  seed: SessionSeed,
  { how, ...shown }: { how: SignInWay; confirmedAt: Date | null; secondStep: "done" | null },
): Promise<IssuedTokens> {
  const { db } = scope;
  const { now } = call;
  const sessionId = await insertSession(
    db,
    { ...seed, ...shown, hasPlainCookie: givesPlainCookie(call) },
    now,
    call.config.sessionDays,
  );
  await completeSignIn(scope, call, { sessionId, how, ...seed });
  const { accountId, client } = seed;
  return { sessionId, accountId, client, refreshToken: await insertRefreshToken(db, sessionId, now), secondStep: null };
}

async function startPendingSession(
  { db }: DbScope,
  call: RouteCall,
  seed: SessionSeed,
  secondStep: SecondStep,
): Promise<IssuedTokens | null> {
  const { now } = call;
  const { accountId, client } = seed;
  const who = await tryCounter({ ...call, db }, accountId);
  if (!(await countWithin(db, secondStepCounter, who, challengesPerDay, now))) return null;
  const expiresAt = new Date(now.getTime() + pendingSecondFactorMs);
  const waiting = {
    confirmedAt: null,
    secondStep: "waiting",
    expiresAt,
    hasPlainCookie: givesPlainCookie(call),
  } as const;
  const sessionId = await insertSession(db, { ...seed, ...waiting }, now, call.config.sessionDays);
  await insertChallenge(db, { accountId, sessionId, purpose: "second-step", expiresAt }, now);
  const refreshToken = await insertRefreshToken(db, sessionId, now, { lastsMs: pendingSecondFactorMs });
  return { sessionId, accountId, client, refreshToken, secondStep };
}

/** Offers all of the account's factors, so that a text message is never the only way. */
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

/** Completes a sign-in after all its steps. */
export async function completeSignIn(
  scope: DbScope,
  call: RouteCall,
  { sessionId, accountId, how, ...place }: Place & { sessionId: string; accountId: string; how: SignInWay },
): Promise<void> {
  await markPlaceUsed(scope.db, place, call.now);
  logSecurity({ ...call, ...scope }, "signedIn", { accountId, how });
  await notifyNewBrowser({ ...call, ...scope }, accountId, sessionId);
}
