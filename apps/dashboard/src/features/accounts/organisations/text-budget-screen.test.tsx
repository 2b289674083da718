// @vitest-environment jsdom

import { fakeServer, fill } from "@stoep/client/testing";
import type { TextBudget } from "@stoep/contract/accounts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { anOwner } from "../settings/testing/samples.ts";
import { TextBudgetScreen } from "./text-budget-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const wout = { accountId: "0198c0de-0000-7000-8000-000000000001", name: "Wout Claes", sent: 1200 };

/** A server that stores what it receives. */
function aServer(ceiling: number | null) {
  let budget: TextBudget = { ceiling, month: "2026-05", sent: 1200, people: [wout] };
  return fakeServer({
    accounts: {
      getTextBudget: () => budget,
      setTextCeiling: ({ body }) => {
        budget = { ...budget, ...(body as { ceiling: number | null }) };
        return budget;
      },
    },
  });
}

test("an administrator sees what was sent and by whom, and sets a limit", async () => {
  const asked = aServer(null);
  await showScreen(TextBudgetScreen, { path: "/settings/texts", session: anOwner() });
  expect(await screen.findByText("Wout Claes: 1,200")).toBeVisible();
  await userEvent.click(screen.getByRole("switch", { name: /^Limit the number/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save limit" }));
  expect(screen.getByRole("textbox", { name: /^At most per month/ })).toBeInvalid();
  await fill(screen.getByRole("textbox", { name: /^At most per month/ }), "2000");
  await userEvent.click(screen.getByRole("button", { name: "Save limit" }));
  await expectToast("Changes saved.");
  expect(asked.filter(({ route }) => route === "accounts.setTextCeiling").map(({ body }) => body)).toEqual([
    { ceiling: 2000 },
  ]);
  expect(await screen.findByText("1,200 of 2,000")).toBeVisible();
});

test("switching the limit off removes it", async () => {
  const asked = aServer(2000);
  await showScreen(TextBudgetScreen, { path: "/settings/texts", session: anOwner() });
  await userEvent.click(await screen.findByRole("switch", { name: /^Limit the number/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save limit" }));
  await expectToast("Changes saved.");
  expect(asked.filter(({ route }) => route === "accounts.setTextCeiling").map(({ body }) => body)).toEqual([
    { ceiling: null },
  ]);
});
