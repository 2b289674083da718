/** Members, helpers and tickets by neighbourhood, never as points. S2 §2, D §9 */
import { careStatistics } from "@stoep/contract/care";
import { peopleCount } from "@stoep/contract/people-count";
import { handle } from "#kernel/module.ts";
import * as store from "../store/map.ts";
import { listCategories } from "../store/statistics.ts";

const totalIn = (rows: readonly { areaId: string; total: number }[], areaId: string): number =>
  rows.find((row) => row.areaId === areaId)?.total ?? 0;

export const mapHandlers = handle(careStatistics, {
  async getCareMap({ actor, db, language }) {
    const { id } = actor.organisation;
    const [names, members, helpers, skills, tickets, categories] = await Promise.all([
      store.listAreas(db),
      store.countMembersByArea(db, id),
      store.countHelpersByArea(db, id),
      store.countSkillsByArea(db, id),
      store.countUnsolvedByArea(db, id),
      listCategories(db, id),
    ]);
    const offered = categories.filter(({ archivedAt }) => archivedAt === null);
    return {
      categories: offered.map((one) => ({ id: one.id, name: one.translations[language] || one.name })),
      areas: names.map((neighbourhood) => {
        const here = skills.filter(({ areaId }) => areaId === neighbourhood.id);
        return {
          neighbourhood,
          members: peopleCount(totalIn(members, neighbourhood.id)),
          helpers: peopleCount(totalIn(helpers, neighbourhood.id)),
          unsolved: totalIn(tickets, neighbourhood.id),
          coverage: offered.map((one) => ({
            categoryId: one.id,
            helpers: peopleCount(here.find(({ categoryId }) => categoryId === one.id)?.total ?? 0),
          })),
        };
      }),
    };
  },
});
