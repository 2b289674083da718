/** Who is told of what: once for each moment of the timeline, in the way that they chose. Open screens refetch. */
import type { Actor, Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { type Told as Event, type ReaderQuery, tellPeople } from "#modules/notifications/index.ts";
import { audienceOf, authorOf, colleagues, followersOf, handlers } from "./store/people.ts";

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
  /** A moment, a comment or a note. */
  momentId: string;
}

async function tell(
  call: Teller,
  { shout, organisation, momentId }: About,
  kind: Event["kind"],
  readers: ReaderQuery,
  words = "",
): Promise<void> {
  const { accountId, network } = call.actor;
  await tellPeople(
    { ...call, network },
    {
      kind,
      readers,
      eventId: momentId,
      object: { kind: "shout", id: shout.id },
      actor: { accountId, name: call.actor.kind === "staff" ? organisation : "" },
      details: { title: shout.title, organisation, words },
    },
  );
}

/** S1 §4: its author and followers read what staff did with it. */
export async function tellMove(
  call: Teller,
  about: About,
  kind: "in-progress" | "done" | "back-in-progress",
  outcome: string,
): Promise<void> {
  const kinds = {
    done: "shouts.done",
    "in-progress": "shouts.inProgress",
    "back-in-progress": "shouts.resumed",
  } as const;
  await tell(call, about, kinds[kind], audienceOf(call.db, about.shout.id), kind === "done" ? outcome : "");
}

/** A reply in the organisation's name. */
export const tellReply = (call: Teller, about: About, words: string): Promise<void> =>
  tell(call, about, "shouts.replied", audienceOf(call.db, about.shout.id), words);

export const tellSolved = (call: Teller, about: About): Promise<void> =>
  tell(call, about, "shouts.solved", followersOf(call.db, about.shout.id));

export const tellAsked = (call: Teller, about: About): Promise<void> =>
  tell(call, about, "shouts.asked", authorOf(call.db, about.shout.id));

export const tellHidden = (call: Teller, about: About, reason: string): Promise<void> =>
  tell(call, about, "shouts.hidden", authorOf(call.db, about.shout.id), reason);

export const tellShown = (call: Teller, about: About): Promise<void> =>
  tell(call, about, "shouts.shown", authorOf(call.db, about.shout.id));

/** Whoever handles shouts, where it was written to the municipality or shared unasked. */
export async function tellArrived(call: Teller, shout: Told, organisation: string): Promise<void> {
  const { accountId, network } = call.actor;
  await tellPeople(
    { ...call, network },
    {
      kind: "shouts.written",
      readers: handlers(call.db, shout.organisationId),
      eventId: shout.id,
      object: { kind: "shout", id: shout.id },
      mergeId: shout.organisationId,
      actor: { accountId, name: "" },
      details: { title: shout.title, organisation },
    },
  );
}

export async function tellColleagues(
  call: Teller,
  about: About,
  what: { kind: "shared" | "assigned" | "mentioned" } | { kind: "reopened"; reason: string },
  accountIds: readonly (string | null)[],
): Promise<void> {
  const others = accountIds.filter((id) => id !== null && id !== call.actor.accountId) as string[];
  if (others.length === 0) return;
  const readers = colleagues(call.db, about.shout.organisationId, others);
  await tell(call, about, `shouts.${what.kind}`, readers, what.kind === "reopened" ? what.reason : "");
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
