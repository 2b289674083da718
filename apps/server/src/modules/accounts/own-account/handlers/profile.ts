/** People's own profiles, the mails they get, and where they are signed in. S1 §3 Personal account */
import { createHash } from "node:crypto";
import { ownProfileRoutes, type Profile, pictureMaxBytes, type SessionView } from "@stoep/contract/accounts";
import type { AccountOnly, Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { logSecurity } from "#kernel/log.ts";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { smallImage } from "#modules/files/index.ts";
import { findMailPreference, updateMailPreference } from "#modules/notifications/index.ts";
import { limitTries, viewPicture } from "../../identities/index.ts";
import { pictureLimit } from "../../limits.ts";
import { ensureNotOnlySignedOn } from "../../second-factors/index.ts";
import { endOtherSessions, endOwnSession, listSessions } from "../../sessions/index.ts";
import { updateNameInNetworks } from "../rename-person.ts";
import { phoneFault } from "../rules/phone.ts";
import { findPicture, findProfile, putProfile, updateNames } from "../store/profiles.ts";

type SignedIn = RouteCall<AccountOnly | Staff | Resident>;
const pictureSide = 512;
/** The column's limit; only a crafted picture of these dimensions is larger. */
const keptBytes = 262_144;

export const ownProfileHandlers = handle(ownProfileRoutes, {
  getProfile: (call) => loadProfile(call),

  async editProfile(call) {
    const { actor, body, db, now } = call;
    await ensureNotOnlySignedOn(call);
    const { accountId } = actor;
    await updateNames(db, accountId, body, now);
    await updateNameInNetworks(call, { accountId, firstName: body.firstName, lastName: body.lastName });
    return loadProfile(call);
  },

  async editPhoneNumber(call) {
    const { actor, body, db, now } = call;
    const { phone } = body;
    await ensureNotOnlySignedOn(call);
    const isKept = phone === (await findProfile(db, actor.accountId))?.phone;
    const fault = phone && !isKept && (await phoneFault(phone));
    if (fault) return refuseFields({ phone: fault });
    await putProfile(db, actor.accountId, { phone }, now);
    return loadProfile(call);
  },

  async setPicture(call) {
    const { actor, db, file, now } = call;
    await ensureNotOnlySignedOn(call);
    await limitTries(call, "picture", pictureLimit);
    const limits = { sender: call, maxBytes: pictureMaxBytes, side: pictureSide, turn: actor.accountId };
    const picture = await smallImage(call, file, limits);
    if (picture.length > keptBytes) return refuse("file_too_large");
    const pictureSha256 = createHash("sha256").update(picture).digest("hex");
    await putProfile(db, actor.accountId, { picture, pictureSha256 }, now);
    return loadProfile(call);
  },

  async deletePicture(call) {
    const { actor, db, now } = call;
    await ensureNotOnlySignedOn(call);
    await putProfile(db, actor.accountId, { picture: null, pictureSha256: null }, now);
    return loadProfile(call);
  },

  async readPicture({ actor, db, params }) {
    const found = await findPicture(db, params.accountId, actor.accountId);
    if (!found?.picture || !found.pictureSha256) return refuse("not_found");
    const { picture: content, pictureSha256 } = found;
    return { content, bytes: content.length, type: "image/webp", etag: `"${pictureSha256.slice(0, 22)}"` };
  },

  async getMailSettings({ actor, db }) {
    return { isUnsubscribedFromAll: (await findMailPreference(db, actor.accountId)).refusesAll };
  },

  async setMailSettings({ actor, body, db, now }) {
    const { isUnsubscribedFromAll } = body;
    await updateMailPreference(db, actor.accountId, { refusesAll: isUnsubscribedFromAll }, now);
    return { isUnsubscribedFromAll };
  },

  async listSessions({ actor, db, now }) {
    const rows = await listSessions(db, actor.accountId, now);
    return { items: rows.map((row) => viewOwnSession(row, actor.sessionId)) };
  },

  /** Includes sessions that wait for a second step. */
  async endOtherSessions(call) {
    const { actor, db, endStreams, now } = call;
    await endStreams({ sessionIds: await endOtherSessions(db, actor.accountId, actor.sessionId, now) });
    logSecurity(call, "signedOut", { accountId: actor.accountId, how: "elsewhere" });
    return { done: true };
  },

  async endOtherSession(call) {
    const { actor, db, endStreams, now, params } = call;
    const { sessionId } = params;
    if (!(await endOwnSession(db, actor.accountId, sessionId, now))) refuse("not_found");
    await endStreams({ sessionIds: [sessionId] });
    logSecurity(call, "signedOut", { accountId: actor.accountId, how: "elsewhere" });
    return { done: true };
  },
});

async function loadProfile({ actor, db }: Pick<SignedIn, "actor" | "db">): Promise<Profile> {
  const row = await findProfile(db, actor.accountId);
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    publicName: row.publicName,
    jobTitle: row.jobTitle ?? "",
    language: row.language,
    phone: row.phone,
    picture: viewPicture(row.id, row.pictureSha256),
    hasPassword: Boolean(row.hasPassword),
    createdAt: row.createdAt.toISOString(),
  };
}

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];
const viewOwnSession = (row: SessionRow, mine: string): SessionView => ({
  id: row.id,
  client: row.client,
  agent: row.agent,
  createdAt: row.createdAt.toISOString(),
  refreshedAt: row.refreshedAt.toISOString(),
  endsAt: (row.endsAt ?? row.expiresAt).toISOString(),
  isThisOne: row.id === mine,
});
