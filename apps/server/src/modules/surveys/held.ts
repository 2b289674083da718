/** Drafts and scheduled surveys: who takes them over, and the colleague who scheduled one is told if it cannot go out. */
import { members } from "#modules/accounts/index.ts";
import { handOverDrafts, handOverScheduled, selectDrafts, selectScheduled } from "./store/held.ts";
import { words } from "./texts.ts";

const takers: members.HeldKind["takers"] = (db, organisationId) =>
  members.listEditors(db, organisationId, { module: "participation" });

const drafts: members.HeldKind = {
  kind: "surveys.drafts",
  label: words.held.drafts,
  columns: ["survey.created_by"],
  things: selectDrafts,
  takers,
  handOver: ({ db }, leaver, to) => handOverDrafts(db, leaver, to?.id ?? null),
};

const scheduled: members.HeldKind = {
  kind: "surveys.scheduled",
  label: words.held.scheduled,
  columns: ["survey.planned_by"],
  things: selectScheduled,
  takers,
  handOver: ({ db }, leaver, to) => handOverScheduled(db, leaver, to?.id ?? null),
};

export const heldSurveys = [drafts, scheduled];
