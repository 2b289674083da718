/** An organisation's profile, and its settings for members. S1 §3 Organisation, S1 §5 */
import { bottomUpKinds, type OrganisationDetails, organisationRoutes } from "@stoep/contract/accounts";
import type { AuditAction } from "@stoep/contract/audit";
import type { DbScope, StaffCall } from "#kernel/call.ts";
import { type Db, violation } from "#kernel/database.ts";
import { handle, type IncomingFile } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { changes, record } from "#modules/audit/index.ts";
import { claimImages, releaseFiles, sanitise, uploadImage } from "#modules/files/index.ts";
import { findNetworkBySlug } from "../identities/index.ts";
import { lockAsOwner } from "../members/index.ts";
import { readProfile } from "./profile.ts";
import {
  findOrganisation,
  hasFactor,
  listSessionsWithoutSecondFactor,
  type OrganisationRow,
  type PictureColumn,
  putBottomUp,
  putOrganisationProfile,
  renameOrganisation,
  setCareSecured,
  setSecondFactorFrom,
  swapPicture,
} from "./store/organisations.ts";
import { countSecondFactors } from "./store/second-factor-count.ts";
import { viewBottomUp, viewDetails } from "./views.ts";

const longestHtml = 20_000;

export const organisationHandlers = handle(organisationRoutes, {
  async getOrganisation({ actor, db }) {
    if (actor.kind !== "staff") return refuse("wrong_kind_of_session");
    if (actor.membershipType === "pending") return refuse("membership_pending");
    if (actor.membershipType === "disabled") return refuse("membership_disabled");
    if (actor.mustAddFactor) return refuse("second_factor_required");
    return viewDetails(actor.network, await findOwnOrganisation({ actor, db }));
  },

  async editOrganisation(call) {
    const { actor, body, db } = call;
    const textHtml = sanitise(body.textHtml);
    if (textHtml.length > longestHtml) return refuseFields({ textHtml: "tooLong" });
    const {
      name,
      textHtml: before,
      website,
      phone,
      address,
    } = viewDetails(actor.network, await findOwnOrganisation(call));
    const changed = changes({ name, textHtml: before, website, phone, address }, { ...body, textHtml });
    if (!changed) return loadDetails(call);
    if (body.name !== name) await updateName(call, body.name);
    await putOrganisationProfile(db, actor.organisation.id, {
      textHtml,
      website: body.website || null,
      phone: body.phone || null,
      address: body.address || null,
    });
    return recordAndLoad(call, "accounts.editOrganisation", changed);
  },

  countSecondFactors: ({ actor, db }) => countSecondFactors(db, actor.organisation.id),

  async setBottomUp(call) {
    const { actor, body, db } = call;
    const disabledKinds = bottomUpKinds.filter((kind) => body.disabledKinds.includes(kind));
    const chosen = { ...body, disabledKinds };
    const changed = changes(viewBottomUp(await findOwnOrganisation(call)), chosen);
    if (!changed) return loadDetails(call);
    await putBottomUp(db, actor.organisation.id, chosen);
    return recordAndLoad(call, "accounts.setBottomUp", changed);
  },

  async requireSecondFactor(call) {
    const { actor, body, db, now, endStreams } = call;
    const from = body.from === null ? null : new Date(body.from);
    await lockAsOwner(call);
    // The owner who requires a second factor must have one, so that nobody locks themselves out.
    if (from && !(await hasFactor(db, actor.accountId))) return refuse("second_factor_required");
    const { secondFactorFrom } = await findOwnOrganisation(call);
    const changed = changes({ from: secondFactorFrom }, { from });
    if (!changed) return loadDetails(call);
    await setSecondFactorFrom(db, actor.organisation.id, from);
    // Even before that moment: streams that are opened again know it, and end then.
    if (from) await endStreams({ sessionIds: await listSessionsWithoutSecondFactor(db, actor.organisation.id, now) });
    return recordAndLoad(call, "accounts.requireSecondFactor", changed);
  },

  async secureCare(call) {
    const { actor, body, db, now, endStreams } = call;
    await lockAsOwner(call);
    // Members' thirty days may be over: the owner who requires it must not lock themselves out of care.
    if (body.isRequired && !(await hasFactor(db, actor.accountId))) return refuse("second_factor_required");
    const { isCareSecured } = await findOwnOrganisation(call);
    const changed = changes({ isRequired: isCareSecured }, { isRequired: body.isRequired });
    if (!changed) return loadDetails(call);
    await setCareSecured(db, actor.organisation.id, body.isRequired);
    if (body.isRequired)
      await endStreams({ sessionIds: await listSessionsWithoutSecondFactor(db, actor.organisation.id, now) });
    const reason = body.reason ? { reason: body.reason } : {};
    return recordAndLoad(call, "accounts.secureCare", { ...changed, new: { ...changed.new, ...reason } });
  },

  setLogo: (call) => uploadPicture(call, "logoId", "accounts.setLogo"),
  setBanner: (call) => uploadPicture(call, "bannerId", "accounts.setBanner"),
  deleteLogo: (call) => changePicture(call, call, { column: "logoId", action: "accounts.setLogo", fileId: null }),
  deleteBanner: (call) => changePicture(call, call, { column: "bannerId", action: "accounts.setBanner", fileId: null }),

  async readOrganisation({ bind, db, params }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    return (await readProfile(bind(network).db, network, params.organisationId)) ?? refuse("not_found");
  },
});

