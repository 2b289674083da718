/** Projects for tests: complete by default, and under way. */
import type { Level } from "@stoep/contract/kernel";
import { type Project, ProjectDraft } from "@stoep/contract/participation";
import type { Updateable } from "kysely";
import { v7 as newId } from "uuid";
import type { Database } from "../schema/db.types.ts";
import type { Caller } from "./client.ts";
import type { Place } from "./places.ts";
import type { Person, Town } from "./town.ts";
import { dayIn } from "./town-people.ts";

type Draft = Partial<ProjectDraft>;
type Phase = NonNullable<ProjectDraft["phases"]>[number];

export const aProject = (places: Pick<Place, "id">[], changes: Draft = {}): ProjectDraft => ({
  title: "Een nieuw plein",
  introduction: "Samen maken we het plein groener.",
  textHtml: "<p>Het plein krijgt bomen en banken.</p>",
  language: "nl",
  startsOn: dayIn(0),
  endsOn: dayIn(30),
  theme: "nature",
  neighbourhoodIds: places.map(({ id }) => id),
  ...changes,
});

export const aPhase = (changes: Partial<Phase> = {}): Phase => ({
  id: newId(),
  title: "Ideeën",
  startsOn: dayIn(0),
  endsOn: dayIn(10),
  ...changes,
});

export const projectParams = (project: { id: string }) => ({ params: { projectId: project.id } });

/** What an editor sends back after reading a project: only the writable fields. */
export const projectDraftOf = (project: Project, changes: Draft = {}): ProjectDraft => ({
  ...ProjectDraft.parse(project),
  ...changes,
});

export const changeProject = (editor: Caller, project: Project, changes: Draft): Promise<Project> =>
  editor.participation.updateProject({
    ...projectParams(project),
    body: { version: project.version, project: projectDraftOf(project, changes) },
  });

export const createProject = (editor: Caller, places: Place[], changes: Draft = {}): Promise<Project> =>
  editor.participation.createProject({ body: aProject(places, changes) });

/** Previews and publishes the given version: now, or at a scheduled time. */
export async function publishProject(editor: Caller, project: Project, at: string | null = null): Promise<Project> {
  await editor.participation.previewProject(projectParams(project));
  return editor.participation.publishProject({ ...projectParams(project), body: { version: project.version, at } });
}

export const createLiveProject = async (editor: Caller, places: Place[], changes: Draft = {}): Promise<Project> =>
  publishProject(editor, await createProject(editor, places, changes));

/** The person's level in the participation module of the city; null: none. */
export const setParticipationLevel = (town: Town, { accountId }: Person, level: Level | null) =>
  town.db
    .updateTable("public.membership")
    .set({ participationLevel: level })
    .where("accountId", "=", accountId)
    .where("organisationId", "=", town.organisations.city)
    .execute();

/** Replaces the city's licence for participation. */
export const setParticipationLicence = (
  town: Town,
  licence: Partial<Pick<Updateable<Database["public.licence"]>, LicenceField>>,
) =>
  town.db
    .updateTable("public.licence")
    .set(licence)
    .where("organisationId", "=", town.organisations.city)
    .where("module", "=", "participation")
    .execute();
type LicenceField = "level" | "untilAt" | "neighbourhoodIds" | "thingKind" | "thingId";
