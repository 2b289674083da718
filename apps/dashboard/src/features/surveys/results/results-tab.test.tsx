// @vitest-environment jsdom
import { fakeServer, idOf, type Replies } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { SurveyScreen } from "../survey/survey-screen.tsx";
import { aQuestion, aSurvey, ofParticipation, withQuestions } from "../testing/samples.ts";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const part = {
  answers: 20,
  versions: [{ version: 1, answers: 20 }],
  counts: { [idOf(41)]: { shown: 20, answered: 16, [idOf(51)]: 12, [idOf(52)]: 4 } },
  all: 20,
  next: null,
};

const participation = {
  days: [
    { day: "2026-11-20", answers: 18 },
    { day: "2026-11-22", answers: 2 },
  ],
  neighbourhoods: [{ id: idOf(20), name: "Muide", answers: 20, addresses: 4000 }],
  languages: [{ language: "nl" as const, answers: 20 }],
  channels: [{ channel: "app" as const, answers: 20 }],
};

function open(search: string, replies: NonNullable<Replies["surveys"]> = {}) {
  const survey = aSurvey({ ...withQuestions(aQuestion()), state: "published", timing: "active", hasAnswers: true });
  const asked = fakeServer({
    surveys: { getSurvey: survey, getSurveyResults: part, getSurveyParticipation: participation, ...replies },
    neighbourhoods: { readAreas: { type: "FeatureCollection", features: [] } },
  } as Replies);
  const shown = showScreen(SurveyScreen, {
    path: "/participation/surveys/$surveyId",
    at: `/participation/surveys/${idOf(1)}${search}`,
    session: ofParticipation(),
  });
  return { asked, shown };
}

test("each question is told with who answered it, a chart and its table", async () => {
  await open("?tab=results").shown;
  expect(await screen.findByText("16 of 20 who saw the question answered")).toBeVisible();
  expect(await screen.findByText("Most chosen: Bomen (75%).")).toBeVisible();
  expect(screen.getByText("20 answers")).toBeVisible();
  await userEvent.click(screen.getByText("Show as table"));
  expect(within(screen.getByRole("table")).getByRole("row", { name: "Bomen 12" })).toBeVisible();
});

test("parts that come one after the other are added up", async () => {
  const next = { ...part, answers: 5, counts: { [idOf(41)]: { shown: 5, answered: 4, [idOf(52)]: 4 } } };
  const { shown } = open("?tab=results&channel=app", {
    getSurveyResults: ({ query }) => (query.has("cursor") ? next : { ...part, all: 25, next: "more" }),
  });
  await shown;
  expect(await screen.findByText("20 of 25 who saw the question answered")).toBeVisible();
  expect(screen.getByText("25 of 25 answers")).toBeVisible();
});

test("without answers it says so, and with a filter how to see more", async () => {
  const none = { answers: 0, versions: [], counts: {}, all: 0, next: null };
  await open("?tab=results", { getSurveyResults: none }).shown;
  expect(await screen.findByText("No answers yet")).toBeVisible();
});

test("a filter that finds nothing can be cleared", async () => {
  const none = { answers: 0, versions: [], counts: {}, all: 20, next: null };
  await open("?tab=results&channel=paper", { getSurveyResults: none }).shown;
  expect(await screen.findByText("No answers match")).toBeVisible();
});

test("a questionnaire that was changed meanwhile says that its versions are counted together", async () => {
  const versions = [
    { version: 1, answers: 12 },
    { version: 2, answers: 8 },
  ];
  await open("?tab=results", { getSurveyResults: { ...part, versions } }).shown;
  expect(await screen.findByText(/answers to all 2 versions are counted together/)).toBeVisible();
});

test("the audience is told by day, place, language and channel", async () => {
  await open("?tab=audience").shown;
  expect(await screen.findByText(/^Most on .*: 18 answers\.$/)).toBeVisible();
  const row = screen.getByRole("row", { name: /Muide/ });
  expect(row).toHaveTextContent("20");
  expect(row).toHaveTextContent("4,000");
  expect(row).toHaveTextContent("5");
});

test("answers are read one by one, to all questions or to one, and what is private is not", async () => {
  const secret = aQuestion({ id: idOf(42), text: "Hoe oud bent u?", isPrivate: true });
  const given = {
    id: idOf(70),
    day: "2026-11-20",
    neighbourhood: { id: idOf(20), name: "Muide" },
    language: "nl" as const,
    channel: "app" as const,
    instrumentVersion: 1,
    answers: { [idOf(41)]: { optionIds: [idOf(51)] } },
    withheld: [idOf(42)],
  };
  await open("?tab=answers", {
    getSurvey: aSurvey({ ...withQuestions(aQuestion(), secret), state: "published", hasAnswers: true }),
    listSurveyAnswers: { items: [given], next: null },
  }).shown;
  expect(await screen.findByText("Bomen", { selector: "p" })).toBeVisible();
  expect(screen.getByText("Private")).toBeVisible();
  expect(screen.getByText(/Muide · Nederlands · In the app$/)).toBeVisible();
});
