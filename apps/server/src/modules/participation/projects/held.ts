import { members } from "#modules/accounts/index.ts";
import { heldUnpublished } from "#modules/publishing/index.ts";
import { words } from "../texts.ts";

export const heldProjects = heldUnpublished({
  table: "project",
  capability: "participation",
  labels: words.held,
  takers: (db, organisationId) => members.listEditors(db, organisationId, { module: "participation" }),
});
