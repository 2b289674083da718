import type { Translations } from "#kernel/texts.ts";
import type { members } from "#modules/accounts/index.ts";
import { handOverDrafts, handOverScheduled, type PublishedTable, selectDrafts, selectScheduled } from "./store/held.ts";

interface Unpublished {
  table: PublishedTable;
  /** The capability's name. */
  capability: string;
  labels: { drafts: Translations; scheduled: Translations };
  takers: members.HeldKind["takers"];
}

/** Drafts and scheduled ones: their author may delete them, and the colleague who scheduled one is told if it cannot go out. */
export const heldUnpublished = ({ table, capability, labels, takers }: Unpublished): members.HeldKind[] => [
  {
    kind: `${capability}.drafts`,
    label: labels.drafts,
    columns: [`${table}.created_by`],
    things: (db, leaver) => selectDrafts(db, table, leaver),
    takers,
    handOver: ({ db }, leaver, to) => handOverDrafts(db, table, leaver, to?.id ?? null),
  },
  {
    kind: `${capability}.scheduled`,
    label: labels.scheduled,
    columns: [`${table}.planned_by`],
    things: (db, leaver) => selectScheduled(db, table, leaver),
    takers,
    handOver: ({ db }, leaver, to) => handOverScheduled(db, table, leaver, to?.id ?? null),
  },
];
