/** What colleagues do: ask for a link, see its status, end it. Only a yes tells them that there is such an account. */

import { type AccountLink, accountLinkLimits, accountLinks } from "@stoep/contract/care";
import { daysAfter, daysBefore } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import {
  announceCare,
  findPerson,
  lockPerson,
  type PersonRecordRow,
  personSubject,
  refreshDuplicates,
  unlinkAccount,
} from "../../people/index.ts";
import { notifyResident, withdrawRequests } from "../notify.ts";
import { parseContact } from "../rules.ts";
import * as store from "../store/requests.ts";

export const staffHandlers = handle(accountLinks, {
  async findAccountLink(call) {
    const { actor, db, params } = call;
    return presentAccountLink(
      call,
      (await findPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found"),
    );
  },

  async askAccountLink(call) {
    const { actor, body, config, db, now } = call;
    const organisationId = actor.organisation.id;
    const sought = await parseContact(body.reach, config);
    const row = (await lockPerson(db, organisationId, body.personId)) ?? refuse("not_found");
    if (row.accountId !== null) refuse("already_linked");
    await store.withdrawExpired(db, organisationId, now);
    if (await store.findOpenRequest(db, row.id, now)) refuse("link_asked");
    await createRequest(call, row, await accountToAsk(call, await store.findAccountByContact(db, sought)));
    await record(call, { action: "care.askLink", subject: personSubject(row) });
    await announceCare(call);
    return presentAccountLink(call, row);
  },

  async endAccountLink(call) {
    const { actor, db, now, params } = call;
    const { network, organisation } = actor;
    const row = (await lockPerson(db, organisation.id, params.personId)) ?? refuse("not_found");
    const { accountId } = row;
    await withdrawRequests(db, row.id, now);
    if (accountId !== null) {
      await unlinkAccount(db, { accountId, organisationId: organisation.id }, now);
      await refreshDuplicates(db, organisation.id, [row.id], now);
      await notifyResident({ ...call, network }, "linkEnded", { eventId: newId(), accountId, organisation });
    }
    await record(call, { action: "care.endLink", subject: personSubject(row) });
    await announceCare(call);
    const unlinkedAt = accountId === null ? row.unlinkedAt : now;
    return presentAccountLink(call, { ...row, accountId: null, linkedAt: null, unlinkedAt });
  },
});

/** null: nobody is asked, which looks the same as an account that does not exist. */
async function accountToAsk({ actor, db, now }: StaffCall, accountId: string | null): Promise<string | null> {
  if (accountId === null) return null;
  const since = daysBefore(now, accountLinkLimits.quietDays);
  return (await store.mustNotBeAsked(db, actor.organisation.id, accountId, { now, since })) ? null : accountId;
}

async function createRequest(
  call: StaffCall,
  { id: personId, organisationId }: PersonRecordRow,
  accountId: string | null,
): Promise<void> {
  const { actor, db, now } = call;
  const { network, organisation } = actor;
  const id = newId();
  const expiresAt = daysAfter(now, accountLinkLimits.waitDays);
  const request = {
    personId,
    organisationId,
    askedBy: actor.accountId,
    askedAt: now,
    expiresAt,
    state: "asked" as const,
  };
  const isAsked = await store.insertRequest(db, { id, accountId, ...request });
  // A colleague asked the same resident at the same moment, for another record.
  if (!isAsked) await store.insertRequest(db, { id, accountId: null, ...request });
  else if (accountId !== null)
    await notifyResident({ ...call, network }, "linkAsked", { eventId: id, accountId, organisation });
}

async function presentAccountLink({ db, now }: StaffCall<Db>, row: PersonRecordRow): Promise<AccountLink> {
  const { id, accountId, linkedAt } = row;
  const endedAt = row.unlinkedAt?.toISOString() ?? null;
  if (accountId !== null) return { status: "linked", since: linkedAt?.toISOString() ?? null, until: null, endedAt };
  const open = await store.findOpenRequest(db, id, now);
  if (!open) return { status: "none", since: null, until: null, endedAt };
  return { status: "asked", since: open.askedAt.toISOString(), until: open.expiresAt.toISOString(), endedAt };
}
