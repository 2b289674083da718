/** What clients see of shouts. */
import type { ReadShout, ShoutCard, ShoutMoment, ShoutRow, StaffShout, UnsharedShout } from "@stoep/contract/shouts";
import type { Resident, Staff } from "#kernel/actor.ts";
import { type OwnDecisionColumns, viewOwnDecision } from "#modules/conversations/index.ts";
import { type FileRow, viewFile } from "#modules/files/index.ts";
import type { InboxRow, StaffShoutRow, UnsharedRow } from "./inbox/store/inbox.ts";
import type { NoteRow } from "./inbox/store/notes.ts";
import { inboxVerdict, residentVerdicts, staffVerdicts } from "./policy.ts";
import { reopenUntil } from "./rules.ts";
import type { CardRow } from "./store/cards.ts";
import type { MomentRow } from "./store/selections.ts";

interface Reader<A> {
  actor: A;
  now: Date;
}

/** Pictures of hidden shouts are for their author and the staff who decide. */
const viewImages = (
  { actor, now }: Reader<Resident | Staff>,
  images: (FileRow & { alt: string })[],
  hiddenAt: Date | null,
) => {
  const viewer = { audience: hiddenAt ? ("editors" as const) : ("readers" as const), now };
  return images.map((image) => ({ ...viewFile(actor.network, image, viewer), altText: image.alt }));
};

const viewPlace = ({ street, longitude, latitude }: Pick<CardRow, "street" | "longitude" | "latitude">) =>
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
  organisation: string;
  decision: OwnDecisionColumns | null;
}

export function viewShout(
  row: CardRow,
  { moments, organisation, decision }: AboutShout,
  reader: Reader<Resident>,
): ReadShout {
  const isMine = row.authorId === reader.actor.residentId;
  const asked = isMine && row.sharing === "neighbours" ? row.askedAt : null;
  return {
    ...viewCard(row, reader),
    timeline: moments
      .filter(({ kind }) => isMine || kind !== "asked-to-share")
      .map((moment) => viewMoment(moment, { author: row.author, organisation, accountId: reader.actor.accountId })),
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

function viewMoment(row: MomentRow, { author, organisation, accountId }: TimelineReader): ShoutMoment {
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

type CommonRow = Pick<
  StaffShoutRow,
  "id" | "kind" | "title" | "language" | "theme" | "status" | "solvedAs" | "isReopened"
> &
  Pick<StaffShoutRow, "author" | "neighbourhood" | "neighbourhoodId" | "assigneeId" | "assignee" | "arrivedAt"> &
  Pick<StaffShoutRow, "createdAt" | "statusAt" | "followers" | "hiddenAt" | "reactions" | "comments"> & {
    openReports: number | null;
  };

function viewCommonFields(row: CommonRow) {
  const { id, kind, title, language, author, theme, status, solvedAs, isReopened, reactions, comments, followers } =
    row;
  return {
    id,
    kind,
    title,
    language,
    author,
    theme,
    status,
    solvedAs,
    isReopened,
    reactions,
    comments,
    followers,
    neighbourhood: { id: row.neighbourhoodId, name: row.neighbourhood },
    assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: row.assignee ?? "" },
    arrivedAt: (row.arrivedAt ?? row.createdAt).toISOString(),
    statusAt: row.statusAt.toISOString(),
    openReports: row.openReports ?? 0,
    isHidden: row.hiddenAt !== null,
  };
}

export function viewInboxRow(row: InboxRow, reader: Reader<Staff>): ShoutRow {
  const [image = null] = viewImages(reader, row.images, row.hiddenAt);
  return { ...viewCommonFields(row), excerpt: row.excerpt, street: row.street, image };
}

interface TimelineAndNotes {
  moments: MomentRow[];
  notes: NoteRow[];
}

export function viewStaffShout(
  row: StaffShoutRow,
  { moments, notes }: TimelineAndNotes,
  reader: Reader<Staff>,
): StaffShout {
  const { accountId } = reader.actor;
  return {
    ...viewCommonFields(row),
    text: row.text,
    place: viewPlace(row),
    images: viewImages(reader, row.images, row.hiddenAt),
    sharing: row.sharing,
    isEdited: row.editedAt !== null,
    outcome: row.outcome,
    timeline: moments.map((moment) => viewMoment(moment, { author: row.author, organisation: null, accountId })),
    notes: notes.map((note) => viewNote(note, accountId)),
    can: staffVerdicts(reader.actor, row),
  };
}

export const viewNote = (note: NoteRow, accountId: string) => ({
  id: note.id,
  text: note.text,
  by: note.by ?? "",
  isMine: note.accountId === accountId,
  at: note.createdAt.toISOString(),
  mentions: note.mentions,
});

export function viewUnsharedShout(row: UnsharedRow, actor: Staff): UnsharedShout {
  const { id, kind, theme, reactions, comments } = row;
  const door = inboxVerdict(actor);
  return {
    id,
    kind,
    theme,
    reactions,
    comments,
    neighbourhood: { id: row.neighbourhoodId, name: row.neighbourhood },
    createdAt: row.createdAt.toISOString(),
    askedAt: row.askedAt?.toISOString() ?? null,
    can: { ask: door === true ? row.askedAt === null || "already_exists" : door },
  };
}
