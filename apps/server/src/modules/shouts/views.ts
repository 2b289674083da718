/** What residents see of shouts. */
import type { BecameThing, ReadShout, ShoutCard, ShoutMoment } from "@stoep/contract/shouts";
import type { Resident, Staff } from "#kernel/actor.ts";
import { type OwnDecisionColumns, viewOwnDecision } from "#modules/conversations/index.ts";
import { type FileRow, viewFile } from "#modules/files/index.ts";
import { residentVerdicts } from "./policy.ts";
import { reopenUntil } from "./rules.ts";
import type { CardRow } from "./store/cards.ts";
import type { MomentRow } from "./store/selections.ts";

export interface Reader<A> {
  actor: A;
  now: Date;
}

/** Pictures of hidden shouts are for their author and the staff who decide. */
export const viewImages = (
  { actor, now }: Reader<Resident | Staff>,
  images: (FileRow & { alt: string })[],
  hiddenAt: Date | null,
) => {
  const viewer = { audience: hiddenAt ? ("editors" as const) : ("readers" as const), now };
  return images.map((image) => ({ ...viewFile(actor.network, image, viewer), altText: image.alt }));
};

export const viewPlace = ({ street, longitude, latitude }: Pick<CardRow, "street" | "longitude" | "latitude">) =>
  longitude === null || latitude === null ? null : { street, longitude, latitude };

export function viewCard(row: CardRow, reader: Reader<Resident>): ShoutCard {
  const { id, version, kind, title, text, language, theme, sharing, status, solvedAs } = row;
  const { reactions, myReaction, commentCount, followers, isFollowed } = row;
  return {
    id,
    version,
    kind,
    title,
    text,
    language,
    theme,
    sharing,
    status,
    solvedAs,
    reactions,
    myReaction,
    commentCount,
    followers,
    isFollowed,
    author: { name: row.author, isMe: row.authorId === reader.actor.residentId },
    neighbourhood: { id: row.neighbourhoodId, name: row.neighbourhood },
    place: viewPlace(row),
    images: viewImages(reader, row.images, row.hiddenAt),
    createdAt: row.createdAt.toISOString(),
    isEdited: row.editedAt !== null,
    isHidden: row.hiddenAt !== null,
  };
}

interface AboutShout {
  moments: MomentRow[];
  became: BecameThing[];
  organisation: string;
  decision: OwnDecisionColumns | null;
}

export function viewShout(
  row: CardRow,
  { moments, became, organisation, decision }: AboutShout,
  reader: Reader<Resident>,
): ReadShout {
  const isMine = row.authorId === reader.actor.residentId;
  const asked = isMine && row.sharing === "neighbours" ? row.askedAt : null;
  return {
    ...viewCard(row, reader),
    timeline: moments
      .filter(({ kind }) => isMine || kind !== "asked-to-share")
      .map((moment) => viewMoment(moment, { author: row.author, organisation, accountId: reader.actor.accountId })),
    became,
    outcome: row.outcome,
    decision: viewOwnDecision(decision, reader.now),
    askedBy: asked && { organisation, at: asked.toISOString() },
    reopenUntil: row.doneAt && reopenUntil(row.doneAt).toISOString(),
    can: residentVerdicts({ ...row, isMine }, reader.now),
  };
}

interface TimelineReader {
  author: string;
  /** Residents see staff as their organisation; null: colleagues see names. */
  organisation: string | null;
  accountId: string;
}

export function viewMoment(row: MomentRow, { author, organisation, accountId }: TimelineReader): ShoutMoment {
  const { id, kind, byKind, text } = row;
  const staffName = organisation ?? row.byName ?? "";
  const name = byKind === "author" ? author : byKind === "staff" ? staffName : "";
  return {
    id,
    kind,
    text,
    at: row.at.toISOString(),
    by: { kind: byKind, name, isMe: row.byAccount === accountId },
    to: organisation === null ? (row.toName ?? "") : "",
  };
}
