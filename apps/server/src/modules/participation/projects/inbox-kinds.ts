/** Projects and citizen budgets in the list of an organisation's messages; colleagues who may list them are told how many there are. */
import type { ProjectKind } from "@stoep/contract/participation";
import type { InboxKind } from "#modules/publishing/index.ts";
import { countProjectsByState } from "./store/counters.ts";

const inInbox = (kind: ProjectKind): InboxKind => ({
  feature: "ideas",
  count: (db, organisationId) => countProjectsByState(db, organisationId, kind),
});

export const projectsInInbox = {
  project: inInbox("project"),
  budget: inInbox("budget"),
} satisfies Record<ProjectKind, InboxKind>;
