/** A project that the organisation's licence does not cover: every route of ideas, works, merges and decisions, and of the project. D §4 */

import { daysAfter, type RefusalCode } from "@stoep/contract/kernel";
import { participation } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { setParticipationLicence } from "../../testing/projects.ts";
import { stage } from "../../testing/samples/index.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { outcomesUnder } from "../../testing/uncovered-routes.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

/** What changes the project, or says something about its ideas. All others read, tidy up, or are for residents, who read on. */
const written =
  `createProject updateProject publishProject setProjectPublic endProject reopenProject enterIdea editEnteredIdea admitIdea
  setIdeaType setIdeaCost answerIdea mergeIdeas takeIdeaApart updateWorks correctWorks`.split(/\s+/);
/** What residents add would have no answer. */
const byResidents: Record<string, RefusalCode> = {
  writeIdea: "ideas_closed",
  supportIdea: "support_closed",
  withdrawSupport: "support_closed",
};
/** What an editor may still do about any project, while a licence runs. */
const tidied =
  "countIdeaAudience previewProject unscheduleProject deleteProject undeleteProject hideIdea showIdea".split(" ");
const names = Object.keys(participation);

const tableOf = (codeOf: (name: string) => RefusalCode | null) =>
  Object.fromEntries(names.map((name) => [name, codeOf(name)]));
const soon = () => daysAfter(town.clock.now(), 1);

describe("every route of a project", () => {
  test("under a one-off licence for another one is read and tidied up, and refuses what writes", async () => {
    const other = { level: "oneoff", thingKind: "project", thingId: newId(), untilAt: soon() } as const;
    expect(await outcomesUnder(town, "participation", other)).toEqual(
      tableOf((name) => byResidents[name] ?? (written.includes(name) ? "licence_out_of_scope" : null)),
    );
  });

  test("after the licence has ended is read for thirty days, by residents for good", async () => {
    const untilAt = new Date(town.clock.now().getTime() - 1000);
    expect(await outcomesUnder(town, "participation", { untilAt })).toEqual(
      tableOf((name) => byResidents[name] ?? ([...written, ...tidied].includes(name) ? "licence_expired" : null)),
    );
  });
});

test("what was decided, merged and told is the same after a licence that did not cover it", async () => {
  const whole = { level: "premium", thingKind: null, thingId: null, untilAt: null } as const;
  const { pim, daan } = town.people;
  const { carriedOutId, mergedIdeaId } = await stage(town, "participation");
  const read = () =>
    Promise.all(
      [carriedOutId, mergedIdeaId].map(async (id) => {
        const { can: _, ...idea } = await pim.participation.getIdea({ params: { ideaId: String(id) } });
        return idea;
      }),
    );
  const before = await read();
  await setParticipationLicence(town, { level: "oneoff", thingKind: "project", thingId: newId(), untilAt: soon() });
  expect(await read()).toEqual(before);
  expect((await daan.participation.readIdea({ params: { ideaId: String(carriedOutId) } })).timeline).not.toEqual([]);
  await setParticipationLicence(town, whole);
  expect(await read()).toEqual(before);
});
