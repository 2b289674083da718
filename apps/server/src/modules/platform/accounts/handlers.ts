import { namedReference } from "@stoep/contract/kernel";
import { type AccountDetail, accountAndLogRoutes } from "@stoep/contract/platform";
import { z } from "zod";
import type { AccountOnly, Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, OrderText, readCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { ensureConfirmed, listSessions } from "#modules/accounts/index.ts";
import { exportLog, readLogPage, viewEntry } from "#modules/audit/index.ts";
import { fileRowsMax, filtersOf, listFile, platformFileOptions } from "#modules/files/index.ts";
import { accountFile } from "./export.ts";
import { createFirstAccount } from "./first-account.ts";
import * as operations from "./operations.ts";
import { accountVerdicts } from "./policy.ts";
import { findAccount, type ListedAccount, listAccounts, listMemberships, listResidences } from "./store/accounts.ts";
import { viewAccount } from "./views.ts";

const pageSize = 50;
const EmailCursor = z.tuple([OrderText]);

export const accountHandlers = handle(accountAndLogRoutes, {
  async listAccounts({ db, query: { cursor, ...filters } }) {
    const rows = await listAccounts(db, filters, readCursor(EmailCursor, cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ email }) => [email]);
    return { items: page.map((row) => ({ ...viewAccount(row), memberships: Number(row.memberships) })), next };
  },

  async exportAccounts(call) {
    const filters = filtersOf(call.query);
    const rows = everyRow<ListedAccount, [email: string]>(
      (after, limit) => listAccounts(call.db, filters, after, limit),
      ({ email }) => [email],
      { max: fileRowsMax },
    );
    return listFile(accountFile, rows, platformFileOptions(call));
  },

  async getAccount(call) {
    return loadAccountDetail(call, call.params.accountId);
  },

  async endSessions(call) {
    await operations.endSessions(call, call.params.accountId, call.body.sessionId);
    return { done: true };
  },

  async disableAccount(call) {
    await ensureConfirmed(call);
    await operations.disableAccount(call, call.params.accountId);
    return loadAccountDetail(call, call.params.accountId);
  },

  async enableAccount(call) {
    await ensureConfirmed(call);
    await operations.enableAccount(call, call.params.accountId);
    return loadAccountDetail(call, call.params.accountId);
  },

  async removeFactors(call) {
    await ensureConfirmed(call);
    await operations.removeFactors(call, call.params.accountId);
    return loadAccountDetail(call, call.params.accountId);
  },

  async setSystem(call) {
    await ensureConfirmed(call);
    await operations.setSystem(call, call.params.accountId, call.body.isSystem);
    return loadAccountDetail(call, call.params.accountId);
  },

  async sendReset(call) {
    await operations.sendResetLink(call, call.params.accountId);
    return { done: true };
  },

  async listLog({ db, query: { organisationId, ...query } }) {
    const { rows, next } = await readLogPage(db, organisationId ? { organisationId } : "all", query);
    const items = rows.map((row) => ({
      ...viewEntry(row),
      organisation: namedReference(row.organisationId, row.organisationName),
    }));
    return { items, next };
  },

  async exportLog(call) {
    const { organisationId, ...filters } = filtersOf(call.query);
    return exportLog(call.db, organisationId ? { organisationId } : "all", filters, platformFileOptions(call));
  },

  async createFirstAccount(call) {
    await createFirstAccount(call, call.body);
    return { done: true };
  },
});

async function loadAccountDetail(call: RouteCall<AccountOnly | Staff | Resident>, id: string): Promise<AccountDetail> {
  const { db, now, config, actor } = call;
  const account = (await findAccount(db, id)) ?? refuse("not_found");
  const memberships = await listMemberships(db, id);
  const sessions = await listSessions(db, id, now);
  return {
    ...viewAccount(account),
    language: account.language,
    hasSecondFactor: Boolean(account.hasSecondFactor),
    memberships: memberships.map(({ organisationId, name, lastUsedAt, ...rest }) => ({
      ...rest,
      organisation: { id: organisationId, name },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    residences: await listResidences(db, id),
    sessions: sessions.map(({ createdAt, refreshedAt, endsAt: _, expiresAt: __, ...rest }) => ({
      ...rest,
      createdAt: createdAt.toISOString(),
      refreshedAt: refreshedAt.toISOString(),
    })),
    can: accountVerdicts(config, actor.accountId, account),
  };
}
