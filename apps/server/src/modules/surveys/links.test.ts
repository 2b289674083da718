/** Messages that lead to a survey, a call or a form: for its readers, and refused like every link that leads nowhere. S1 §3 */
import { beforeEach, describe, expect, test } from "vitest";
import { createLive, paramsOf } from "../../testing/messages.ts";
import { setParticipationLevel } from "../../testing/projects.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import {
  createForm,
  createLiveSurvey,
  createOpenSurvey,
  createSurvey,
  openSlug,
  surveyParams,
} from "./testing/surveys.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  await setParticipationLevel(town, people.els, "viewer");
});

const linkTo = ({ id, kind }: { id: string; kind: string }) => ({ kind, id, part: null });
const readAs = async (reader: Town["people"]["dirk"], post: { id: string }) =>
  (await reader.publishing.readPost(paramsOf(post))).link;
const gone = { path: null, name: "" };

describe("the reader of a message", () => {
  test.each([
    ["survey", "surveys", "Enquête invullen"],
    ["call", "surveys", "Oproep bekijken"],
    ["form", "forms", "Bijdragen"],
  ] as const)("is led to its %s", async (kind, path, text) => {
    const { pim, els, dirk } = people;
    const survey =
      kind === "form" ? await createForm(pim, [town.noord]) : await createLiveSurvey(pim, [town.noord], { kind });
    const post = await createLive(els, [town.noord], { link: linkTo(survey) });
    const shown = { kind, path: `/take-part/${path}/${survey.id}`, text, name: "Ons plein" };
    expect(await readAs(dirk, post)).toMatchObject(shown);
  });

  test("elsewhere, or after it was deleted, is told no more than that", async () => {
    const { pim, els, dirk, fatma } = people;
    const survey = await createLiveSurvey(pim, [town.noord]);
    const post = await createLive(els, [town.noord, town.zuid], { link: linkTo(survey) });
    expect(await readAs(fatma, post)).toMatchObject(gone);
    await pim.surveys.deleteSurvey(surveyParams(survey));
    expect(await readAs(dirk, post)).toMatchObject(gone);
  });

  test("without an account is led to the public link, and to what is on the public pages", async () => {
    const { pim, els } = people;
    const open = await createOpenSurvey(pim, [town.noord]);
    const closed = await createLiveSurvey(pim, [town.noord]);
    const asGuest = async (survey: { id: string; kind: string }) => {
      const post = await createLive(els, [town.noord], { link: linkTo(survey), visibility: "public-page" });
      const params = { networkSlug: "testdorp", postId: post.id };
      return (await town.guest.publishing.readPublicPost({ params })).link;
    };
    expect(await asGuest(open)).toMatchObject({ path: `/surveys/${openSlug}` });
    expect(await asGuest(closed)).toMatchObject(gone);
    await pim.surveys.setSurveyPublic({ ...surveyParams(closed), body: { isPublic: true } });
    expect(await asGuest(closed)).toMatchObject({ path: `/take-part/surveys/${closed.id}` });
  });
});

describe("a message cannot lead", () => {
  test("to a draft, to something of another kind, or to another organisation's", async () => {
    const { pim, els, otto } = people;
    const draft = await createSurvey(pim, [town.noord]);
    await expect(createLive(els, [town.noord], { link: linkTo(draft) })).refuses("invalid_input", {
      link: "linkNotLive",
    });
    const survey = await createLiveSurvey(pim, [town.noord]);
    const other = await createLiveSurvey(otto, [town.elsewhere]);
    for (const link of [linkTo({ ...survey, kind: "call" }), linkTo(other)])
      await expect(createLive(els, [town.noord], { link })).refuses("invalid_input", { link: "linkUnknown" });
  });
});

test("editors choose among the published ones; those who read surveys among drafts too", async () => {
  const { pim, els, mona } = people;
  await setParticipationLevel(town, mona, null);
  const draft = await createSurvey(pim, [town.noord]);
  const live = await createLiveSurvey(pim, [town.noord]);
  await createLiveSurvey(pim, [town.noord], { kind: "call" });
  const choices = async (who: Town["people"]["els"]) => {
    const { items } = await who.publishing.listLinkChoices({ query: { kind: "survey", search: "plein" } });
    return items.map(({ id, state }) => [id, state]);
  };
  expect(await choices(els)).toEqual([
    [draft.id, "concept"],
    [live.id, "published"],
  ]);
  expect(await choices(mona)).toEqual([[live.id, "published"]]);
});
