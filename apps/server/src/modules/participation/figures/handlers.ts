import { type ProjectStatistics, participation } from "@stoep/contract/participation";
import { peopleCount, peopleTotal } from "@stoep/contract/people-count";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { fileOptions, listFile } from "#modules/files/index.ts";
import { curveOfPeople, curveStepSeconds } from "#modules/publishing/index.ts";
import { countFollowers } from "../followers/index.ts";
import { listPeopleByPlace } from "../people/index.ts";
import { loadProject } from "../projects/index.ts";
import { byPlace, type PlaceFigures } from "./rules.ts";
import { statisticsFile } from "./spreadsheet.ts";
import * as store from "./store.ts";

export const figureHandlers = handle(participation, {
  async markProjectOpened({ params, actor, db, now }) {
    if (!(await store.countOpening(db, actor, params.projectId, now))) refuse("not_found");
    return { done: true };
  },

  async getProjectStatistics(call): Promise<ProjectStatistics> {
    const { db, now } = call;
    const { id, publishedAt } = await loadProject(call, call.params.projectId);
    const rows = await listFigures(db, id);
    const total = (key: "opened" | "tookPart") => peopleTotal(rows.map((row) => row[key]));
    return {
      opened: total("opened"),
      tookPart: total("tookPart"),
      followers: await countFollowers(db, id),
      overTime: publishedAt ? await loadCurve(db, id, new Date(publishedAt), now) : [],
      perNeighbourhood: rows.map(viewPlace),
      at: now.toISOString(),
    };
  },

  async exportProjectStatistics(call) {
    const { id, title } = await loadProject(call, call.params.projectId);
    const rows = await listFigures(call.db, id);
    async function* shown() {
      yield* rows.map(viewPlace);
    }
    return listFile(statisticsFile(title), shown(), await fileOptions(call));
  },
});

const listFigures = async (db: Db, id: string): Promise<PlaceFigures[]> =>
  byPlace(await store.listPlaces(db, id), await store.listViewsByPlace(db, id), await listPeopleByPlace(db, [id]));

async function loadCurve(db: Db, id: string, publishedAt: Date, now: Date) {
  const stepSeconds = curveStepSeconds(publishedAt, now);
  const steps = await store.listSteps(db, id, { publishedAt, stepSeconds });
  return curveOfPeople(["opened", "followers"], steps, { publishedAt, stepSeconds, now });
}

const viewPlace = ({ id, name, opened, tookPart }: PlaceFigures) => ({
  neighbourhoodId: id,
  name,
  opened: peopleCount(opened),
  tookPart: peopleCount(tookPart),
});
