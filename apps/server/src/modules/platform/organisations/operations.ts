/** Operations on organisations and their licences. Each is recorded in the organisation's own log. */
import type { Language, Module } from "@stoep/contract/kernel";
import type { EditedOrganisation, NewLicence } from "@stoep/contract/platform";
import type { MailScope } from "#kernel/call.ts";
import { type Db, violation } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import * as accounts from "#modules/accounts/index.ts";
import { type AuditedBy, changes, record } from "#modules/audit/index.ts";
import * as licences from "#modules/licences/index.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import { lockOrganisation } from "./store.ts";

interface NewOrganisation extends EditedOrganisation {
  networkId: string;
  owner: { email: string; language: Language };
}

/** Also mails its first owner. Returns the id. Refuses with field codes: `nameTaken`, or `invalid` for an unknown network. */
export async function createOrganisation(
  by: AuditedBy & MailScope,
  { networkId, owner, name, kind }: NewOrganisation,
): Promise<string> {
  const network = await neighbourhoods.findNetworkRecord(by.db, networkId);
  if (!network) return refuseFields({ networkId: "invalid" });
  const id =
    (await accounts.createOrganisation(by.db, { networkId, name, kind }, by.now)) ??
    refuseFields({ name: "nameTaken" });
  await record(by, {
    action: "platform.createOrganisation",
    subject: { kind: "organisation", id, name },
    new: { name, kind, network: network.name, owner: owner.email },
    organisationId: id,
    networkId,
  });
  await accounts.inviteOwner(by, { organisation: { id, name }, network, ...owner });
  return id;
}

/** Refuses with `not_found`, or the field code `nameTaken`. */
export async function editOrganisation(by: AuditedBy, id: string, wanted: EditedOrganisation): Promise<void> {
  const { networkId, ...before } = (await lockOrganisation(by.db, id)) ?? refuse("not_found");
  const changed = changes({ ...before }, { ...wanted });
  if (!changed) return;
  await accounts.updateOrganisation(by.db, id, wanted).catch((error) => {
    throw violation(error) === "unique" ? refuseFields({ name: "nameTaken" }) : error;
  });
  await record(by, {
    action: "platform.editOrganisation",
    subject: { kind: "organisation", id, name: wanted.name },
    ...changed,
    organisationId: id,
    networkId,
  });
}

/** Refuses with `not_found`. */
export async function inviteOwner(
  by: AuditedBy & MailScope,
  id: string,
  owner: { email: string; language: Language },
): Promise<void> {
  const { networkId, name } = (await lockOrganisation(by.db, id)) ?? refuse("not_found");
  const network = (await neighbourhoods.findNetworkRecord(by.db, networkId)) ?? refuse("not_found");
  await accounts.inviteOwner(by, { organisation: { id, name }, network, ...owner });
}

/**
 * The `db` of the reader is bound to the organisation's network, for the neighbourhoods and things. Returns the id. Refuses with
 * `not_found`, `already_exists` and the field codes `neighbourhoodUnknown` and `thingUnknown`.
 */
export async function grantLicence(
  by: AuditedBy,
  reader: licences.NameReader,
  organisationId: string,
  { module, level, from, until, scope }: NewLicence,
): Promise<string> {
  const organisation = (await lockOrganisation(by.db, organisationId)) ?? refuse("not_found");
  const covered = scope && (await coveredBy(reader, organisationId, { module, scope }));
  const licence = { organisationId, module, level, fromAt: new Date(from), untilAt: until ? new Date(until) : null };
  // Organisations that had care before stay as they are, and so do those whose owner decided otherwise.
  const isNewToCare = module === "care" && !(await licences.hasHadLicence(by.db, organisationId, "care"));
  const id =
    (await licences.insertLicence(by.db, { ...licence, ...covered?.columns }, by.now)) ?? refuse("already_exists");
  if (isNewToCare) await accounts.updateOrganisation(by.db, organisationId, { isCareSecured: true });
  await record(by, {
    action: "licences.grant",
    subject: { kind: "licence", id, name: organisation.name },
    new: { module, level, from, until, ...covered?.inWords },
    organisationId,
    networkId: organisation.networkId,
  });
  return id;
}

/** As it is stored, and as the log says it. */
async function coveredBy(
  reader: licences.NameReader,
  organisationId: string,
  { module, scope }: { module: Module; scope: NonNullable<NewLicence["scope"]> },
) {
  if (scope.kind === "neighbourhoods") {
    const { neighbourhoodIds } = scope;
    const names = await neighbourhoodNamesOf(reader.db, neighbourhoodIds);
    return { columns: { neighbourhoodIds }, inWords: { neighbourhoodIds: names } };
  }
  const { kind, id } = scope.thing;
  const found = await licences.findLicensable(reader, organisationId, { module, kind, id });
  if (!found) return refuseFields({ "scope.thing.id": "thingUnknown" });
  return { columns: { thingKind: kind, thingId: id }, inWords: { thing: found.name } };
}

async function neighbourhoodNamesOf(networkDb: Db, ids: string[]): Promise<string[]> {
  const names = await neighbourhoods.findNeighbourhoodNames(networkDb, ids);
  if (ids.some((id) => !names.has(id))) refuseFields({ "scope.neighbourhoodIds": "neighbourhoodUnknown" });
  return [...names.values()];
}

/**
 * Ends a licence, extends it, or (null) removes its end. One that would end before it begins is deleted. Refuses with `not_found`
 * and the field codes `momentRequired` and `untilNotAfterFrom`.
 */
export async function setLicenceEnd(by: AuditedBy, licenceId: string, until: Date | null): Promise<void> {
  const licence = (await licences.lockLicence(by.db, licenceId)) ?? refuse("not_found");
  const { organisationId, module, level, fromAt, untilAt } = licence;
  const organisation = (await lockOrganisation(by.db, organisationId)) ?? refuse("not_found");
  if (until === null && level === "oneoff") refuseFields({ until: "momentRequired" });
  const isGone = until !== null && until <= fromAt;
  if (isGone && fromAt <= by.now) refuseFields({ until: "untilNotAfterFrom" });
  if (isGone) await licences.deleteLicence(by.db, licenceId);
  else await licences.updateLicenceEnd(by.db, licenceId, until);
  await record(by, {
    action: until !== null && until <= by.now ? "licences.end" : "licences.changeEnd",
    subject: { kind: "licence", id: licenceId, name: organisation.name },
    old: { module, level, from: fromAt.toISOString(), until: untilAt?.toISOString() ?? null },
    new: { until: until?.toISOString() ?? null },
    organisationId,
    networkId: organisation.networkId,
  });
}
