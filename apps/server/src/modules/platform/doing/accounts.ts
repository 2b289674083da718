/** What is done to accounts. None of it ever touches a password. */
import type { RouteCall } from "#kernel/call.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import * as accounts from "#modules/accounts/index.ts";
import { type AuditedBy, record } from "#modules/audit/index.ts";
import { verdicts } from "../policy.ts";
import { lockAccounts } from "../store/accounts.ts";

type Doer = AuditedBy & Pick<RouteCall, "config" | "enqueue" | "endStreams">;

const nameOf = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) =>
  `${firstName} ${lastName} (${email})`.trim();
const actorId = ({ actor }: Pick<Doer, "actor">) => (actor.kind === "guest" ? null : actor.accountId);

/** Whoever does it may have been switched off a moment ago, by the very person it is done to: asked once more behind the lock. */
async function begin(by: Doer, accountId: string) {
  const own = actorId(by);
  const locked = await lockAsSystem(by, [accountId]);
  const account = locked.find(({ id }) => id === accountId) ?? refuse("not_found");
  const subject = { kind: "account", id: accountId, name: nameOf(account) };
  return { account, subject, can: verdicts(by.config, own, account) };
}

/** Refuses with `system_only` who is not, or no more, one of the provider's own people. Nobody is signed in at the command line. */
export async function lockAsSystem(by: Pick<Doer, "actor" | "db">, accountIds: string[] = []) {
  const own = actorId(by);
  const wanted = own ? [...accountIds, own] : accountIds;
  const locked = wanted.length > 0 ? await lockAccounts(by.db, wanted) : [];
  const self = locked.find(({ id }) => id === own);
  if (own && (!self?.isSystem || self.disabledAt !== null)) refuse("system_only");
  return locked;
}

/** One session, or with null all. */
export async function endSessions(by: Doer, accountId: string, sessionId: string | null): Promise<void> {
  const { subject } = await begin(by, accountId);
  if (!(await accounts.endSessions(by, accountId, sessionId))) refuse("not_found");
  await record(by, { action: "platform.endSessions", subject, new: { sessionId }, organisationId: null });
}

export async function disableAccount(by: Doer, accountId: string): Promise<void> {
  const { account, subject, can } = await begin(by, accountId);
  ensure(can.disable);
  if (account.disabledAt !== null) return;
  await accounts.disableAccount(by, accountId);
  await record(by, { action: "platform.disableAccount", subject, organisationId: null });
}

export async function enableAccount(by: Doer, accountId: string): Promise<void> {
  const { account, subject } = await begin(by, accountId);
  if (account.disabledAt === null) return;
  await accounts.enableAccount(by.db, accountId);
  await record(by, { action: "platform.enableAccount", subject, organisationId: null });
}

/** For somebody who lost them all. Nothing happens where there are none. */
export async function removeFactors(by: Doer, accountId: string): Promise<void> {
  const { subject, can } = await begin(by, accountId);
  ensure(can.removeFactors);
  const kinds = await accounts.removeFactors(by, accountId);
  if (kinds.length === 0) return;
  await record(by, { action: "platform.removeFactors", subject, old: { kinds }, organisationId: null });
}

/** The person gets the same mail as when they ask for it themselves, where they would; and no more of them in an hour. */
export async function sendReset(by: Doer, accountId: string): Promise<void> {
  const { account, subject } = await begin(by, accountId);
  if (account.disabledAt !== null) refuse("not_allowed");
  const app = (await accounts.findHomeNetwork(by.db, accountId))?.isResident ? "resident" : "dashboard";
  if (!(await accounts.mailResetLink(by, account.email, app))) refuse("too_many_requests");
  await record(by, { action: "platform.sendReset", subject, organisationId: null });
}

/** Makes it one of the provider's own, or no more: then its open screens close. */
export async function setSystem(by: Doer, accountId: string, isSystem: boolean): Promise<void> {
  const { account, subject, can } = await begin(by, accountId);
  ensure(isSystem ? can.makeSystem : can.endSystem);
  if (account.isSystem === isSystem) return;
  await accounts.setSystem(by.db, accountId, isSystem);
  if (!isSystem) await by.endStreams({ accountId });
  await record(by, {
    action: "platform.makeSystem",
    subject,
    old: { isSystem: account.isSystem },
    new: { isSystem },
    organisationId: null,
  });
}
