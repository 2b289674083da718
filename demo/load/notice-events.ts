/** An event that people are notified of, derived from the city's content. */
import type { NoticeKind } from "@stoep/contract/notifications";

export interface NoticeEvent {
  kind: NoticeKind;
  /** The id of a resident or of a membership. */
  readerId: string;
  accountId: string;
  object: { kind: string; id: string };
  /** Events with the same id are merged; null: never merged. */
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
