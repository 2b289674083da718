/**
 * Who is told of what, once: a mail names the moment of the timeline it is about, and one mail per template, moment and person is all
 * that can be queued. Open screens refetch.
 */
import type { Language } from "@stoep/contract/kernel";
import type { Actor, Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { queueMails, type RecipientQuery, type Template } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { audienceOf, authorOf, colleagues, followersOf } from "./store/people.ts";

export type Teller = Pick<Context<Tx>, "config" | "db" | "now" | "enqueue" | "announce"> & {
  actor: Extract<Actor, { network: Network }>;
};

export interface Told {
  id: string;
  title: string;
  neighbourhoodId: string;
  organisationId: string;
  sharing: "neighbours" | "municipality";
}

interface About {
  shout: Told;
  organisation: string;
  /** What the mail is about: a moment, a comment or a note. */
  momentId: string;
}

type Values = { title: string; organisation: string; network: string; link: string };

function queue<V extends Values>(
  call: Teller,
  { shout, organisation, momentId }: About,
  template: Template<V>,
  recipients: RecipientQuery,
  { isForStaff = false, more = {} }: { isForStaff?: boolean; more?: Omit<V, keyof Values> | object } = {},
): Promise<number> {
  const { publicUrl } = call.config;
  const { network } = call.actor;
  const link = isForStaff
    ? `${publicUrl}/dashboard/shouts/${shout.id}`
    : `${publicUrl}/${network.slug}/neighbours/${shout.id}`;
  const values = (_: Language) => ({ title: shout.title, organisation, network: network.name, link, ...more }) as V;
  return queueMails(call, { template, subjectId: momentId, networkId: network.id, values, recipients });
}

const onItsOwn = (words: string) => (words === "" ? "" : `\n\n${words}`);

/** S1 §4: its author and followers read what staff did with it. */
export async function tellMove(
  call: Teller,
  about: About,
  kind: "in-progress" | "done" | "back-in-progress",
  outcome: string,
): Promise<void> {
  const all = audienceOf(call.db, about.shout.id, call.actor.accountId);
  if (kind === "done") await queue(call, about, mails.shoutDone, all, { more: { words: onItsOwn(outcome) } });
  else await queue(call, about, kind === "in-progress" ? mails.shoutInProgress : mails.shoutResumed, all);
}

/** A reply in the organisation's name. */
export async function tellReply(call: Teller, about: About, words: string): Promise<void> {
  const all = audienceOf(call.db, about.shout.id, call.actor.accountId);
  await queue(call, about, mails.shoutReplied, all, { more: { words: onItsOwn(words) } });
}

export async function tellSolved(call: Teller, about: About): Promise<void> {
  await queue(call, about, mails.shoutSolved, followersOf(call.db, about.shout.id));
}

export async function tellAsked(call: Teller, about: About): Promise<void> {
  await queue(call, about, mails.shoutAsked, authorOf(call.db, about.shout.id));
}

export async function tellHidden(call: Teller, about: About, reason: string): Promise<void> {
  await queue(call, about, mails.shoutHidden, authorOf(call.db, about.shout.id), { more: { words: onItsOwn(reason) } });
}

export async function tellColleagues(
  call: Teller,
  about: About,
  what: { kind: "shared" | "assigned" | "mentioned" } | { kind: "reopened"; reason: string },
  accountIds: readonly (string | null)[],
): Promise<void> {
  const others = accountIds.filter((id) => id !== null && id !== call.actor.accountId) as string[];
  if (others.length === 0) return;
  const to = colleagues(call.db, about.shout.organisationId, others);
  if (what.kind === "reopened") {
    const more = { words: onItsOwn(what.reason) };
    await queue(call, about, mails.shoutReopened, to, { isForStaff: true, more });
    return;
  }
  const template = { shared: mails.shoutShared, assigned: mails.shoutAssigned, mentioned: mails.shoutMentioned };
  await queue(call, about, template[what.kind], to, { isForStaff: true });
}

/** Neighbours, and staff, who see at least how many there are. */
export async function announceShout(call: Teller, shouts: readonly Told[]): Promise<void> {
  const networkId = call.actor.network.id;
  const neighbourhoodIds = [...new Set(shouts.map(({ neighbourhoodId }) => neighbourhoodId))];
  if (neighbourhoodIds.length === 0) return;
  await call.announce("shouts", { networkId, neighbourhoodIds });
  for (const organisationId of new Set(shouts.map((one) => one.organisationId)))
    await call.announce("shouts", { networkId, organisationId });
}
