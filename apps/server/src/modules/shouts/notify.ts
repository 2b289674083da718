import { v5 as idFrom, v7 as newId } from "uuid";
import type { NetworkCall, NoticeScope } from "#kernel/call.ts";
import {
  type NoticeForReaders as Event,
  notifyOfMany,
  notifyPeople,
  type ReaderQuery,
} from "#modules/notifications/index.ts";
import { nameOfNeighbourhood } from "./store/cards.ts";
import {
  authorOf,
  authorsAndFollowersOf,
  followersOf,
  handlerOf,
  selectColleagues,
  selectHandlers,
} from "./store/recipients.ts";

export interface NotifiedShout {
  id: string;
  title: string;
  neighbourhoodId: string;
  organisationId: string;
  sharing: "neighbours" | "municipality";
}

interface AboutMoment {
  shout: NotifiedShout;
  organisation: string;
  /** The id of a timeline entry, a comment or a note. */
  momentId: string;
}

type AboutComment = Omit<AboutMoment, "shout"> & { shout: Pick<NotifiedShout, "id" | "title" | "organisationId"> };

async function notify(
  call: NetworkCall,
  about: AboutMoment,
  kind: Event["kind"],
  readers: ReaderQuery,
  words = "",
): Promise<void> {
  const { accountId, network } = call.actor;
  await notifyPeople(
    { ...call, network },
    {
      kind,
      readers,
      ...eventOf(about, words),
      actor: { accountId, name: call.actor.kind === "staff" ? about.organisation : "" },
    },
  );
}

const eventOf = ({ shout, organisation, momentId }: AboutMoment, words = "") => ({
  eventId: momentId,
  object: { kind: "shout", id: shout.id },
  details: { title: shout.title, organisation, words },
});

