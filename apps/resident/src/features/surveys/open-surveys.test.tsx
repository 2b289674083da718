import { idOf, refusal } from "@stoep/client/testing";
import type { OpenSurvey } from "@stoep/contract/surveys";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { heading, renderApp } from "../../app/testing/render-app.tsx";
import { aPost, feedItem } from "../../app/testing/samples.ts";

afterEach(() => localStorage.clear());

const nothing = { items: [], next: null };
const participation = { listOpenProjects: nothing, listPublicProjects: nothing };

const anOpenSurvey = (change: Partial<OpenSurvey> = {}): OpenSurvey => ({
  id: idOf(901),
  kind: "survey",
  title: "Your square",
  language: "en",
  endsOn: "2026-12-15",
  respondents: "residents",
  slug: null,
  hasAnswered: false,
  canChange: true,
  ...change,
});

async function open(listOpenSurveys: () => { items: OpenSurvey[] }) {
  return renderApp("/gent/take-part", { participation, surveys: { listOpenSurveys } });
}
const cardOf = async () => within(await screen.findByRole("article", { name: "Your square" }));

test("a survey that one can answer stands under Take part", async () => {
  await open(() => ({ items: [anOpenSurvey()] }));
  const card = await cardOf();
  expect(card.getByText("Open up to and including 15 Dec 2026.")).toBeVisible();
  expect(card.getByRole("link", { name: "Answer" })).toHaveAttribute("href", `/gent/take-part/surveys/${idOf(901)}`);
});

test("one that is answered by its public link leads there", async () => {
  await open(() => ({ items: [anOpenSurvey({ respondents: "open", slug: "the-square-in-spring", endsOn: null })] }));
  const card = await cardOf();
  expect(card.getByText("Open until further notice.")).toBeVisible();
  expect(card.getByRole("link", { name: "Answer" })).toHaveAttribute("href", "/gent/surveys/the-square-in-spring");
});

test.each([true, false])(
  "who has answered is told so, and changes the answer where that is allowed: %j",
  async (canChange) => {
    await open(() => ({ items: [anOpenSurvey({ hasAnswered: true, canChange })] }));
    const card = await cardOf();
    expect(card.getByText(/You have answered\./)).toBeVisible();
    expect(card.queryAllByRole("link", { name: "See or change your answers" })).toHaveLength(canChange ? 1 : 0);
  },
);

test("without a survey, and where it is not known, nothing stands there", async () => {
  const failing = () => {
    throw refusal("unexpected");
  };
  for (const reply of [() => ({ items: [] }), failing]) {
    const { leave, routes } = await open(reply);
    await heading("Take part");
    await waitFor(() => expect(routes()).toContain("surveys.listOpenSurveys"));
    expect(screen.queryByText("Surveys to answer")).toBeNull();
    leave();
  }
});

describe("among the messages of the neighbourhood", () => {
  const openFeed = async (items: OpenSurvey[], posts = [aPost({ title: "Street party" })]) =>
    renderApp("/gent", {
      feed: { getFeed: { items: posts.map(feedItem), next: null } },
      surveys: { listOpenSurveys: { items } },
    });

  test.each([
    ["below the first", [aPost({ title: "Street party" })]],
    ["where there are none", []],
  ])("stands %s what waits for an answer", async (_, posts) => {
    await openFeed([anOpenSurvey(), anOpenSurvey({ id: idOf(902), title: "Done", hasAnswered: true })], posts);
    const part = within(await screen.findByRole("region", { name: "Surveys to answer" }));
    const link = part.getByRole("link", { name: "Your square" });
    expect(link).toHaveAttribute("href", `/gent/take-part/surveys/${idOf(901)}`);
    expect(part.getByText("Open up to and including 15 Dec 2026.")).toBeVisible();
    expect(part.queryByText("Done")).toBeNull();
  });

  test("stands nothing where everything was answered", async () => {
    const { asked } = await openFeed([anOpenSurvey({ hasAnswered: true })]);
    await waitFor(() => expect(asked.map(({ route }) => route)).toContain("surveys.listOpenSurveys"));
    await heading("Street party");
    expect(screen.queryByRole("region", { name: "Surveys to answer" })).toBeNull();
  });
});
