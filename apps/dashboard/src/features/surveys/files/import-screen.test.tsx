// @vitest-environment jsdom
import { fakeServer, idOf, type Replies, refusal } from "@stoep/client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aMembership, anAccess, aSession } from "../../../app/testing/people.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { aSurvey } from "../testing/samples.ts";
import { ImportScreen } from "./import-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const editor = { ...anAccess(), surveys: { read: true, write: true, manage: "level_too_low" } } as const;
const session = aSession(aMembership({ levels: { network: null, participation: "editor", care: null } }), [], editor);

type Import = NonNullable<NonNullable<Replies["surveys"]>["importQuestionnaire"]>;

const draft = aSurvey({
  id: idOf(5),
  instrument: { showsHeader: true, title: "Our square", description: "", pages: [] },
});

function open(importQuestionnaire: Import) {
  const asked = fakeServer({ surveys: { importQuestionnaire } });
  return { asked, shown: showScreen(ImportScreen, { session }) };
}
const choose = async (name: string, content = "{}") =>
  userEvent.upload(await screen.findByLabelText(/Choose the file/), new File([content], name));

test("a file becomes a draft, and what did not arrive is told by question", async () => {
  const losses = [
    { question: "Q7", code: "kindLeftOut" },
    { question: "", code: "picturesLost" },
  ] as const;
  const { shown } = open(() => ({ survey: draft, losses: [...losses] }));
  await shown;
  await choose("square.lss");
  expect(await screen.findByText("“Our square” is a draft now")).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Q7: left out, because Stoep has no question of this type",
    "Pictures are not in the file: add them again.",
  ]);
  expect(screen.getByRole("link", { name: "Open the draft" })).toHaveAttribute(
    "href",
    `/dashboard/participation/surveys/${idOf(5)}/edit`,
  );
});

test("everything that is wrong with a file is told by its place, and the next file is taken", async () => {
  let isWrong = true;
  const faults = [
    { path: "instrument.pages.0.title", line: 0, code: "titleTooLong" },
    { path: "instrument.pages.1.questions.2.id", line: 0, code: "id-twice" },
    { path: "", line: 12, code: "not-xml" },
  ];
  const { asked, shown } = open(() => {
    if (isWrong) throw refusal("questionnaire_file_wrong", {}, { faults });
    return { survey: draft, losses: [] };
  });
  await shown;
  await userEvent.click(screen.getByRole("radio", { name: "A call" }));
  await choose("square.json");
  expect(await screen.findByText("The file cannot be read. Nothing was saved.")).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^page 1, title: .+/),
    "page 2, question 3, id: Another part has the same id.",
    "Line 12: It is not complete XML.",
  ]);
  isWrong = false;
  await choose("square.json");
  expect(await screen.findByText("All of it arrived.")).toBeVisible();
  const sent = asked.findLast(({ route }) => route === "surveys.importQuestionnaire");
  expect(Object.fromEntries(sent?.query ?? [])).toEqual({ kind: "call", language: "en" });
});

test("an empty file is not sent", async () => {
  const { asked, shown } = open(() => ({ survey: draft, losses: [] }));
  await shown;
  await choose("square.json", "");
  expect(await screen.findByText("The file is empty.")).toBeVisible();
  expect(asked.some(({ route }) => route === "surveys.importQuestionnaire")).toBe(false);
});
