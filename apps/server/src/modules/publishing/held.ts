/** Drafts and scheduled messages: their author may delete them, and the colleague who scheduled one is told if it cannot go out. */
import { dayAt } from "@stoep/contract/kernel";
import { members } from "#modules/accounts/index.ts";
import { handOverVacancies, selectOpenVacancies } from "./posts/index.ts";
import { heldUnpublished } from "./schedule/index.ts";
import { words } from "./texts.ts";

const unpublished = heldUnpublished({
  table: "post",
  capability: "publishing",
  labels: words.held,
  takers: members.listEditors,
});

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

export const heldPosts = [...unpublished, vacancies];
