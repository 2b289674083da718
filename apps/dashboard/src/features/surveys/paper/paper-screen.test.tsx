// @vitest-environment jsdom
import { idOf } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { aQuestion, aServer, aSurvey, ofParticipation, withQuestions } from "../testing/samples.ts";
import { PaperScreen } from "./paper-screen.tsx";

afterEach(() => closeToasts());

const places = [
  { id: idOf(71), name: "Muide" },
  { id: idOf(72), name: "Ledeberg" },
];
const bomen = { [idOf(41)]: { optionIds: [idOf(51)] } };

async function open(change: Parameters<typeof aSurvey>[0] = {}) {
  const live = { state: "published", timing: "active" } as const;
  const survey = aSurvey({ ...live, ...withQuestions(aQuestion({ isRequired: true })), ...change });
  const asked = aServer(survey, {
    listPaperEntries: { items: [{ id: idOf(81), enteredAt: "2026-12-02T09:05:00.000Z" }], neighbourhoods: places },
    readPaperAnswer: { instrumentVersion: 1, language: "nl", neighbourhoodId: idOf(71), answers: bomen },
    enterPaperAnswer: { done: true },
    takeBackPaperAnswer: { done: true },
  });
  await showScreen(PaperScreen, {
    path: "/participation/surveys/$surveyId/paper",
    at: `/participation/surveys/${idOf(1)}/paper`,
    session: ofParticipation(),
  });
  return { of: (name: string) => asked.filter(({ route }) => route === `surveys.${name}`) };
}

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole("combobox", { name: /^Neighbourhood on the form/ }));
  await userEvent.click(await screen.findByRole("option", { name }));
};

test("a form is entered, the next one stands there at once, and its neighbourhood stays chosen", async () => {
  const { of } = await open();
  await choose("Muide");
  await userEvent.click(screen.getByRole("radio", { name: "Bomen" }));
  await userEvent.click(screen.getByRole("button", { name: "Enter this form" }));
  expect(await screen.findByText("Form entered.")).toBeVisible();
  expect(of("enterPaperAnswer")[0]?.body).toMatchObject({
    answers: bomen,
    neighbourhoodId: idOf(71),
    language: "nl",
    leftBlank: [],
  });
  await waitFor(() => expect(screen.getByRole("radio", { name: "Bomen" })).not.toBeChecked());
  expect(screen.getByRole("combobox", { name: /^Neighbourhood/ })).toHaveValue("Muide");
  await userEvent.click(screen.getByRole("radio", { name: "Banken" }));
  await userEvent.click(screen.getByRole("button", { name: "Enter this form" }));
  await waitFor(() => expect(of("enterPaperAnswer")).toHaveLength(2));
  const ids = of("enterPaperAnswer").map(({ params }) => params.entryId);
  expect(new Set(ids).size).toBe(2);
});

test("a question that asks for an answer is marked as left blank on the form", async () => {
  const { of } = await open();
  await choose("Ledeberg");
  await userEvent.click(screen.getByRole("button", { name: "Enter this form" }));
  const blank = await screen.findByRole("checkbox", { name: /^Left blank:/ });
  expect(of("enterPaperAnswer")).toEqual([]);
  await userEvent.click(blank);
  await userEvent.click(screen.getByRole("button", { name: "Enter this form" }));
  await waitFor(() => expect(of("enterPaperAnswer")[0]?.body).toMatchObject({ answers: {}, leftBlank: [idOf(41)] }));
});

test("one's own of today is corrected, and taken back once that is confirmed", async () => {
  const { of } = await open();
  await userEvent.click(await screen.findByRole("button", { name: /^Correct the form of/ }));
  await waitFor(() => expect(screen.getByRole("radio", { name: "Bomen" })).toBeChecked());
  await userEvent.click(screen.getByRole("radio", { name: "Banken" }));
  await userEvent.click(screen.getByRole("button", { name: "Save the correction" }));
  expect(await screen.findByText("Form corrected.")).toBeVisible();
  expect(of("enterPaperAnswer")[0]?.params.entryId).toBe(idOf(81));
  await userEvent.click(screen.getByRole("button", { name: /^Take back the form of/ }));
  const dialog = await screen.findByRole("dialog", { name: /^Take back the form of/ });
  await userEvent.click(within(dialog).getByRole("button", { name: "Take back" }));
  await waitFor(() => expect(of("takeBackPaperAnswer")).toHaveLength(1));
});

test("where nothing can be entered it says why", async () => {
  await open({ timing: "finished", can: { ...aSurvey().can, enterPaper: "paper_closed" } });
  expect(await screen.findByText(/^Answers from paper are taken until 14 days/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Enter this form" })).toBeNull();
});
