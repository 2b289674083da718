import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../../files/index.ts";
import { Done, Id, Instant, resident, routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { PeopleCount } from "../../people-count.ts";

/** How many people a project reaches. S1 §2, §9; D §9 */
export const ProjectStatistics = z.object({
  /** Residents who opened its page, each once. */
  opened: PeopleCount,
  /** Residents who follow it today, which its readers see. */
  followers: z.number().int(),
  /** Residents who wrote, supported or commented, each once. */
  tookPart: PeopleCount,
  /** By then, in whole tens: by the hour at first, then by the day or week. */
  overTime: z.array(z.object({ at: Instant, opened: PeopleCount, followers: PeopleCount })),
  /** Where they live: its neighbourhoods by name, then everywhere else, without a name. */
  perNeighbourhood: z.array(
    z.object({ neighbourhoodId: Id.nullable(), name: z.string(), opened: PeopleCount, tookPart: PeopleCount }),
  ),
  /** Exact at this moment. */
  at: Instant,
});
export type ProjectStatistics = z.infer<typeof ProjectStatistics>;

const viewer = staffFor("ideas", "viewer");

export const figureRoutes = routes({
  markProjectOpened: {
    summary: "A resident opened a project's page; each counts once",
    method: "PUT",
    path: "/projects/:projectId/opened",
    access: resident,
    limit: "seen",
    response: Done,
    refusals: ["not_found"],
  },
  getProjectStatistics: {
    summary: "Who opened a project, follows it and took part, in total and by neighbourhood",
    method: "GET",
    path: "/projects/:projectId/statistics",
    access: viewer,
    response: ProjectStatistics,
    refusals: ["not_found"],
  },
  exportProjectStatistics: {
    summary: "Its figures by neighbourhood as a file for a spreadsheet",
    method: "GET",
    path: "/projects/:projectId/statistics/export",
    access: viewer,
    limit: "exports",
    query: z.object(asSpreadsheet),
    download: spreadsheet,
    refusals: ["not_found"],
  },
});