async function findOwnOrganisation({ actor, db }: Pick<StaffCall<Db>, "actor" | "db">): Promise<OrganisationRow> {
  return (await findOrganisation(db, actor.network.id, actor.organisation.id)) ?? refuse("unexpected");
}

const loadDetails = async (call: Pick<StaffCall<Db>, "actor" | "db">): Promise<OrganisationDetails> =>
  viewDetails(call.actor.network, await findOwnOrganisation(call));

async function updateName({ actor, db }: StaffCall, name: string): Promise<void> {
  try {
    await renameOrganisation(db, actor.organisation.id, name);
  } catch (error) {
    if (violation(error) === "unique") refuseFields({ name: "nameTaken" });
    throw error;
  }
}

/** Ends every change: writes the log entry and notifies open screens. */
async function recordAndLoad(
  call: StaffCall,
  action: AuditAction,
  changed: { old: Record<string, unknown>; new: Record<string, unknown> },
): Promise<OrganisationDetails> {
  const { network, organisation } = call.actor;
  const row = await findOwnOrganisation(call);
  await record(call, { action, subject: { kind: "organisation", id: row.id, name: row.name }, ...changed });
  await call.announce("accounts", { networkId: network.id, organisationId: organisation.id });
  return viewDetails(network, row);
}

type UploadCall = StaffCall<Db> & { file: IncomingFile; params: object; query: object; body: undefined };

/** The file is stored before the transaction; if that fails, the file is swept away. */
async function uploadPicture(call: UploadCall, column: PictureColumn, action: AuditAction) {
  const { id: fileId } = await uploadImage(call);
  return call.transact((scope) => changePicture(call, scope, { column, action, fileId }));
}

interface PictureChange {
  column: PictureColumn;
  action: AuditAction;
  fileId: string | null;
}
async function changePicture(call: StaffCall<Db>, scope: DbScope, { column, action, fileId }: PictureChange) {
  const { actor, now } = call;
  const { db } = scope;
  if (fileId) await claimImages(db, [fileId], { accountId: actor.accountId, now });
  const before = await swapPicture(db, actor.organisation.id, column, fileId);
  if (before) await releaseFiles(db, [before]);
  const inside = { ...call, ...scope };
  const changed = changes({ fileId: before }, { fileId });
  return changed ? recordAndLoad(inside, action, changed) : loadDetails(inside);
}
