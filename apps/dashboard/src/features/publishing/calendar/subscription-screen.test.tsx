// @vitest-environment jsdom
import { fakeServer } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { aMembership, aSession } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { SubscriptionScreen } from "./subscription-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const publicAddress = "https://gent.example/public.ics";
const addressOf = (key: string) => `https://gent.example/${key}.ics`;

async function open(first: string | null) {
  let address = first;
  const answer = () => ({ address, publicAddress });
  const asked = fakeServer({
    publishing: {
      getOrganisationCalendar: answer,
      renewOrganisationCalendar: () => {
        address = addressOf("renewed");
        return answer();
      },
      endOrganisationCalendar: () => {
        address = null;
        return answer();
      },
    },
  });
  const session = aSession({ ...aMembership(), type: "owner" });
  await showScreen(SubscriptionScreen, { path: "/settings/calendar", session });
  await screen.findByDisplayValue(publicAddress);
  return (route: string) => asked.filter((one) => one.route === `publishing.${route}`);
}

const confirmWith = async (name: string) =>
  userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));

test("the link for all activities is created on request", async () => {
  const of = await open(null);
  expect(screen.queryByRole("textbox", { name: "All activities" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Create link" }));
  expect(await screen.findByDisplayValue(addressOf("renewed"))).toHaveAttribute("readonly");
  expect(of("renewOrganisationCalendar")).toHaveLength(1);
});

test("a new link replaces the old one only after a warning about what that breaks", async () => {
  const of = await open(addressOf("old"));
  await userEvent.click(screen.getByRole("button", { name: "Replace link" }));
  expect(await screen.findByRole("dialog", { name: "Replace the link?" })).toHaveTextContent(
    /stops working right away/,
  );
  await confirmWith("Back");
  expect(of("renewOrganisationCalendar")).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Replace link" }));
  await confirmWith("Replace link");
  expect(await screen.findByDisplayValue(addressOf("renewed"))).toBeVisible();
});

test("the link is deleted after a confirmation, and the public one stays", async () => {
  const of = await open(addressOf("old"));
  await userEvent.click(screen.getByRole("button", { name: "Delete link" }));
  await confirmWith("Delete link");
  await expectToast("Link deleted.");
  await waitFor(() => expect(screen.queryByDisplayValue(addressOf("old"))).toBeNull());
  expect(of("endOrganisationCalendar")).toHaveLength(1);
  expect(screen.getByDisplayValue(publicAddress)).toBeVisible();
});
