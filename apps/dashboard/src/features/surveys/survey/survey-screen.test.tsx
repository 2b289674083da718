// @vitest-environment jsdom
import { idOf } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { aQuestion, aServer, aSurvey, ofParticipation, withQuestions } from "../testing/samples.ts";
import { SurveyScreen } from "./survey-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

async function open(change: Parameters<typeof aSurvey>[0]) {
  const server = aServer(aSurvey(change), { printQuestionnaire: new Blob(["%PDF-"]) });
  await showScreen(SurveyScreen, {
    path: "/participation/surveys/$surveyId",
    at: `/participation/surveys/${idOf(1)}`,
    session: ofParticipation(),
  });
  await screen.findByRole("heading", { level: 1 });
  return server;
}

test("it tells who answers, when, and what it asks", async () => {
  await open({ ...withQuestions(aQuestion({ isRequired: true })) });
  expect(await screen.findByText("Residents with an account")).toBeVisible();
  expect(screen.getByText("Whole network")).toBeVisible();
  expect(screen.getByText("One choice · required")).toBeVisible();
  expect(screen.getByText("Bomen · Banken")).toBeVisible();
  expect(screen.queryByText("Participants")).toBeNull();
});

test("answers by the open link are not called people", async () => {
  const live = { state: "published", timing: "active", hasAnswers: true, participants: 58 } as const;
  await open({ ...live, respondents: "open", slug: "ons-plein-in-gent" });
  expect(await screen.findByText("Open link: answers are not counted by person.")).toBeVisible();
  expect(screen.getByText("58")).toBeVisible();
  expect(screen.getByDisplayValue(/\/surveys\/ons-plein-in-gent$/)).toBeVisible();
});

test("it is printed in each of its languages", async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => {} }));
  const translation = { introduction: { title: "", text: "", button: "" }, thanks: "", texts: {} };
  const server = await open({ translations: [{ language: "fr", ...translation }] });
  const printed = () => server.find(({ route }) => route === "surveys.printQuestionnaire");
  expect(screen.getByRole("button", { name: "Print (Dutch)" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Print (French)" }));
  await waitFor(() => expect(printed()?.query.toString()).toBe("language=fr"));
});

test("it tells rows and columns, and when it was ended early", async () => {
  const rows = [{ id: idOf(61), text: "Straten" }];
  const columns = [{ id: idOf(62), text: "Goed" }];
  const matrix = {
    kind: "matrix" as const,
    id: idOf(42),
    text: "Wat vindt u ervan?",
    description: "",
    isRequired: false,
    showsHeader: true,
    imageId: null,
    isPrivate: false,
    showIf: null,
    rows,
    columns,
  };
  const change = { state: "published", timing: "finished", endedAt: "2026-12-05T10:00:00.000Z" } as const;
  await open({ ...change, ...withQuestions(aQuestion(), matrix) });
  expect(await screen.findByText("Ended early on")).toBeVisible();
  expect(screen.getByText("Straten")).toBeVisible();
  expect(screen.getByText("Goed")).toBeVisible();
});

test("before the first answer there is no number", async () => {
  await open({ state: "published", timing: "active", hasAnswers: false, participants: null });
  expect(await screen.findByText("There are no answers yet.")).toBeVisible();
  expect(screen.queryByText(/^fewer than\s10$/i)).toBeNull();
});
