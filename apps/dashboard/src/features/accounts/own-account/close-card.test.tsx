// @vitest-environment jsdom

import { fakeServer, type Replies, refusal } from "@stoep/client/testing";
import type { AccountClosure } from "@stoep/contract/accounts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aSession } from "../../../app/testing/people.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { aProfile, idOf } from "../testing/samples.ts";
import { ProfileScreen } from "./profile-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const city = { id: idOf(80), name: "City of Ghent", network: "Ghent", can: { leave: true as const } };
const aClosing = (change: Partial<AccountClosure> = {}): AccountClosure => ({
  organisations: [city],
  residences: [],
  can: { close: true },
  ...change,
});

async function open(closing: AccountClosure, replies: Replies["accounts"] = {}) {
  const log = fakeServer({
    accounts: {
      getSession: aSession(),
      getProfile: aProfile(),
      getClosing: closing,
      endSession: { done: true },
      ...replies,
    },
  });
  await showScreen(ProfileScreen, { path: "/account" });
  await screen.findByRole("heading", { name: "About you" });
  return (route: string) => log.filter((asked) => asked.route === `accounts.${route}`);
}
const button = () => screen.findByRole("button", { name: "Close my account" });

test("an account is closed after a confirmation that names it and the organisations it leaves", async () => {
  const of = await open(aClosing(), { closeAccount: { isGone: true } });
  await userEvent.click(await button());
  const dialog = await screen.findByRole("dialog", { name: "Close the account of Els Peeters (els@gent.example)?" });
  expect(within(dialog).getByText(/You leave City of Ghent\./)).toBeVisible();
  expect(of("closeAccount")).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole("button", { name: "Close my account" }));
  expect(await screen.findByText("Your account is closed. A confirmation by email is on its way.")).toBeVisible();
  expect(of("closeAccount")[0]?.body).toEqual({ organisationIds: [city.id] });
});

test("the last administrator sees beforehand why they cannot close it, and what to do", async () => {
  const stuck = { ...city, can: { leave: "last_owner" as const } };
  const of = await open(aClosing({ organisations: [stuck], can: { close: "last_owner" } }));
  expect(await screen.findByText(/You are the only administrator of City of Ghent\. Make a colleague/)).toBeVisible();
  expect(screen.getByRole("link", { name: "See members" })).toHaveAttribute("href", "/dashboard/settings/members");
  await userEvent.click(await button());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(of("closeAccount")).toHaveLength(0);
});

test("people who are also residents are told that the resident account stays", async () => {
  await open(aClosing({ residences: ["Ghent"] }));
  expect(await screen.findByText(/You also live in Ghent with this account\. That part stays/)).toBeVisible();
});

test("people without a membership to leave are not offered it", async () => {
  await open(aClosing({ organisations: [], residences: ["Ghent"], can: { close: "not_allowed" } }));
  expect(screen.queryByText("Close your account")).toBeNull();
});

test("if something has changed since, nothing is closed and the user is told", async () => {
  await open(aClosing(), { closeAccount: () => Promise.reject(refusal("changed_meanwhile")) });
  await userEvent.click(await button());
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Close my account" }));
  expect(await screen.findByText(/Your organisations have changed/)).toBeVisible();
});
