/** Drafts and scheduled messages: they may be deleted by whoever made them, and whoever scheduled one is told if it cannot go out. */
import { dayAt } from "@stoep/contract/kernel";
import { type HeldKind, listEditors } from "#modules/accounts/index.ts";
import {
  handOverDrafts,
  handOverScheduled,
  handOverVacancies,
  selectDrafts,
  selectOpenVacancies,
  selectScheduled,
} from "./posts/index.ts";
import { words } from "./texts.ts";

const drafts: HeldKind = {
  kind: "publishing.drafts",
  label: words.held.drafts,
  columns: ["post.created_by"],
  things: selectDrafts,
  takers: listEditors,
  handOver: ({ db }, leaver, to) => handOverDrafts(db, leaver, to?.id ?? null),
};

const scheduled: HeldKind = {
  kind: "publishing.scheduled",
  label: words.held.scheduled,
  columns: ["post.planned_by"],
  things: selectScheduled,
  takers: listEditors,
  handOver: ({ db }, leaver, to) => handOverScheduled(db, leaver, to?.id ?? null),
};

/** Of each application the contact person is told, or the author when none is named. */
const vacancies: HeldKind = {
  kind: "publishing.vacancies",
  label: words.held.vacancies,
  columns: ["post.created_by"],
  // By one clock: a list may name one that ends today.
  things: (db, leaver, now) => selectOpenVacancies(db, leaver, dayAt(now, "UTC")),
  takers: listEditors,
  handOver: ({ db, now }, leaver, to) =>
    handOverVacancies(db, leaver, { day: dayAt(now, "UTC"), accountId: to?.id ?? null }),
};

export const heldPosts = [drafts, scheduled, vacancies];
