/** Tells authors what happened to their ideas, and editors of those that wait. Decisions tell in rooms of their own. */
import { v5 as idFrom, v7 as newId } from "uuid";
import type { NetworkCall, NoticeScope, StaffCall } from "#kernel/call.ts";
import { type NoticeForReaders, notifyPeople } from "#modules/notifications/index.ts";
import { authorOf, editorsOf } from "./store/recipients.ts";

interface ToldIdea {
  id: string;
  title: string;
  project: { organisation: string };
}

type AuthorNotice = Extract<NoticeForReaders["kind"], `participation.idea${string}`>;

async function notifyAuthor(
  call: NetworkCall,
  kind: AuthorNotice,
  { id, title, project }: ToldIdea,
  { words = "", isFromStaff = true } = {},
): Promise<void> {
  const { accountId, network } = call.actor;
  await notifyPeople(
    { ...call, network },
    {
      kind,
      eventId: newId(),
      object: { kind: "idea", id },
      // Nobody learns who reported something.
      actor: isFromStaff ? { accountId, name: project.organisation } : { accountId: null, name: "" },
      details: { title, organisation: project.organisation, words },
      readers: authorOf(call.db, id),
    },
  );
}

/** To the author of the message that became an idea. */
export const notifyTakenUp = (call: StaffCall, idea: ToldIdea): Promise<void> =>
  notifyAuthor(call, "participation.ideaTakenUp", idea);

export const notifyAdmitted = (call: StaffCall, idea: ToldIdea): Promise<void> =>
  notifyAuthor(call, "participation.ideaAdmitted", idea);

export const notifyHidden = (call: NetworkCall, idea: ToldIdea, words: string): Promise<void> =>
  notifyAuthor(call, "participation.ideaHidden", idea, { words });

export const notifyHiddenByReports = (call: NetworkCall, idea: ToldIdea): Promise<void> =>
  notifyAuthor(call, "participation.ideaHiddenByReports", idea, { isFromStaff: false });

export const notifyShown = (call: NetworkCall, idea: ToldIdea): Promise<void> =>
  notifyAuthor(call, "participation.ideaShown", idea);

/** To all who can show it: several become one notice until it is read. */
export async function notifyWaiting(
  call: NoticeScope,
  { id, title, organisationId }: { id: string; title: string; organisationId: string },
): Promise<void> {
  await notifyPeople(call, {
    kind: "participation.ideasWait",
    eventId: idFrom("waiting", id),
    object: { kind: "idea", id },
    mergeId: organisationId,
    details: { title },
    readers: editorsOf(call.db, organisationId),
  });
}
