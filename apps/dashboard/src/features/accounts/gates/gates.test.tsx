// @vitest-environment jsdom

import { fakeServer, now } from "@stoep/client/testing";
import type { AccessByFeature, FeatureAccess } from "@stoep/contract/accounts";
import { featureNames, features as licenceFeatures } from "@stoep/contract/features";
import { daysAfter } from "@stoep/contract/kernel";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { features } from "../../../app/features.ts";
import { usePath } from "../../../app/navigation.tsx";
import type { Session } from "../../../app/session-store.ts";
import { Gates } from "../../../app/shell/gates.tsx";
import { aMembership, aSession } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";

afterEach(() => void vi.unstubAllGlobals());

function Screen() {
  return (
    <Gates features={features} path={usePath()}>
      <p>the screen</p>
    </Gates>
  );
}

async function open(session: Session, path = "/inbox") {
  fakeServer({ accounts: { getSession: session } });
  await showScreen(Screen, { path, session });
}

const inDays = (days: number) => daysAfter(new Date(now), days).toISOString();
const mustAdd = (): Session => {
  const session = aSession();
  return { ...session, active: { ...session.active, mustAddFactor: true } as Session["active"] };
};

test("a member awaiting approval sees that instead of every screen, and can still open their account", async () => {
  await open(aSession(aMembership({ type: "pending" })));
  expect(await screen.findByRole("heading", { name: "Waiting for approval" })).toBeVisible();
  expect(screen.getByText(/An administrator of Stad Gent still has to approve your membership/)).toBeVisible();
  expect(screen.queryByText("the screen")).toBeNull();
  expect(screen.getByRole("link", { name: "Your account" })).toHaveAttribute("href", "/dashboard/account");
  expect(screen.getByRole("button", { name: "Sign out" })).toBeVisible();
});

test("a member whose membership is deactivated sees that, and can switch to another if there is one", async () => {
  const off = aMembership({ type: "disabled" });
  await open(aSession(off));
  expect(await screen.findByRole("heading", { name: "Your access has been deactivated" })).toBeVisible();
  expect(screen.getByText(/An administrator of Stad Gent has deactivated your membership/)).toBeVisible();
  expect(screen.queryByText("the screen")).toBeNull();
  expect(screen.queryByRole("link", { name: "Continue with another organisation" })).toBeNull();
  await open(aSession(off, [off, aMembership({ id: "0199a000-0000-7000-8000-000000000042" })]));
  expect(await screen.findByRole("link", { name: "Continue with another organisation" })).toBeVisible();
});

test("a member who must add a second step is sent there, and nowhere else", async () => {
  await open(mustAdd());
  expect(await screen.findByRole("heading", { name: "Add a second step first" })).toBeVisible();
  expect(screen.queryByText("the screen")).toBeNull();
  expect(screen.getByRole("link", { name: "Add a second step" })).toHaveAttribute(
    "href",
    "/dashboard/account/security?next=%2Finbox",
  );
});

test.each([
  ["waiting for approval", () => aSession(aMembership({ type: "pending" }))],
  ["is deactivated", () => aSession(aMembership({ type: "disabled" }))],
  ["must add a second step", mustAdd],
])("the account page stays open to a member: %s", async (_, session) => {
  await open(session(), "/account/security");
  expect(await screen.findByText("the screen")).toBeVisible();
  expect(screen.queryByRole("heading")).toBeNull();
});

test("before the day of the requirement a notice is shown above the screen, and can be dismissed until tomorrow", async () => {
  const session = aSession(aMembership({ secondFactorFrom: inDays(20) }));
  await open(session);
  expect(await screen.findByText("You will soon need a second step")).toBeVisible();
  expect(screen.getByText("the screen")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Hide for today" }));
  expect(screen.queryByText("You will soon need a second step")).toBeNull();
  await open(session);
  expect((await screen.findAllByText("the screen")).length).toBe(2);
  expect(screen.queryByText("You will soon need a second step")).toBeNull();
  localStorage.setItem("stoep.secondFactorNotice", new Date(2026, 0, 1).toDateString());
  await open(session);
  expect(await screen.findByText("You will soon need a second step")).toBeVisible();
});

test("a member with a second step sees no notice", async () => {
  const session = aSession(aMembership({ secondFactorFrom: inDays(20) }));
  await open({ ...session, account: { ...session.account, hasSecondFactor: true } });
  expect(await screen.findByText("the screen")).toBeVisible();
  expect(screen.queryByText("You will soon need a second step")).toBeNull();
});

test("when care requires a second step, its screens are closed and all others stay open", async () => {
  const session = mustAdd();
  const forCare = {
    ...session,
    active: { ...session.active, mustAddFactor: false, mustAddFactorForCare: true } as Session["active"],
  };
  await open(forCare, "/care/tickets");
  expect(await screen.findByRole("heading", { name: "Care needs a second step" })).toBeVisible();
  expect(screen.queryByText("the screen")).toBeNull();
  expect(screen.getByRole("link", { name: "Add a second step" })).toHaveAttribute(
    "href",
    "/dashboard/account/security?next=%2Fcare%2Ftickets",
  );
  await open(forCare, "/inbox");
  expect(await screen.findByText("the screen")).toBeVisible();
});

test.each(["/", "/care/members", "/notifications"])(
  "who works in care alone is told why %s is closed",
  async (path) => {
    const closed = (read: FeatureAccess["read"]) => ({ read, write: read, manage: read });
    const access = Object.fromEntries(
      featureNames.map((name) => [
        name,
        closed(
          name === "notifications" || licenceFeatures[name].module === "care"
            ? "second_factor_required"
            : "no_module_access",
        ),
      ]),
    ) as AccessByFeature;
    const session = aSession(aMembership({ type: "community-worker" }), [], access);
    await open({ ...session, active: { ...session.active, mustAddFactorForCare: true } as Session["active"] }, path);
    expect(await screen.findByRole("heading", { name: "Care needs a second step" })).toBeVisible();
    expect(screen.queryByText("the screen")).toBeNull();
  },
);

test("until then a notice names the day, and stays when the other notice is put away", async () => {
  const both = aMembership({ careSecondFactorFrom: inDays(20), secondFactorFrom: inDays(20) });
  await open(aSession(both), "/inbox");
  expect(await screen.findByText("Care will soon need a second step")).toBeVisible();
  expect(screen.getByText("the screen")).toBeVisible();
  await userEvent.click(screen.getAllByRole("button", { name: "Hide for today" })[1] as HTMLElement);
  await open(aSession(both), "/inbox");
  expect((await screen.findAllByText("Care will soon need a second step")).length).toBe(2);
  expect(screen.queryByText("You will soon need a second step")).toBeNull();
});
