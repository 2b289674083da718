/** Unsubscribing with one click, without signing in: RFC 8058, and a page for people whose mail program has no button. */
import { type NoticeGroup, noticeGroups, notifications } from "@stoep/contract/notifications";
import type { Network } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { type Db, type Tx, violation } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import {
  findNetwork,
  findOrInsertUnsubscribeKey,
  readUnsubscribeToken,
  type Unsubscription,
} from "../unsubscribe-links/index.ts";
import { savePreferences } from "./preferences.ts";
import { defaultTimings, type TimingChoice } from "./rules.ts";
import { listPreferences } from "./store/preferences.ts";

/** Alerts are no notices: residents choose them with their residence. */
export interface AlertMails {
  /** Whether the person gets them. */
  isOn(db: Db, accountId: string): Promise<boolean>;
  switchOff(db: Tx, accountId: string): Promise<void>;
}

declare module "#kernel/provided.ts" {
  interface Provides {
    alertMails?: AlertMails;
  }
  interface Provided {
    alertMails: AlertMails;
  }
}

export const unsubscribeHandlers = handle(notifications, {
  async readUnsubscribe(call) {
    const { named, network } = await findUnsubscription(call, call.body.token);
    const { slug, name } = network;
    const { reader, what } = named;
    const { db } = call.bind(network);
    const isOn =
      what === "alerts"
        ? await call.provided.alertMails.isOn(db, named.accountId)
        : (await listMailedGroups(db, named)).length > 0;
    return { network: { slug, name }, reader, what, isOff: !isOn };
  },

  async unsubscribe(call) {
    const { named, network } = await findUnsubscription(call, call.params.token);
    const { db } = call.bind(network);
    if (named.what === "alerts") {
      await call.provided.alertMails.switchOff(db, named.accountId);
      return { done: true };
    }
    const off = (await listMailedGroups(db, named)).map((one) => ({ ...one, mail: "never" as const }));
    try {
      await savePreferences(db, named, off, { now: call.now, network });
    } catch (error) {
      // The account no longer exists.
      throw violation(error) === "foreign_key" ? refuse("not_found") : error;
    }
    return { done: true };
  },
});

async function findUnsubscription(
  { db, now }: Pick<RouteCall, "db" | "now">,
  token: string,
): Promise<{ named: Unsubscription; network: Network }> {
  const named = readUnsubscribeToken(await findOrInsertUnsubscribeKey(db, now), token) ?? refuse("not_found");
  return { named, network: (await findNetwork(db, named.networkId)) ?? refuse("not_found") };
}

/** The groups that a link switches off and that are mailed now. */
async function listMailedGroups(
  db: Db,
  { readerId, reader, what }: Unsubscription,
): Promise<(TimingChoice & { group: NoticeGroup })[]> {
  const chosen = await listPreferences(db, readerId);
  const all = noticeGroups[reader].map((group) => ({
    ...(chosen.find((one) => one.group === group) ?? defaultTimings[group]),
    group,
  }));
  return all.filter((one) =>
    what === "digest" ? one.mail === "daily" || one.mail === "weekly" : one.group === what && one.mail !== "never",
  );
}
