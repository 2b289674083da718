// @vitest-environment jsdom
/** What staff see and do of the codes of a live survey. D §12 */
import { idOf, now, type Replies, refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../../app/testing/show-screen.tsx";
import { aServer, aSurvey, ofParticipation } from "../../testing/samples.ts";
import { SurveyScreen } from "../survey-screen.tsx";
import type { SurveyCodeBatch } from "./words.ts";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const aBatch = (change: Partial<SurveyCodeBatch> = {}): SurveyCodeBatch => ({
  id: idOf(700),
  form: "letters",
  length: 10,
  state: "done",
  codes: 1200,
  written: 1200,
  serials: { first: 1, last: 1200 },
  createdAt: now,
  isOwn: true,
  parts: 0,
  filesUntil: null,
  used: 80,
  revoked: 2,
  ...change,
});

const live = { state: "published", timing: "active", respondents: "codes", slug: "ons-plein-in-gent" } as const;

async function open(batches: SurveyCodeBatch[], replies: Replies["surveys"] = {}, change = {}) {
  const asked = aServer(aSurvey({ ...live, ...change }), {
    readSurveyCodes: { batches, can: { make: true, revoke: true } },
    ...replies,
  });
  await showScreen(SurveyScreen, {
    path: "/participation/surveys/$surveyId",
    at: `/participation/surveys/${idOf(1)}`,
    session: ofParticipation(),
  });
  await screen.findByRole("heading", { level: 1 });
  return asked;
}

const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name }));
  return within(await screen.findByRole("dialog", { name }));
};

test("what was made stands with how many were used and withdrawn", async () => {
  await open([aBatch()]);
  const table = await screen.findByRole("table", { name: "Letters and files" });
  expect(within(table).getByText(/1200 letters|1,200 letters/)).toBeVisible();
  expect(within(table).getByText("80")).toBeVisible();
  expect(within(table).getByText("Serial numbers 1–1200")).toBeVisible();
  expect(screen.getByText(/\/gent\/surveys\/ons-plein-in-gent\.$/)).toBeVisible();
});

test("a survey of residents has no codes", async () => {
  await open([], {}, { respondents: "residents" });
  expect(screen.queryByRole("heading", { name: "Codes" })).toBeNull();
});

describe("making codes", () => {
  test("asks how, how many and how long, ten signs unless changed", async () => {
    const asked = await open([], { makeSurveyCodes: aBatch() });
    const dialog = await openDialog("Make codes");
    await userEvent.click(dialog.getByRole("radio", { name: "Cards" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Number of codes" }), "250");
    expect(dialog.getByRole("textbox", { name: "Characters in a code" })).toHaveValue("10");
    await userEvent.click(dialog.getByRole("button", { name: "Make codes" }));
    expect(await screen.findByText("The codes are being made.")).toBeVisible();
    const sent = asked.find(({ route }) => route === "surveys.makeSurveyCodes");
    expect(sent?.body).toEqual({ form: "cards", codes: 250, length: 10 });
  });

  test.each([
    ["Number of codes", "50001", "Enter a whole number from 1 to 50,000."],
    ["Characters in a code", "7", "Enter a whole number from 8 to 16."],
  ])("says at the field what is wrong: %s", async (field, typed, words) => {
    const asked = await open([]);
    const dialog = await openDialog("Make codes");
    await userEvent.clear(dialog.getByRole("textbox", { name: field }));
    await userEvent.type(dialog.getByRole("textbox", { name: field }), typed);
    await userEvent.click(dialog.getByRole("button", { name: "Make codes" }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(asked.some(({ route }) => route === "surveys.makeSurveyCodes")).toBe(false);
  });
});

describe("one serial number", () => {
  const look = async (dialog: ReturnType<typeof within>, serial = "7") => {
    await userEvent.type(dialog.getByRole("textbox", { name: "Serial number" }), serial);
    await userEvent.click(dialog.getByRole("button", { name: "Look up" }));
  };

  test("says whether its code was used, and withdraws one that was not", async () => {
    const asked = await open([], {
      findSurveyCode: { serial: 7, state: "open" },
      revokeSurveyCode: { serial: 7, state: "revoked" },
    });
    const dialog = await openDialog("Look up a code");
    await look(dialog);
    expect(await dialog.findByText("Code 7 has not been used.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw the code" }));
    expect(await dialog.findByText("Code 7 is withdrawn.")).toBeVisible();
    expect(asked.find(({ route }) => route === "surveys.revokeSurveyCode")?.body).toEqual({ serial: 7 });
  });

  test("that is none is told at the field", async () => {
    await open([], {
      findSurveyCode: () => {
        throw refusal("not_found");
      },
    });
    const dialog = await openDialog("Look up a code");
    await look(dialog);
    expect(await dialog.findByText(/no code with this serial number/)).toBeVisible();
  });
});

test("codes that were made together are withdrawn once it is confirmed how many", async () => {
  const asked = await open([aBatch()], { revokeSurveyCodes: aBatch({ revoked: 1120 }) });
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw unused codes" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/1,118 codes that no one has used/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Withdraw unused codes" }));
  expect(await screen.findByText("The unused codes are withdrawn.")).toBeVisible();
  expect(asked.find(({ route }) => route === "surveys.revokeSurveyCodes")?.params).toEqual({ batchId: idOf(700) });
});
