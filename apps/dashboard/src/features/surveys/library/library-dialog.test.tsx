// @vitest-environment jsdom
import { idOf } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { NewSurveyScreen } from "../compose/editor-screen.tsx";
import { aQuestion, aServer, aSurvey, ofParticipation } from "../testing/samples.ts";

afterEach(() => closeToasts());

const earlier = {
  surveyId: idOf(2),
  surveyTitle: "Het park",
  language: "nl" as const,
  question: aQuestion({ id: idOf(61), text: "Komt u hier vaak?" }),
  translations: [],
};

async function open() {
  aServer(aSurvey(), { listEarlierQuestions: { items: [earlier], images: [], isMore: false } });
  const path = "/participation/surveys/new";
  await showScreen(NewSurveyScreen, { path, at: `${path}?step=questions`, session: ofParticipation() });
  await userEvent.click(await screen.findByRole("button", { name: "From a library" }));
  return within(await screen.findByRole("dialog", { name: "Questions to ask again" }));
}

test("a question of an earlier survey is inserted, and stands there to be changed", async () => {
  const dialog = await open();
  await waitFor(() => expect(dialog.getByRole("searchbox", { name: /./ })).toHaveFocus());
  expect(await dialog.findByText("One choice · Het park")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Insert “Komt u hier vaak?”" }));
  expect(await screen.findByText("Question inserted.")).toBeVisible();
  expect(await screen.findByDisplayValue("Komt u hier vaak?")).toBeVisible();
});

test("standard questions are in the language of the survey", async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole("radio", { name: "Standard questions" }));
  await userEvent.click(await dialog.findByRole("button", { name: /^Insert “(How old are you|Hoe oud bent u)/ }));
  expect(await screen.findByDisplayValue(/^(How old are you|Hoe oud bent u)\?$/)).toBeVisible();
});
