/** Unsubscribing with one click, without signing in: RFC 8058, and a page for people whose mail program has no button. */
import { type NoticeGroup, noticeGroups, notifications } from "@stoep/contract/notifications";
import type { Network } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { violation } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { savePreferences } from "./preferences.ts";
import { defaultTimings, type TimingChoice } from "./rules.ts";
import { listPreferences } from "./store/preferences.ts";
import { findNetwork, findOrInsertUnsubscribeKey } from "./store/unsubscribe-key.ts";
import { readUnsubscribeToken, type Unsubscription } from "./unsubscribe-tokens.ts";

export const unsubscribeHandlers = handle(notifications, {
  async readUnsubscribe(call) {
    const { named, network } = await findUnsubscription(call, call.body.token);
    const { slug, name } = network;
    const { reader, what } = named;
    const on = await listMailedGroups(call.bind(network).db, named);
    return { network: { slug, name }, reader, what, isOff: on.length === 0 };
  },

  async unsubscribe(call) {
    const { named, network } = await findUnsubscription(call, call.params.token);
    const { db } = call.bind(network);
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
