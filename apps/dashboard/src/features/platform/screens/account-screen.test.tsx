// @vitest-environment jsdom

import { fakeServer } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aSession } from "../../../app/testing/people.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { Account } from "../words.ts";
import { AccountScreen } from "./account-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const accountId = "019aa000-0000-7000-8000-000000000071";
const els: Account = {
  id: accountId,
  email: "els@werk.example",
  name: "Els Peeters",
  isSystem: false,
  disabledAt: null,
  createdAt: "2026-01-05T09:00:00.000Z",
  language: "nl",
  hasSecondFactor: true,
  memberships: [],
  residences: [],
  sessions: [],
  can: { disable: true, removeFactors: true, makeSystem: true, endSystem: true },
};

function open(first: Account) {
  let account = first;
  const log = fakeServer({
    accounts: { getSession: aSession() },
    platform: {
      getAccount: () => account,
      removeFactors: () => {
        account = { ...account, hasSecondFactor: false };
        return account;
      },
    },
  });
  return showScreen(AccountScreen, {
    path: "/platform/accounts/$accountId",
    at: `/platform/accounts/${accountId}`,
  }).then(() => log);
}
const button = "Remove second steps";
const openMenu = async () =>
  userEvent.click(await screen.findByRole("button", { name: "More actions for Els Peeters" }));

test("all second steps of an account are removed after a confirmation that names the person", async () => {
  const log = await open(els);
  const asked = () => log.filter(({ route }) => route === "platform.removeFactors");
  await openMenu();
  await userEvent.click(await screen.findByRole("menuitem", { name: button }));
  const question = await screen.findByRole("dialog", { name: "Remove all second steps of Els Peeters?" });
  expect(asked()).toHaveLength(0);
  await userEvent.click(within(question).getByRole("button", { name: button }));
  expect(await screen.findByText("Second steps removed.")).toBeVisible();
  expect(asked()).toMatchObject([{ params: { accountId } }]);
  await openMenu();
  await waitFor(() => expect(screen.queryByRole("menuitem", { name: button })).toBeNull());
});

test("without a second step there is nothing to remove", async () => {
  await open({ ...els, hasSecondFactor: false });
  await openMenu();
  await screen.findByRole("menuitem", { name: "Deactivate" });
  expect(screen.queryByRole("menuitem", { name: button })).toBeNull();
});
