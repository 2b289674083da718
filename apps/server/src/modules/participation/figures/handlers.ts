import { type ProjectStatistics, participation } from "@stoep/contract/participation";
import { peopleCount, peopleTotal } from "@stoep/contract/people-count";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { curveOfPeople, curveStepSeconds } from "#modules/publishing/index.ts";
import { countFollowers } from "../followers/index.ts";
import { listPeopleByPlace } from "../people/index.ts";
import { loadProject } from "../projects/index.ts";
import { byPlace, type PlaceFigures } from "./rules.ts";
import * as store from "./store.ts";

export const figureHandlers = handle(participation, {
  async markProjectOpened({ params, actor, db, now }) {
    if (!(await store.countOpening(db, actor, params.projectId, now))) refuse("not_found");
    return { done: true };
  },

  async getProjectStatistics(call): Promise<ProjectStatistics> {
    const { db, now } = call;
    const { id, publishedAt } = await loadProject(call, call.params.projectId);
    const rows = byPlace(
      await store.listPlaces(db, id),
      await store.listViewsByPlace(db, id),
      await listPeopleByPlace(db, id),
    );
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
});

async function loadCurve(db: Parameters<typeof store.listSteps>[0], id: string, publishedAt: Date, now: Date) {
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
