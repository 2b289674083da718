/** What somebody would have been told of, as the city's content says that it happened. */
import type { NoticeKind } from "@stoep/contract/notifications";

export interface NoticeEvent {
  kind: NoticeKind;
  /** A resident, or a membership. */
  readerId: string;
  accountId: string;
  object: { kind: string; id: string };
  /** By what events are merged; none: it stands alone. */
  mergeId: string | null;
  eventId: string;
  actor: { id: string | null; name: string };
  /** Things are counted instead of people. */
  countsThings: boolean;
  details: Record<string, string>;
  at: Date;
}

interface ShoutRow extends Pick<NoticeEvent, "readerId" | "accountId" | "eventId" | "at"> {
  shoutId: string;
  title: string;
  organisation: string;
}

export const aboutShout = (
  { shoutId, title, organisation, readerId, accountId, eventId, at }: ShoutRow,
  kind: NoticeKind,
  { actor, words = "" }: Pick<NoticeEvent, "actor"> & { words?: string },
): NoticeEvent => ({
  kind,
  readerId,
  accountId,
  eventId,
  at,
  actor,
  mergeId: null,
  countsThings: false,
  object: { kind: "shout", id: shoutId },
  details: { title, organisation, words },
});
