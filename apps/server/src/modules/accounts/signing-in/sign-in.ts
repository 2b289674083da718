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
import { type Issued, insertRefreshToken, insertSession, markUsed, type Place } from "../sessions/index.ts";
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
 * The provider of an organisation answers for its own factors: its sign-on counts as both steps. It also reaches no further than
 * that organisation: whoever runs a provider can sign anybody on, but not into what somebody else answers for. The person's own
 * password or factor lifts that, and is what weighty things ask for.
 */
export async function startSignedOn(
  scope: DbScope,
  call: RouteCall,
  accountId: string,
  organisationId: string,
): Promise<Issued> {
  const { client } = call;
  const membershipId = client.name === "resident" ? null : await findPlaceIn(scope.db, accountId, organisationId);
  const seed = { accountId, client: client.name, agent: client.agent, membershipId, residentId: null };
  return openSession(scope, call, seed, {
    confirmedAt: null,
    secondStep: "done",
    signOnOrganisationId: organisationId,
  });
}

/** null: one second step too many today. That is written down, so it is no refusal inside the transaction. */
async function startSession(
  scope: DbScope,
  call: RouteCall,
  { id: accountId }: PersonRow,
  isConfirmed: boolean,
): Promise<Issued | null> {
  const { db } = scope;
  const { client, now } = call;
  const place = firstPlace(client.name, await listPlaces(db, accountId));
  const seed = { accountId, client: client.name, agent: client.agent, ...place };
  const secondStep = await findSecondStep(db, accountId);
  if (secondStep) return startPendingSession(scope, call, seed, secondStep);
  return openSession(scope, call, seed, { confirmedAt: isConfirmed ? now : null, secondStep: null });
}

type Seed = Place & { accountId: string; client: string; agent: string };
export const secondSteps = "second step";

async function openSession(
  scope: DbScope,
  call: RouteCall,
  seed: Seed,
  shown: { confirmedAt: Date | null; secondStep: "done" | null; signOnOrganisationId?: string },
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
