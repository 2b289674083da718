/** Drafts and scheduled messages: their author may delete them, and the colleague who scheduled one is told if it cannot go out. */
import { dayAt } from "@stoep/contract/kernel";
import { members } from "#modules/accounts/index.ts";
import {
  handOverDrafts,
  handOverScheduled,
  handOverVacancies,
  selectDrafts,
  selectOpenVacancies,
  selectScheduled,
} from "./posts/index.ts";
import { words } from "./texts.ts";

const drafts: members.HeldKind = {
  kind: "publishing.drafts",
  label: words.held.drafts,
  columns: ["post.created_by"],
  things: selectDrafts,
  takers: members.listEditors,
  handOver: ({ db }, leaver, to) => handOverDrafts(db, leaver, to?.id ?? null),
};

const scheduled: members.HeldKind = {
  kind: "publishing.scheduled",
  label: words.held.scheduled,
  columns: ["post.planned_by"],
  things: selectScheduled,
  takers: members.listEditors,
  handOver: ({ db }, leaver, to) => handOverScheduled(db, leaver, to?.id ?? null),
};

/** Of each application the contact person is told, or the author when none is named. */
const vacancies: members.HeldKind = {
  kind: "publishing.vacancies",
  label: words.held.vacancies,
  columns: ["post.created_by"],
  // By one clock: a list may name one that ends today.
  things: (db, leaver, now) => selectOpenVacancies(db, leaver, dayAt(now, "UTC")),
  takers: members.listEditors,
  handOver: ({ db, now }, leaver, to) =>
    handOverVacancies(db, leaver, { day: dayAt(now, "UTC"), accountId: to?.id ?? null }),
};

export const heldPosts = [drafts, scheduled, vacancies];