/** To the author and followers of each: as many statements for a hundred shouts as for one. */
async function notifyAuthorsAndFollowers(
  call: NetworkCall,
  kind: Event["kind"],
  moves: readonly AboutMoment[],
  words: string,
  also: string | null = null,
): Promise<void> {
  const { accountId, network } = call.actor;
  const [first] = moves;
  if (!first) return;
  const events = moves.map((about) => eventOf(about, words));
  await notifyOfMany(
    { ...call, network },
    {
      kind,
      events,
      actor: { accountId, name: first.organisation },
      readers: {
        ofEach: authorsAndFollowersOf(
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
export interface StatusMove extends AboutMoment {
  kind: keyof typeof moveKinds;
}

/** S1 §4: authors and followers are told of status changes by staff. */
export async function notifyStatusMoves(
  call: NetworkCall,
  moves: readonly StatusMove[],
  outcome: string,
): Promise<void> {
  for (const [kind, same] of Map.groupBy(moves, (move) => move.kind))
    await notifyAuthorsAndFollowers(call, moveKinds[kind], same, kind === "done" ? outcome : "");
}

/** A reply in the organisation's name, sent also to the neighbour whose comment it answers. */
export const notifyReply = (
  call: NetworkCall,
  about: AboutMoment,
  words: string,
  answered: string | null,
): Promise<void> => notifyAuthorsAndFollowers(call, "shouts.replied", [about], words, answered);

/** A comment by neighbours or the author, to the person handling the shout. */
export const notifyHandler = (call: NetworkCall, { shout, organisation, momentId }: AboutComment): Promise<void> =>
  notifyPeople(
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

/** To the new assignee. */
export async function notifyAssignee(
  call: NetworkCall,
  assigned: readonly AboutMoment[],
  assigneeId: string | null,
): Promise<void> {
  const { accountId, network } = call.actor;
  const [first] = assigned;
  if (!first || assigneeId === null || assigneeId === accountId) return;
  await notifyOfMany(
    { ...call, network },
    {
      kind: "shouts.assigned",
      events: assigned.map((about) => eventOf(about)),
      actor: { accountId, name: first.organisation },
      readers: { ofAll: selectColleagues(call.db, first.shout.organisationId, [assigneeId]) },
    },
  );
}

/** To followers, and to the colleague who was handling it. */
export async function notifySolved(call: NetworkCall, about: AboutMoment, assigneeId: string | null): Promise<void> {
  await notify(call, about, "shouts.solved", followersOf(call.db, about.shout.id));
  if (assigneeId === null) return;
  await notify(call, about, "shouts.authorSolved", selectColleagues(call.db, about.shout.organisationId, [assigneeId]));
}

/** To the colleague handling it, merged until they have read it. */
export const notifyEdited = (call: NetworkCall, about: AboutMoment): Promise<void> =>
  notify(call, about, "shouts.authorEdited", handlerOf(call.db, about.shout));

/**
 * To followers, and to the colleague handling it. It must still be as it was, since afterwards nobody can tell who handled it; the
 * notices have none of its words, which are deleted. `by`: null when the author's account is deleted with it.
 */
export async function notifyWithdrawn(
  call: NoticeScope,
  shout: Pick<NotifiedShout, "id" | "organisationId" | "neighbourhoodId">,
  by: string | null,
): Promise<void> {
  const { db } = call;
  const event = { eventId: newId(), object: null, actor: { accountId: by, name: "" } };
  const title = await nameOfNeighbourhood(db, shout.neighbourhoodId);
  await notifyPeople(call, { ...event, kind: "shouts.withdrawn", readers: followersOf(db, shout.id), details: {} });
  await notifyPeople(call, {
    ...event,
    kind: "shouts.authorWithdrew",
    readers: handlerOf(db, shout),
    details: { title },
  });
}

/** To followers, who had been told that it was done. */
export const notifyNotDone = (call: NetworkCall, about: AboutMoment, reason: string): Promise<void> =>
  notify(call, about, "shouts.notDone", followersOf(call.db, about.shout.id), reason);

export const notifyAskedToShare = (call: NetworkCall, about: AboutMoment): Promise<void> =>
  notify(call, about, "shouts.asked", authorOf(call.db, about.shout.id));

export const notifyHidden = (call: NetworkCall, about: AboutMoment, reason: string): Promise<void> =>
  notify(call, about, "shouts.hidden", authorOf(call.db, about.shout.id), reason);

/** To its author. Nobody learns who reported it. */
export const notifyHiddenByReports = (call: NetworkCall, about: AboutMoment): Promise<void> =>
  notifyPeople(
    { ...call, network: call.actor.network },
    { kind: "shouts.hiddenByReports", readers: authorOf(call.db, about.shout.id), ...eventOf(about) },
  ).then(() => undefined);

export const notifyShownAgain = (call: NetworkCall, about: AboutMoment): Promise<void> =>
  notify(call, about, "shouts.shown", authorOf(call.db, about.shout.id));

/**
 * When a shout was written to the municipality, or shared without being asked: to its default handler, if there is one, and among
 * arrivals to all others who handle shouts.
 */
export async function notifyArrival(
  call: NetworkCall,
  shout: NotifiedShout,
  { organisation, handlerId, momentId }: { organisation: string; handlerId: string | null; momentId: string },
): Promise<void> {
  const { accountId, network } = call.actor;
  const event = {
    eventId: momentId,
    object: { kind: "shout", id: shout.id },
    actor: { accountId, name: "" },
    details: { title: shout.title, organisation },
  };
  const all = selectHandlers(call.db, shout.organisationId);
  const told =
    handlerId === null
      ? 0
      : await notifyPeople(
          { ...call, network },
          { ...event, kind: "shouts.arrived", readers: all.where("place.accountId", "=", handlerId) },
        );
  await notifyPeople(
    { ...call, network },
    {
      ...event,
      kind: "shouts.written",
      mergeId: shout.organisationId,
      readers: told > 0 ? all.where("place.accountId", "<>", handlerId) : all,
    },
  );
}

/** That a new shout waits: to one colleague, or to all who handle shouts when there is nobody in particular. */
export async function notifyWaiting(
  call: NoticeScope,
  { id, organisationId, title }: Pick<NotifiedShout, "id" | "organisationId" | "title">,
  handlerId: string | null,
): Promise<void> {
  const all = selectHandlers(call.db, organisationId);
  const event = {
    kind: "shouts.waiting",
    // Apart from the arrival, of which the shout itself is the event.
    eventId: idFrom("waiting", id),
    object: { kind: "shout", id },
    mergeId: organisationId,
    details: { title },
  } as const;
  const told =
    handlerId === null
      ? 0
      : await notifyPeople(call, { ...event, readers: all.where("place.accountId", "=", handlerId) });
  if (told === 0) await notifyPeople(call, { ...event, readers: all });
}

export async function notifyColleagues(
  call: NetworkCall,
  about: AboutMoment,
  what: { kind: "shared" | "mentioned" } | { kind: "reopened"; reason: string },
  accountIds: readonly (string | null)[],
): Promise<void> {
  const others = accountIds.filter((id) => id !== null && id !== call.actor.accountId) as string[];
  if (others.length === 0) return;
  const readers = selectColleagues(call.db, about.shout.organisationId, others);
  await notify(call, about, `shouts.${what.kind}`, readers, what.kind === "reopened" ? what.reason : "");
}

/** Notifies open screens of neighbours, and of staff, who see at least how many there are. */
export async function announceShout(call: NetworkCall, shouts: readonly NotifiedShout[]): Promise<void> {
  const networkId = call.actor.network.id;
  const neighbourhoodIds = [...new Set(shouts.map(({ neighbourhoodId }) => neighbourhoodId))];
  if (neighbourhoodIds.length === 0) return;
  await call.announce("shouts", { networkId, neighbourhoodIds });
  for (const organisationId of new Set(shouts.map((one) => one.organisationId)))
    await call.announce("shouts", { networkId, organisationId });
}
