/** What one resident contributed and supports. */
import type { Expression } from "kysely";
import type { Db } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";

import { answersInLines } from "./selections.ts";

export type OwnIdea = Awaited<ReturnType<typeof listOwnIdeas>>[number];
export type OwnSupport = Awaited<ReturnType<typeof listOwnSupport>>[number];

const firstImageIdOf = (db: Db, ideaId: Expression<string>) =>
  db
    .selectFrom("ideaImage")
    .where("ideaImage.ideaId", "=", ideaId)
    .where("ideaImage.position", "=", 0)
    .select("ideaImage.fileId")
    .$castTo<{ fileId: string | null }>()
    .$asScalar();

/** Latest first. Of withdrawn ones only time, kind and project are left. */
export const listOwnIdeas = (db: Db, residentId: string, place: PageCursor | null, limit: number) =>
  db
    .selectFrom("idea")
    .innerJoin("project", "project.id", "idea.projectId")
    .innerJoin("neighbourhood as place", "place.id", "idea.neighbourhoodId")
    .select([
      "idea.id",
      "idea.kind",
      "idea.title",
      "idea.text",
      "idea.type",
      "idea.reason",
      "idea.isChosenByVote",
      "idea.answer",
    ])
    .select(["idea.longitude", "idea.latitude", "idea.showsName", "idea.createdAt as at", "idea.editedAt"])
    .select(["idea.deletedAt as withdrawnAt", "project.title as project", "place.name as neighbourhood"])
    .select((eb) => [
      firstImageIdOf(db, eb.ref("idea.id")).as("imageId"),
      answersInLines(db, eb.ref("idea.id")).as("answers"),
    ])
    .where("idea.authorId", "=", residentId)
    .$call((query) => inPages(query, ["idea.createdAt", "idea.id"], "desc", { place, limit }))
    .execute();

/** Latest first, with the idea's title: empty once it was withdrawn. */
export const listOwnSupport = (db: Db, residentId: string, place: PageCursor | null, limit: number) =>
  db
    .selectFrom("ideaSupport as given")
    .innerJoin("idea", "idea.id", "given.ideaId")
    .innerJoin("project", "project.id", "idea.projectId")
    .select(["idea.id", "idea.title", "project.title as project", "given.at"])
    .where("given.residentId", "=", residentId)
    .$call((query) => inPages(query, ["given.at", "given.ideaId"], "desc", { place, limit }))
    .execute();

export async function listOwnProjectIds(db: Db, residentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("idea")
    .select("projectId")
    .distinct()
    .where("authorId", "=", residentId)
    .where("deletedAt", "is", null)
    .orderBy("projectId")
    .execute();
  return rows.map(({ projectId }) => projectId);
}
