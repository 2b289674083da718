/** Signing in and out, and changing places. */
import { type Session, signInRoutes, type TokenAnswer } from "@stoep/contract/accounts";
import type { AccountOnly, Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { logSecurity } from "#kernel/log.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { checkPassword, findMembership, findResidence, updateLanguage } from "../identities/index.ts";
import {
  dropCookies,
  endSession,
  findHome,
  findSession,
  findSignOnLimit,
  handOutTokens,
  listMemberships,
  listResidences,
  markPlaceUsed,
  type Place,
  refreshSession,
  refreshTokenOf,
  signOnOwnerOf,
  updatePlace,
  viewSession,
} from "../sessions/index.ts";
import { resetPassword } from "./change-credentials.ts";
import { requestLink } from "./mailed-links.ts";
import { mayActivate, mayWorkIn, signOnLimitVerdict } from "./policy.ts";
import { answerSecondStep, findPendingSession, sendStepCode, startStepPasskey } from "./second-step.ts";
import { signIn, signInByLink } from "./sign-in.ts";
import { findTrustedDevice, renameMark, trustDevice } from "./trusted-devices.ts";

type SignedIn = RouteCall<AccountOnly | Staff | Resident>;

export const signInHandlers = handle(signInRoutes, {
  async getPasswordRules({ config }) {
    return { minLength: config.passwordMinLength };
  },

  async getToken(call) {
    const { body } = call;
    if (body.grant_type === "refresh_token") {
      const token = refreshTokenOf(call, body.refresh_token);
      const pending = await findPendingSession(call, token);
      if (!pending || !token) return renewTokens(call, token);
      const answer = await handOutTokens(
        call,
        await answerSecondStep(call, pending, token, body["2fa_token"], body["2fa_kind"]),
      );
      await trustDevice(call, answer.userId);
      return answer;
    }
    const apart = (accountId: string) => findTrustedDevice(call, accountId);
    const issued =
      body.autologin === undefined
        ? await signIn(call, await checkPassword(call, { email: body.username, password: body.password }, apart))
        : await signInByLink(call, body.autologin);
    const answer = await handOutTokens(call, issued);
    if (!issued.secondStep) await trustDevice(call, answer.userId);
    return answer;
  },

  async sendStepCode(call) {
    return sendStepCode(call, refreshTokenOf(call, call.body.refresh_token));
  },

  async startStepPasskey(call) {
    return { ...(await startStepPasskey(call, refreshTokenOf(call, call.body.refresh_token))) };
  },

  async endSession(call) {
    const { actor, db, now, endStreams } = call;
    await endSession(db, actor.sessionId, now);
    await endStreams({ sessionIds: [actor.sessionId] });
    logSecurity(call, "signedOut", { accountId: actor.accountId, how: "here" });
    dropCookies(call);
    return { done: true };
  },

  async registerLogOn(call) {
    await markPlaceUsed(call.db, placeOf(call.actor), call.now);
    return loadSession(call);
  },

  async getSession(call) {
    return loadSession(call);
  },

  async activateMembership(call) {
    const { actor, body, db } = call;
    const membership = (await findMembership(db, actor.accountId, body.membershipId)) ?? refuse("not_found");
    ensure(mayActivate(membership));
    ensure(signOnLimitVerdict(await findSignOnLimit(db, actor.sessionId), membership));
    // The requested module is only checked: a member's rights come from the membership alone.
    if (body.vertical) ensure(mayWorkIn(membership, body.vertical, body.isEditor ?? false));
    return switchPlace(call, { membershipId: membership.id, residentId: null });
  },

  async activateResidence(call) {
    const { actor, body, db } = call;
    const { residentId, networkId } =
      (await findResidence(db, actor.accountId, body.residentId)) ?? refuse("not_found");
    ensure(signOnLimitVerdict(await findSignOnLimit(db, actor.sessionId), { networkId, organisationId: null }));
    return switchPlace(call, { membershipId: null, residentId });
  },

  async setLanguage(call) {
    await updateLanguage(call.db, call.actor.accountId, call.body.language);
    return loadSession(call);
  },

  async forgotPassword(call) {
    const { username: email, returnUrl } = call.body;
    await requestLink(call, { purpose: "reset-password", email, accountId: null }, { returnUrl });
    return { done: true };
  },

  async sendSignInLink(call) {
    const { username: email, returnUrl } = call.body;
    await requestLink(call, { purpose: "sign-in", email, accountId: null }, { returnUrl });
    return { done: true };
  },

  async resetPassword(call) {
    await resetPassword(call, call.body, call.body.password);
    return { done: true };
  },
});

async function renewTokens(call: RouteCall, token: string | undefined): Promise<TokenAnswer> {
  const answer = await handOutTokens(call, await refreshSession(call, token));
  await renameMark(call, answer.userId);
  return answer;
}

const placeOf = (actor: SignedIn["actor"]): Place => ({
  membershipId: actor.kind === "staff" ? actor.membershipId : null,
  residentId: actor.kind === "resident" ? actor.residentId : null,
});

/** Streams are bound to the previous place: they end, and the app opens them again. */
async function switchPlace(call: SignedIn, place: Place): Promise<Session> {
  const { actor, db, now, endStreams } = call;
  await updatePlace(db, actor.sessionId, place, now);
  await endStreams({ sessionIds: [actor.sessionId] });
  return loadSession(call);
}

async function loadSession({ actor, db, now, bind }: SignedIn): Promise<Session> {
  const session = await findSession(db, actor.sessionId);
  const memberships = await listMemberships(db, actor.accountId);
  const limit = signOnOwnerOf(session);
  const homes = [];
  for (const { residentId, ...network } of await listResidences(db, actor.accountId)) {
    // Where someone lives does not concern the organisation, or other network, whose provider signed them in.
    if (signOnLimitVerdict(limit, { networkId: network.id, organisationId: null }) !== true) continue;
    const home = await findHome(bind(network).db, residentId, network);
    if (home) homes.push(home);
  }
  return viewSession(session, memberships, homes, now);
}
