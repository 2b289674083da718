/** Drafts and scheduled projects: their author may delete them, and the colleague who scheduled one is told if it cannot go out. */
import { members } from "#modules/accounts/index.ts";
import { words } from "../texts.ts";
import { handOverDrafts, handOverScheduled, selectDrafts, selectScheduled } from "./store/held.ts";

const takers: members.HeldKind["takers"] = (db, organisationId) =>
  members.listEditors(db, organisationId, { module: "participation" });

const drafts: members.HeldKind = {
  kind: "participation.drafts",
  label: words.held.drafts,
  columns: ["project.created_by"],
  things: selectDrafts,
  takers,
  handOver: ({ db }, leaver, to) => handOverDrafts(db, leaver, to?.id ?? null),
};

const scheduled: members.HeldKind = {
  kind: "participation.scheduled",
  label: words.held.scheduled,
  columns: ["project.planned_by"],
  things: selectScheduled,
  takers,
  handOver: ({ db }, leaver, to) => handOverScheduled(db, leaver, to?.id ?? null),
};

export const heldProjects = [drafts, scheduled];
