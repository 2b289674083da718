/** Who is told of what: once for each moment of the timeline, in the way that they chose. Open screens refetch. */
import type { Actor, Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { type Told as Event, type ReaderQuery, tellPeople, tellTogether } from "#modules/notifications/index.ts";
import { audienceOf, authorOf, colleagues, followersOf, handlerOf, handlers } from "./store/people.ts";

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

type Said = Omit<About, "shout"> & { shout: Pick<Told, "id" | "title" | "organisationId"> };

async function tell(call: Teller, about: About, kind: Event["kind"], readers: ReaderQuery, words = ""): Promise<void> {
  const { accountId, network } = call.actor;
  await tellPeople(
    { ...call, network },
    {
      kind,
      readers,
      ...eventOf(about, words),
      actor: { accountId, name: call.actor.kind === "staff" ? about.organisation : "" },
    },
  );
}

const eventOf = ({ shout, organisation, momentId }: About, words = "") => ({
  eventId: momentId,
  object: { kind: "shout", id: shout.id },
  details: { title: shout.title, organisation, words },
});

/** To author and followers of each: as many statements for a hundred as for one. */
async function tellAudiences(
  call: Teller,
  kind: Event["kind"],
  moves: readonly About[],
  words: string,
  also: string | null = null,
): Promise<void> {
  const { accountId, network } = call.actor;
  const [first] = moves;
  if (!first) return;
  const events = moves.map((about) => eventOf(about, words));
  await tellTogether(
    { ...call, network },
    {
      kind,
      events,
      actor: { accountId, name: first.organisation },
      readers: {
        ofEach: audienceOf(
          call.db,
          events.map(({ eventId, object }) => ({ eventId, shoutId: object.id })),
          also,
        ),
      },
    },
  );
}

const moveKinds = {
  done: "shouts.done",
  "in-progress": "shouts.inProgress",
  "back-in-progress": "shouts.resumed",
} as const;
export interface Moved extends About {
  kind: keyof typeof moveKinds;
}

/** S1 §4: authors and followers read what staff did. */
export async function tellMoves(call: Teller, moves: readonly Moved[], outcome: string): Promise<void> {
  for (const [kind, same] of Map.groupBy(moves, (move) => move.kind))
    await tellAudiences(call, moveKinds[kind], same, kind === "done" ? outcome : "");
}

/** A reply in the organisation's name, also to the neighbour whose comment it answers. */
export const tellReply = (call: Teller, about: About, words: string, answered: string | null): Promise<void> =>
  tellAudiences(call, "shouts.replied", [about], words, answered);

/** What neighbours or its author say about it, to whoever is handling it. */
export const tellHandler = (call: Teller, { shout, organisation, momentId }: Said): Promise<void> =>
  tellPeople(
    { ...call, network: call.actor.network },
    {
      kind: "shouts.commented",
      readers: handlerOf(call.db, shout),
      eventId: momentId,
      object: { kind: "shout", id: shout.id },
      actor: { accountId: call.actor.accountId, name: "" },
      details: { title: shout.title, organisation },
    },
  ).then(() => undefined);

/** Whoever is to handle them now. */
export async function tellAssigned(call: Teller, assigned: readonly About[], assigneeId: string | null): Promise<void> {
  const { accountId, network } = call.actor;
  const [first] = assigned;
  if (!first || assigneeId === null || assigneeId === accountId) return;
  await tellTogether(
    { ...call, network },
    {
      kind: "shouts.assigned",
      events: assigned.map((about) => eventOf(about)),
      actor: { accountId, name: first.organisation },
      readers: { ofAll: colleagues(call.db, first.shout.organisationId, [assigneeId]) },
    },
  );
}

export const tellSolved = (call: Teller, about: About): Promise<void> =>
  tell(call, about, "shouts.solved", followersOf(call.db, about.shout.id));

/** Followers were told that it was done. */
export const tellNotDone = (call: Teller, about: About, reason: string): Promise<void> =>
  tell(call, about, "shouts.notDone", followersOf(call.db, about.shout.id), reason);

export const tellAsked = (call: Teller, about: About): Promise<void> =>
  tell(call, about, "shouts.asked", authorOf(call.db, about.shout.id));

export const tellHidden = (call: Teller, about: About, reason: string): Promise<void> =>
  tell(call, about, "shouts.hidden", authorOf(call.db, about.shout.id), reason);

export const tellShown = (call: Teller, about: About): Promise<void> =>
  tell(call, about, "shouts.shown", authorOf(call.db, about.shout.id));

/** Whoever handles shouts, where it was written to the municipality or shared unasked. */
export async function tellArrived(
  call: Teller,
  shout: Told,
  organisation: string,
  momentId: string = shout.id,
): Promise<void> {
  const { accountId, network } = call.actor;
  await tellPeople(
    { ...call, network },
    {
      kind: "shouts.written",
      readers: handlers(call.db, shout.organisationId),
      eventId: momentId,
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
  what: { kind: "shared" | "mentioned" } | { kind: "reopened"; reason: string },
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
