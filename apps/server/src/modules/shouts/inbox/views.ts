/** What staff see of shouts. */
import { namedReference } from "@stoep/contract/kernel";
import type { BecameThing, ShoutRow, StaffShout, UnsharedShout } from "@stoep/contract/shouts";
import type { Staff } from "#kernel/actor.ts";
import { inboxVerdict, staffVerdicts } from "../policy.ts";
import type { MomentRow } from "../store/selections.ts";
import { type Reader, viewImages, viewMoment, viewPlace } from "../views.ts";
import type { InboxRow, StaffShoutRow, UnsharedRow } from "./store/inbox.ts";
import type { NoteRow } from "./store/notes.ts";

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
    assignee: namedReference(row.assigneeId, row.assignee),
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
  became: BecameThing[];
  notes: NoteRow[];
}

export function viewStaffShout(
  row: StaffShoutRow,
  { moments, became, notes }: TimelineAndNotes,
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
    became,
    notes: notes.map((note) => viewNote(note, accountId)),
    reactionsByKind: row.reactionsByKind ?? {},
    myReaction: row.myReaction,
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
