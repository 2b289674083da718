/** What a member drafted or scheduled: colleagues take it over, and who scheduled it is told if it cannot go out. */
import type { members } from "#modules/accounts/index.ts";
import type { ThingTable } from "./scheduled-kind.ts";
import { handOverDrafts, handOverScheduled, selectDrafts, selectScheduled } from "./store/held.ts";

interface HeldThings {
  table: ThingTable;
  /** The kinds are `<capability>.drafts` and `<capability>.scheduled`. */
  capability: string;
  labels: Record<"drafts" | "scheduled", members.HeldKind["label"]>;
  takers: members.HeldKind["takers"];
}

export function heldUnpublished({ table, capability, labels, takers }: HeldThings): members.HeldKind[] {
  const drafts: members.HeldKind = {
    kind: `${capability}.drafts`,
    label: labels.drafts,
    columns: [`${table}.created_by`],
    things: (db, leaver) => selectDrafts(db, table, leaver),
    takers,
    handOver: ({ db }, leaver, to) => handOverDrafts(db, table, leaver, to?.id ?? null),
  };
  const scheduled: members.HeldKind = {
    kind: `${capability}.scheduled`,
    label: labels.scheduled,
    columns: [`${table}.planned_by`],
    things: (db, leaver) => selectScheduled(db, table, leaver),
    takers,
    handOver: ({ db }, leaver, to) => handOverScheduled(db, table, leaver, to?.id ?? null),
  };
  return [drafts, scheduled];
}
