/**
 * Operations on accounts; none of them touches a password. All refuse with `not_found`, and with `system_only` when the caller
 * has lost the right.
 */
import { personName } from "@stoep/contract/kernel";
import type { AccessScope, MailScope } from "#kernel/call.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import * as accounts from "#modules/accounts/index.ts";
import { type AuditedBy, record } from "#modules/audit/index.ts";
import { accountVerdicts } from "./policy.ts";
import { lockAccounts } from "./store/accounts.ts";

type OperationCall = AuditedBy & AccessScope & MailScope;

const nameOf = (account: { firstName: string; lastName: string; email: string }) =>
  `${personName(account)} (${account.email})`;
const actorIdOf = ({ actor }: Pick<OperationCall, "actor">) => (actor.kind === "guest" ? null : actor.accountId);

/** Locks both accounts and checks the caller again: the account operated on may have disabled the caller a moment ago. */
async function lockAndCheck(by: OperationCall, accountId: string) {
  const own = actorIdOf(by);
  const locked = await lockAsSystem(by, [accountId]);
  const account = locked.find(({ id }) => id === accountId) ?? refuse("not_found");
  const subject = { kind: "account", id: accountId, name: nameOf(account) };
  return { account, subject, can: accountVerdicts(by.config, own, account) };
}

/**
 * Locks the accounts and the caller's own. Refuses with `system_only` when the caller is not, or no longer, a system account; at
 * the command line nobody is signed in.
 */
export async function lockAsSystem(by: Pick<OperationCall, "actor" | "db">, accountIds: string[] = []) {
  const own = actorIdOf(by);
  const wanted = own ? [...accountIds, own] : accountIds;
  const locked = wanted.length > 0 ? await lockAccounts(by.db, wanted) : [];
  const self = locked.find(({ id }) => id === own);
  if (own && (!self?.isSystem || self.disabledAt !== null)) refuse("system_only");
  return locked;
}

/** Ends one session, or all with null. Refuses with `not_found`. */
export async function endSessions(by: OperationCall, accountId: string, sessionId: string | null): Promise<void> {
  const { subject } = await lockAndCheck(by, accountId);
  if (!(await accounts.endSessions(by, accountId, sessionId))) refuse("not_found");
  await record(by, { action: "platform.endSessions", subject, new: { sessionId }, organisationId: null });
}

/** Refuses with `not_allowed`. */
export async function disableAccount(by: OperationCall, accountId: string): Promise<void> {
  const { account, subject, can } = await lockAndCheck(by, accountId);
  ensure(can.disable);
  if (account.disabledAt !== null) return;
  await accounts.disableAccount(by, accountId);
  await record(by, { action: "platform.disableAccount", subject, organisationId: null });
}

export async function enableAccount(by: OperationCall, accountId: string): Promise<void> {
  const { account, subject } = await lockAndCheck(by, accountId);
  if (account.disabledAt === null) return;
  await accounts.enableAccount(by.db, accountId);
  await record(by, { action: "platform.enableAccount", subject, organisationId: null });
}

/** For someone who has lost all second factors. Does nothing when there are none. Refuses with `not_allowed`. */
export async function removeFactors(by: OperationCall, accountId: string): Promise<void> {
  const { subject, can } = await lockAndCheck(by, accountId);
  ensure(can.removeFactors);
  const kinds = await accounts.removeFactors(by, accountId);
  if (kinds.length === 0) return;
  await record(by, { action: "platform.removeFactors", subject, old: { kinds }, organisationId: null });
}

/**
 * Sends the mail that the person could request, within the same hourly limit. Refuses with `not_allowed` for disabled accounts
 * and with `too_many_requests`.
 */
export async function sendResetLink(by: OperationCall, accountId: string): Promise<void> {
  const { account, subject } = await lockAndCheck(by, accountId);
  if (account.disabledAt !== null) refuse("not_allowed");
  const app = (await accounts.findHomeNetwork(by.db, accountId))?.isResident ? "resident" : "dashboard";
  if (!(await accounts.mailResetLink(by, account.email, app))) refuse("too_many_requests");
  await record(by, { action: "platform.sendReset", subject, organisationId: null });
}

/** Makes it a system account, or no longer one; its live streams end then. Refuses with `not_allowed`. */
export async function setSystem(by: OperationCall, accountId: string, isSystem: boolean): Promise<void> {
  const { account, subject, can } = await lockAndCheck(by, accountId);
  ensure(isSystem ? can.makeSystem : can.endSystem);
  if (account.isSystem === isSystem) return;
  await accounts.updateIsSystem(by.db, accountId, isSystem);
  if (!isSystem) await by.endStreams({ accountId });
  await record(by, {
    action: "platform.makeSystem",
    subject,
    old: { isSystem: account.isSystem },
    new: { isSystem },
    organisationId: null,
  });
}
