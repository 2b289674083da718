import { members } from "#modules/accounts/index.ts";
import { schedule } from "#modules/publishing/index.ts";
import { words } from "../texts.ts";

export const heldProjects = schedule.heldUnpublished({
  table: "project",
  capability: "participation",
  labels: words.held,
  takers: (db, organisationId) => members.listEditors(db, organisationId, { module: "participation" }),
});
