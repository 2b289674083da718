import { Id, personName } from "@stoep/contract/kernel";
import { type OrganisationDetail, organisationRoutes } from "@stoep/contract/platform";
import { z } from "zod";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, OrderText, readCursor } from "#kernel/page.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { listInvitationDeliveries } from "#modules/accounts/index.ts";
import { fileRowsMax, filtersOf, listFile, platformFileOptions } from "#modules/files/index.ts";
import { listLicensable, listOrganisationLicences, viewLicences } from "#modules/licences/index.ts";
import { requireNetwork } from "../network-lookup.ts";
import { organisationFile } from "./export.ts";
import * as operations from "./operations.ts";
import {
  findOrganisation,
  listOrganisations,
  listOwnerInvitations,
  listOwners,
  type OrganisationRecord,
} from "./store.ts";
import { viewOrganisationBase, viewOrganisationRow } from "./views.ts";

const pageSize = 50;
const NameCursor = z.tuple([OrderText, Id]);

export const organisationHandlers = handle(organisationRoutes, {
  async listOrganisations({ db, query: { cursor, ...filters }, now }) {
    const rows = await listOrganisations(db, filters, readCursor(NameCursor, cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ name, id }) => [name, id]);
    return { items: page.map((row) => viewOrganisationRow(row, now)), next };
  },

  async exportOrganisations(call) {
    const { db, now } = call;
    const filters = filtersOf(call.query);
    const rows = everyRow<OrganisationRecord, [name: string, id: string]>(
      (after, limit) => listOrganisations(db, filters, after, limit),
      ({ name, id }) => [name, id],
      { max: fileRowsMax },
    );
    async function* shown() {
      for await (const row of rows) yield viewOrganisationRow(row, now);
    }
    return listFile(organisationFile, shown(), platformFileOptions(call));
  },

  async getOrganisation(call) {
    return loadOrganisationDetail(call, call.params.organisationId);
  },

  async createOrganisation(call) {
    return loadOrganisationDetail(call, await operations.createOrganisation(call, call.body));
  },

  async editOrganisation(call) {
    await operations.editOrganisation(call, call.params.organisationId, call.body);
    return loadOrganisationDetail(call, call.params.organisationId);
  },

  async inviteOwner(call) {
    await operations.inviteOwner(call, call.params.organisationId, call.body);
    return { done: true };
  },

  async grantLicence(call) {
    const { organisationId } = call.params;
    const reader = { ...call, db: await requireNetworkDb(call, organisationId) };
    const id = await operations.grantLicence(call, reader, organisationId, call.body);
    const rows = (await listOrganisationLicences(call.db, organisationId)).filter((row) => row.id === id);
    const [granted] = await viewLicences(reader, organisationId, rows);
    return granted ?? refuse("not_found");
  },

  async listLicensable(call) {
    const { organisationId } = call.params;
    const { kind, search = "" } = call.query;
    const reader = { ...call, db: await requireNetworkDb(call, organisationId) };
    const found = await listLicensable(reader, organisationId, { kind, search });
    return { items: (found ?? refuseFields({ kind: "invalid" })).map(({ id, name }) => ({ id, name })) };
  },

  async setLicenceEnd(call) {
    const { until } = call.body;
    await operations.setLicenceEnd(call, call.params.licenceId, until === null ? null : new Date(until));
    return { done: true };
  },
});

type ReadCall = Pick<RouteCall, "db" | "bind" | "now" | "actor" | "language" | "provided">;

async function requireNetworkDb(call: Pick<ReadCall, "db" | "bind">, organisationId: string) {
  const found = (await findOrganisation(call.db, organisationId)) ?? refuse("not_found");
  return call.bind(await requireNetwork(call, found.networkId)).db;
}

async function loadOrganisationDetail(call: ReadCall, id: string): Promise<OrganisationDetail> {
  const { db, now } = call;
  const row = (await findOrganisation(db, id)) ?? refuse("not_found");
  const owners = await listOwners(db, id);
  const invitations = await listOwnerInvitations(db, id);
  const deliveries = await listInvitationDeliveries(
    db,
    invitations.map((one) => one.id),
  );
  return {
    ...viewOrganisationBase(row),
    owners: owners.map(({ accountId, firstName, lastName, email, lastUsedAt }) => ({
      accountId,
      name: personName({ firstName, lastName }),
      email,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ expiresAt, ...rest }) => ({
      ...rest,
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= now,
      delivery: expiresAt <= now ? null : (deliveries.get(rest.id) ?? null),
    })),
    licences: await viewLicences(
      { ...call, db: await requireNetworkDb(call, id) },
      id,
      await listOrganisationLicences(db, id),
    ),
  };
}
