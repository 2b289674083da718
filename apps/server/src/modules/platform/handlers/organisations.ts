import { Id } from "@stoep/contract/kernel";
import { type OrganisationDetail, type OrganisationRow, organisations } from "@stoep/contract/platform";
import { z } from "zod";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, OrderText, readCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { licenceStates, parseLicences } from "#modules/accounts/index.ts";
import { fileRowsMax, listFile } from "#modules/files/index.ts";
import { licencesOf, viewLicences } from "#modules/licences/index.ts";
import { organisationFile } from "../files.ts";
import * as operations from "../operations/organisations.ts";
import {
  findOrganisation,
  listOrganisations,
  listOwnerInvitations,
  listOwners,
  type OrganisationRecord,
} from "../store/organisations.ts";
import { networkNamed } from "./networks.ts";

const pageSize = 50;
const ByName = z.tuple([OrderText, Id]);

export const organisationHandlers = handle(organisations, {
  async listOrganisations({ db, query: { cursor, ...filters }, now }) {
    const rows = await listOrganisations(db, filters, readCursor(ByName, cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ name, id }) => [name, id]);
    return { items: page.map((row) => viewRow(row, now)), next };
  },

  async exportOrganisations({ db, query: { format, ...filters }, language, now }) {
    const rows = everyRow<OrganisationRecord, [name: string, id: string]>(
      (after, limit) => listOrganisations(db, filters, after, limit),
      ({ name, id }) => [name, id],
      { max: fileRowsMax },
    );
    async function* shown() {
      for await (const row of rows) yield viewRow(row, now);
    }
    return listFile(organisationFile, shown(), { format, language, now, timeZone: "UTC" });
  },

  async getOrganisation(call) {
    return viewDetail(call, call.params.organisationId);
  },

  async createOrganisation(call) {
    return viewDetail(call, await operations.createOrganisation(call, call.body));
  },

  async editOrganisation(call) {
    await operations.editOrganisation(call, call.params.organisationId, call.body);
    return viewDetail(call, call.params.organisationId);
  },

  async inviteOwner(call) {
    await operations.inviteOwner(call, call.params.organisationId, call.body);
    return { done: true };
  },

  async grantLicence(call) {
    const { organisationId } = call.params;
    const networkDb = await networkDbOf(call, organisationId);
    const id = await operations.grantLicence(call, networkDb, organisationId, call.body);
    const rows = (await licencesOf(call.db, organisationId)).filter((row) => row.id === id);
    const [granted] = await viewLicences(networkDb, rows, call.now);
    return granted ?? refuse("not_found");
  },

  async setLicenceEnd(call) {
    const { until } = call.body;
    await operations.setLicenceEnd(call, call.params.licenceId, until === null ? null : new Date(until));
    return { done: true };
  },
});

type Reading = Pick<RouteCall, "db" | "bind" | "now">;

async function networkDbOf(call: Reading, organisationId: string) {
  const found = (await findOrganisation(call.db, organisationId)) ?? refuse("not_found");
  return call.bind(await networkNamed(call, found.networkId)).db;
}

const viewBase = ({ id, name, kind, networkId, slug, networkName, members, createdAt }: OrganisationRecord) => ({
  id,
  name,
  kind,
  network: { id: networkId, slug, name: networkName },
  members: Number(members),
  createdAt: createdAt.toISOString(),
});

const viewRow = (row: OrganisationRecord, now: Date): OrganisationRow => ({
  ...viewBase(row),
  licences: licenceStates(parseLicences(row.licences), now),
});

async function viewDetail(call: Reading, id: string): Promise<OrganisationDetail> {
  const { db, now } = call;
  const row = (await findOrganisation(db, id)) ?? refuse("not_found");
  const owners = await listOwners(db, id);
  const invitations = await listOwnerInvitations(db, id);
  return {
    ...viewBase(row),
    owners: owners.map(({ accountId, firstName, lastName, email, lastUsedAt }) => ({
      accountId,
      name: `${firstName} ${lastName}`.trim(),
      email,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ expiresAt, ...rest }) => ({
      ...rest,
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= now,
    })),
    licences: await viewLicences(await networkDbOf(call, id), await licencesOf(db, id), now),
  };
}
