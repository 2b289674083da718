// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { SurveyRow } from "../parts/words.ts";
import { aRow, aServer, aSurvey, ofParticipation } from "../testing/samples.ts";
import { SurveysScreen } from "./surveys-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

type Replies = Parameters<typeof aServer>[1];

async function open(row: SurveyRow | null, replies: Replies = {}) {
  const asked = aServer(aSurvey(), {
    listSurveys: {
      items: row ? [row] : [],
      next: null,
      counts: { published: 12, scheduled: 1, concept: 2 },
      found: null,
    },
    ...replies,
  });
  await showScreen(SurveysScreen, { path: "/participation/surveys", session: ofParticipation() });
  if (row) await screen.findByText(row.title);
  return (route: string) => asked.filter((one) => one.route === `surveys.${route}`);
}

async function act(name: RegExp) {
  await userEvent.click(screen.getByRole("button", { name: /Ons plein/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

test("a row says kind, days left, questions, and how many took part", async () => {
  await open(aRow());
  const row = screen.getByRole("row", { name: /Ons plein/ });
  expect(row).toHaveTextContent("Survey · 12 days left · 4 questions");
  expect(within(row).getByText("58")).toBeVisible();
  expect(screen.getByRole("link", { name: /Drafts/ })).toHaveTextContent("2");
});

test("an empty list offers the first", async () => {
  await open(null);
  expect(await screen.findByRole("link", { name: "New survey" })).toHaveAttribute(
    "href",
    "/dashboard/participation/surveys/new",
  );
});

test("it is ended once that is confirmed", async () => {
  const of = await open(aRow(), { endSurvey: aSurvey({ timing: "finished" }) });
  await act(/End early/);
  const dialog = await screen.findByRole("dialog", { name: "End “Ons plein” today?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "End today" }));
  await expectToast("Ended.");
  expect(of("endSurvey")).toHaveLength(1);
});

test("it is reopened without an end", async () => {
  const of = await open(aRow({ timing: "finished", daysLeft: null, endsOn: "2026-01-15" }), {
    reopenSurvey: aSurvey(),
  });
  await act(/Reopen/);
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Reopen" }));
  expect(await within(dialog).findByText("Enter the last day.")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("checkbox", { name: "Without an end" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Reopen" }));
  await expectToast("Reopened.");
  expect(of("reopenSurvey")[0]?.body).toEqual({ endsOn: null });
});

test("its days are moved", async () => {
  const of = await open(aRow(), { setSurveyDays: aSurvey() });
  await act(/Change the days/);
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Change the days" }));
  await expectToast("Days changed.");
  expect(of("setSurveyDays")[0]?.body).toEqual({ startsOn: "2026-11-01", endsOn: "2099-01-15" });
});

test("what is deleted can be put back", async () => {
  const of = await open(aRow(), { deleteSurvey: { done: true }, undeleteSurvey: aSurvey() });
  await act(/Delete/);
  const dialog = await screen.findByRole("dialog", { name: "Delete “Ons plein”?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await expectToast("Restored.");
  expect(of("undeleteSurvey")).toHaveLength(1);
});
