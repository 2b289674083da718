/** Imports projects through the server's function for projects with a history. */
import { dayAt, daysLater, hourMs } from "@stoep/contract/kernel";
import { ProjectDraft } from "@stoep/contract/participation";
import { importProject } from "../../apps/server/src/modules/participation/index.ts";
import { momentOf, ZONE } from "../moments.ts";
import { codeOf } from "../places.ts";
import { type DemoProject, projects } from "../projects/index.ts";
import { richText } from "../rich-text.ts";
import type { Language } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import { fileId, projectImageKey } from "./files.ts";
import { organisationId, staffId } from "./people.ts";
import type { GroundIds } from "./posts.ts";
import type { Site } from "./site.ts";

/** Returns how many there are. */
export async function importProjects({ trx, now, city }: Site, ids: GroundIds): Promise<number> {
  if (city !== "gent") return 0;
  for (const project of projects) {
    const publishAt = momentOf(project.when, now, true);
    const at = new Date((publishAt && publishAt < now ? publishAt : now).getTime() - 26 * hourMs);
    const id = stableId("project", project.key);
    const written = { id, organisationId: organisationId("stad-gent"), accountId: staffId(project.author), at };
    const isPublic = project.isPublic === true;
    await importProject(trx, written, projectDraft(project, ids, now), { publishAt, now, isPublic });
  }
  return projects.length;
}

export function projectDraft(project: DemoProject, ids: Pick<GroundIds, "areas">, now: Date): ProjectDraft {
  const { key, kind, title, introduction, days, themes, budget, picture, phases = [], translations = {} } = project;
  const spanOf = (span: readonly [number, number] | undefined) => ({
    startsOn: span ? daysLater(dayAt(now, ZONE), span[0]) : null,
    endsOn: span ? daysLater(dayAt(now, ZONE), span[1]) : null,
  });
  const phaseId = (index: number) => stableId("phase", key, index);
  return ProjectDraft.parse({
    kind,
    title,
    introduction,
    textHtml: richText(project.text),
    language: "nl",
    ...spanOf(days),
    isBottomUpEnabled: project.isBottomUpEnabled === true,
    isReadFirst: project.isReadFirst === true,
    isPhased: phases.length > 0,
    phases: phases.map(({ days: span, ideaTypes = [], ...phase }, index) => ({
      ...phase,
      ...spanOf(span),
      ideaTypes: [...ideaTypes],
      id: phaseId(index),
    })),
    budget: budget ?? null,
    currency: budget === undefined ? null : "EUR",
    theme: themes?.[0] ?? null,
    secondTheme: themes?.[1] ?? null,
    neighbourhoodIds: project.where.map((area) => ids.areas.get(codeOf(area))),
    image: picture ? { id: fileId(projectImageKey(project)), altText: picture.alt } : null,
    translations: Object.entries(translations).map(([language, words]) => ({
      language: language as Language,
      title: words.title,
      introduction: words.introduction,
      textHtml: richText(words.text),
      altText: words.alt,
      phases: Object.fromEntries((words.phases ?? []).map((phase, index) => [phaseId(index), phase])),
    })),
  });
}
