import type { NetworkCall } from "#kernel/call.ts";
import {
  type NoticeForReaders as Event,
  notifyOfMany,
  notifyPeople,
  type ReaderQuery,
} from "#modules/notifications/index.ts";
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

export const notifySolved = (call: NetworkCall, about: AboutMoment): Promise<void> =>
  notify(call, about, "shouts.solved", followersOf(call.db, about.shout.id));

/** To followers, who had been told that it was done. */
export const notifyNotDone = (call: NetworkCall, about: AboutMoment, reason: string): Promise<void> =>
  notify(call, about, "shouts.notDone", followersOf(call.db, about.shout.id), reason);

export const notifyAskedToShare = (call: NetworkCall, about: AboutMoment): Promise<void> =>
  notify(call, about, "shouts.asked", authorOf(call.db, about.shout.id));

export const notifyHidden = (call: NetworkCall, about: AboutMoment, reason: string): Promise<void> =>
  notify(call, about, "shouts.hidden", authorOf(call.db, about.shout.id), reason);

export const notifyShownAgain = (call: NetworkCall, about: AboutMoment): Promise<void> =>
  notify(call, about, "shouts.shown", authorOf(call.db, about.shout.id));

/** To all who handle shouts, when a shout was written to the municipality or shared without being asked. */
export async function notifyArrival(
  call: NetworkCall,
  shout: NotifiedShout,
  organisation: string,
  momentId: string = shout.id,
): Promise<void> {
  const { accountId, network } = call.actor;
  await notifyPeople(
    { ...call, network },
    {
      kind: "shouts.written",
      readers: selectHandlers(call.db, shout.organisationId),
      eventId: momentId,
      object: { kind: "shout", id: shout.id },
      mergeId: shout.organisationId,
      actor: { accountId, name: "" },
      details: { title: shout.title, organisation },
    },
  );
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
