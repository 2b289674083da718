import { members } from "#modules/accounts/index.ts";
import { schedule } from "#modules/publishing/index.ts";
import { words } from "./texts.ts";

export const heldSurveys = schedule.heldUnpublished({
  table: "survey",
  capability: "surveys",
  labels: words.held,
  takers: (db, organisationId) => members.listEditors(db, organisationId, { module: "participation" }),
});
