/** From "it is this person" to a session: at once, or by way of a second step where the account has one. D §2 */
import type { SecondStep } from "@stoep/contract/accounts";
import type { Call, Reach } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { counted } from "./known-browsers.ts";
import { noticeOfNewBrowser } from "./notices.ts";
import { challengesPerDay, halfSessionMs } from "./rules/limits.ts";
import { firstPlace } from "./rules/places.ts";
import { type Credential, holdPerson, type PersonRow } from "./store/accounts.ts";
import { insertChallenge } from "./store/challenges.ts";
import { countRecoveryCodes, listFactors } from "./store/factors.ts";
import { findPlaceIn, listPlaces } from "./store/memberships.ts";
import { insertSession, markUsed, type Place } from "./store/sessions.ts";
import { insertRefreshToken, useSignInLink } from "./store/tokens.ts";
import { countWithin } from "./store/tries.ts";
import { phoneHint } from "./text-codes.ts";

export interface Issued {
  sessionId: string;
  accountId: string;
  client: string;
  refreshToken: string;
  /** What is still to come before the session opens anything. */
  secondStep: SecondStep | null;
}

/** Refuses with `too_many_tries` when too many second steps were begun and not taken. */
export async function signIn(call: Call, { id, passwordHash }: Credential): Promise<Issued> {
  const issued = await call.transact(async (reach) => {
    const person = await holdPerson(reach.db, id);
    // Between the look at the password and this moment it was replaced, or the account switched off.
    if (!person || person.passwordHash !== passwordHash) return refuse("credentials_wrong");
    return startSession(reach, call, person, true);
  });
  return issued ?? refuse("too_many_tries");
}

export async function signInByLink(call: Call, token: string): Promise<Issued> {
  const issued = await call.transact(async (reach) => {
    const accountId = await useSignInLink(reach.db, token, call.now);
    const person = accountId && (await holdPerson(reach.db, accountId));
    // Who has no password shows who they are with the link: there is nothing else.
    return person ? startSession(reach, call, person, !person.passwordHash) : "unknown";
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
  reach: Reach,
  call: Call,
  accountId: string,
  organisationId: string,
): Promise<Issued> {
  const { client } = call;
  const membershipId = client.name === "resident" ? null : await findPlaceIn(reach.db, accountId, organisationId);
  const seed = { accountId, client: client.name, agent: client.agent, membershipId, residentId: null };
  return openSession(reach, call, seed, {
    confirmedAt: null,
    secondStep: "done",
    signOnOrganisationId: organisationId,
  });
}

/** null: one second step too many today. That is written down, so it is no refusal inside the transaction. */
async function startSession(
  reach: Reach,
  call: Call,
  { id: accountId }: PersonRow,
  isConfirmed: boolean,
): Promise<Issued | null> {
  const { db } = reach;
  const { client, now } = call;
  const place = firstPlace(client.name, await listPlaces(db, accountId));
  const seed = { accountId, client: client.name, agent: client.agent, ...place };
  const secondStep = await findSecondStep(db, accountId);
  if (secondStep) return startHalfSession(reach, call, seed, secondStep);
  return openSession(reach, call, seed, { confirmedAt: isConfirmed ? now : null, secondStep: null });
}

type Seed = Place & { accountId: string; client: string; agent: string };
export const secondSteps = "second step";

async function openSession(
  reach: Reach,
  call: Call,
  seed: Seed,
  shown: { confirmedAt: Date | null; secondStep: "done" | null; signOnOrganisationId?: string },
): Promise<Issued> {
  const { db } = reach;
  const { now } = call;
  const sessionId = await insertSession(db, { ...seed, ...shown }, now);
  await arrive(reach, call, { sessionId, ...seed });
  const { accountId, client } = seed;
  return { sessionId, accountId, client, refreshToken: await insertRefreshToken(db, sessionId, now), secondStep: null };
}

async function startHalfSession({ db }: Reach, call: Call, seed: Seed, secondStep: SecondStep): Promise<Issued | null> {
  const { now } = call;
  const { accountId, client } = seed;
  const who = await counted({ ...call, db }, accountId);
  if (!(await countWithin(db, secondSteps, who, challengesPerDay, now))) return null;
  const expiresAt = new Date(now.getTime() + halfSessionMs);
  const sessionId = await insertSession(db, { ...seed, confirmedAt: null, secondStep: "waiting", expiresAt }, now);
  await insertChallenge(db, { accountId, sessionId, purpose: "second-step", expiresAt }, now);
  const refreshToken = await insertRefreshToken(db, sessionId, now, halfSessionMs);
  return { sessionId, accountId, client, refreshToken, secondStep };
}

/** All that the account has is on offer: a text message is never the only way. */
async function findSecondStep(db: Reach["db"], accountId: string): Promise<SecondStep | null> {
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
  reach: Reach,
  call: Call,
  { sessionId, accountId, membershipId, residentId }: Place & { sessionId: string; accountId: string },
): Promise<void> {
  await markUsed(reach.db, { membershipId, residentId }, call.now);
  await noticeOfNewBrowser({ ...call, ...reach }, accountId, sessionId);
}
