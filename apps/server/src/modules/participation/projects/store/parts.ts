/** The lists of a project, replaced whole: as many statements for one entry as for a thousand. */
import type { FieldCode } from "@stoep/contract/kernel";
import type { ProjectContent } from "@stoep/contract/participation";
import { youTubeId } from "@stoep/contract/publishing";
import { plainText } from "@stoep/contract/rich-text";
import { sql } from "kysely";
import { type Db, json } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";

interface SaveContext {
  projectId: string;
  /** Set while the project is live: the time from which it is live in added neighbourhoods. */
  liveAt: Date | null;
}

type PartProblems = Record<string, FieldCode>;
type Replace = (db: Db, saving: SaveContext, content: ProjectContent) => Promise<PartProblems>;
const parts: Partial<Record<keyof ProjectContent, Replace>> = {
  neighbourhoodIds: replaceNeighbourhoods,
  phases: replacePhases,
  translations: replaceTranslations,
};

/** Returns a field code for each list that refers to something that does not exist. */
export async function replaceParts(
  db: Db,
  saving: SaveContext,
  content: ProjectContent,
  changed: readonly string[],
): Promise<PartProblems> {
  const problems: PartProblems = {};
  for (const [field, replace] of Object.entries(parts)) {
    if (changed.includes(field)) Object.assign(problems, await replace(db, saving, content));
  }
  return problems;
}

async function replaceNeighbourhoods(
  db: Db,
  { projectId, liveAt }: SaveContext,
  { neighbourhoodIds }: ProjectContent,
): Promise<PartProblems> {
  await db
    .deleteFrom("projectNeighbourhood")
    .where("projectId", "=", projectId)
    .where("neighbourhoodId", "<>", sql<string>`all(${idList(neighbourhoodIds)})`)
    .execute();
  if (neighbourhoodIds.length === 0) return {};
  const there = await db
    .insertInto("projectNeighbourhood")
    .columns(["projectId", "neighbourhoodId", "liveAt"])
    .expression((eb) =>
      eb
        .selectFrom("neighbourhood")
        .where("neighbourhood.id", "=", anyOf(neighbourhoodIds))
        .select([
          sql<string>`${projectId}::uuid`.as("projectId"),
          "neighbourhood.id",
          sql<Date | null>`${liveAt}::timestamptz`.as("liveAt"),
        ]),
    )
    // Those that stay are live since they were.
    .onConflict((conflict) =>
      conflict
        .columns(["projectId", "neighbourhoodId"])
        .doUpdateSet((eb) => ({ liveAt: eb.ref("projectNeighbourhood.liveAt") })),
    )
    .returning("neighbourhoodId")
    .execute();
  return there.length === neighbourhoodIds.length ? {} : { neighbourhoodIds: "neighbourhoodUnknown" };
}

async function replacePhases(db: Db, { projectId }: SaveContext, { phases }: ProjectContent): Promise<PartProblems> {
  await db.deleteFrom("projectPhase").where("projectId", "=", projectId).execute();
  if (phases.length === 0) return {};
  const rows = phases.map(({ map, ...phase }, position) => ({
    ...phase,
    ...(map ?? { longitude: null, latitude: null, zoom: null }),
    projectId,
    position,
    videoId: youTubeId(phase.videoUrl),
  }));
  await db.insertInto("projectPhase").values(rows).execute();
  return {};
}

async function replaceTranslations(
  db: Db,
  { projectId }: SaveContext,
  { translations }: ProjectContent,
): Promise<PartProblems> {
  await db.deleteFrom("projectTranslation").where("projectId", "=", projectId).execute();
  if (translations.length === 0) return {};
  const rows = translations.map((one) => ({
    ...one,
    projectId,
    text: plainText(one.textHtml),
    phases: json(one.phases),
  }));
  await db.insertInto("projectTranslation").values(rows).execute();
  return {};
}
