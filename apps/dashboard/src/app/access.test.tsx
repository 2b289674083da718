// @vitest-environment jsdom
/** What the server said with the session decides; the dashboard has no rule of its own. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { features } from "./features.ts";
import { isShown, menuEntries } from "./menu.ts";
import { aMembership, anAccess, aSession } from "./testing/people.ts";
import { showScreen } from "./testing/show-screen.tsx";
import { TopEnd } from "./top-bar.tsx";

const owner = () => aMembership({ type: "owner" });
const open = (session = aSession()) =>
  showScreen(() => <TopEnd mayCreate onSearch={() => {}} onKeys={() => {}} onFullscreen={() => {}} />, { session });

test("Create offers what the server lets this member write", async () => {
  const access = {
    ...anAccess(),
    alerts: { read: true, write: "licence_level_too_low", manage: "level_too_low" },
  } as const;
  await open(aSession(aMembership(), [], access));
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
  expect(await screen.findByRole("menuitem", { name: /^Poll: choices/ })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: /^Alert/ })).toBeNull();
});

test("Create has every type of message", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
  await screen.findByRole("menuitem", { name: /^Message/ });
  const types = screen
    .getAllByRole("menuitem")
    .map((item) => new URL((item as HTMLAnchorElement).href).searchParams.get("type"));
  expect(types).toEqual(["standard", "educational", "urgent", "vote", "perception", "option"]);
});

test("who may write nothing has no Create, an owner neither", async () => {
  await open(aSession(owner(), [], anAccess({ write: "licence_expired" })));
  expect(screen.queryByRole("button", { name: "Create" })).toBeNull();
});

test("the menu leaves out what only this member has no access to, and keeps what the organisation could get", () => {
  const shown = (read: "no_module_access" | "no_licence" | true) =>
    menuEntries(features)
      .filter((entry) => isShown(entry, aSession(aMembership(), [], anAccess({ read }))))
      .map(({ key }) => key);
  expect(shown(true)).toEqual(["start", "inbox", "reports"]);
  expect(shown("no_licence")).toEqual(["start", "inbox", "reports"]);
  expect(shown("no_module_access")).toEqual(["start"]);
});
