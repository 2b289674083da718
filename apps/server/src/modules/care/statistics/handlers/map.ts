/** Members, helpers and tickets by neighbourhood, never as points. S2 §2, D §9 */
import { careStatistics } from "@stoep/contract/care";
import { peopleRoughly } from "@stoep/contract/people-count";
import { handle } from "#kernel/module.ts";
import * as store from "../store/map.ts";
import { listCategories } from "../store/statistics.ts";

const totalIn = (rows: readonly { areaId: string; total: number }[], areaId: string): number =>
  rows.find((row) => row.areaId === areaId)?.total ?? 0;

export const mapHandlers = handle(careStatistics, {
  async getCareMap({ actor, db, language, query }) {
    const scope = { organisationId: actor.organisation.id, tagId: query.tagId };
    const [names, members, helpers, skills, tickets, categories] = await Promise.all([
      store.listAreas(db),
      store.countMembersByArea(db, scope),
      store.countHelpersByArea(db, scope),
      store.countSkillsByArea(db, scope),
      store.countUnsolvedByArea(db, scope),
      listCategories(db, scope.organisationId),
    ]);
    const offered = categories.filter(({ archivedAt }) => archivedAt === null);
    return {
      categories: offered.map((one) => ({ id: one.id, name: one.translations[language] || one.name })),
      areas: names.map((neighbourhood) => {
        const here = skills.filter(({ areaId }) => areaId === neighbourhood.id);
        return {
          neighbourhood,
          members: peopleRoughly(totalIn(members, neighbourhood.id)),
          helpers: peopleRoughly(totalIn(helpers, neighbourhood.id)),
          unsolved: totalIn(tickets, neighbourhood.id),
          coverage: offered.map((one) => ({
            categoryId: one.id,
            helpers: peopleRoughly(here.find(({ categoryId }) => categoryId === one.id)?.total ?? 0),
          })),
        };
      }),
    };
  },
});
