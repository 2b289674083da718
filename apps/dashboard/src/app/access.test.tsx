// @vitest-environment jsdom
/** The verdicts that come with the session decide; the dashboard has no rules of its own. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { features } from "./features.ts";
import { isVisible, menuEntries } from "./shell/menu.ts";
import { TopEnd } from "./shell/top-bar.tsx";
import { aMembership, anAccess, aSession } from "./testing/people.ts";
import { showScreen } from "./testing/show-screen.tsx";

const owner = () => aMembership({ type: "owner" });
const open = (session = aSession()) =>
  showScreen(() => <TopEnd menu={[]} mayCreate onSearch={() => {}} onKeys={() => {}} onFullscreen={() => {}} />, {
    session,
  });

test("Create offers only what the server lets this member write", async () => {
  const access = {
    ...anAccess(),
    alerts: { read: true, write: "licence_level_too_low", manage: "level_too_low" },
  } as const;
  await open(aSession(aMembership(), [], access));
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
  expect(await screen.findByRole("menuitem", { name: /^Poll: options/ })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: /^Alert/ })).toBeNull();
});

test("Create has every kind of post and every type of message", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
  await screen.findByRole("menuitem", { name: /^Message/ });
  const addresses = screen.getAllByRole("menuitem").map((item) => new URL((item as HTMLAnchorElement).href));
  expect(addresses.map(({ pathname, search }) => pathname.replace("/dashboard", "") + search)).toEqual([
    "/messages/new?type=standard",
    "/alerts/new",
    "/activities/new",
    "/vacancies/new",
    ...["vote", "perception", "option", "educational"].map((type) => `/messages/new?type=${type}`),
  ]);
});

test("a member who may write nothing has no Create, not even an owner", async () => {
  await open(aSession(owner(), [], anAccess({ write: "licence_expired" })));
  expect(screen.queryByRole("button", { name: "Create" })).toBeNull();
});

test("the menu hides what only this member lacks access to, and keeps what the organisation could license", () => {
  const shown = (read: "no_module_access" | "no_licence" | true) =>
    menuEntries(features)
      .filter((entry) => isVisible(entry, aSession(aMembership(), [], anAccess({ read }))))
      .map(({ key }) => key);
  const all = ["start", "inbox", "reports", "shouts", "notifications", "map", "participation", "publicPage", "care"];
  expect(shown(true)).toEqual(all);
  expect(shown("no_licence")).toEqual(all);
  expect(shown("no_module_access")).toEqual(["start", "participation", "publicPage", "care"]);
});
