// @vitest-environment jsdom

import { AppShell } from "@stoep/ui";
import { HomeIcon } from "@stoep/ui/icons";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Feature, MenuEntry } from "../feature.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { useShellLabels } from "./shell.tsx";
import { useShellMenu } from "./shell-menu.ts";

const entry = (change: Partial<MenuEntry>): MenuEntry => ({ key: "start", icon: HomeIcon, href: "/", ...change });

function Shell({ features }: { features: Feature[] }) {
  return (
    <AppShell
      brand={() => "Stoep"}
      menu={useShellMenu(features)}
      topStart=""
      topEnd=""
      labels={useShellLabels()}
      isFullscreen={false}
      onLeaveFullscreen={() => {}}
    >
      {null}
    </AppShell>
  );
}

async function open(menu: MenuEntry[], path = "/") {
  await showScreen(() => <Shell features={[{ name: "publishing", routes: [], menu }]} />, { path });
  return within(await screen.findByRole("navigation", { name: "Main menu" }));
}

test("an entry shows how much is waiting, and no count when there is nothing or the count could not be loaded", async () => {
  const menu = await open([
    entry({ count: async () => 4 }),
    entry({ key: "inbox", href: "/inbox", count: async () => 0 }),
    entry({ key: "settings", href: "/settings", count: () => Promise.reject(new Error("no")) }),
  ]);
  const [first, ...others] = menu.getAllByRole("link");
  expect(await within(first as HTMLElement).findByText("4")).toBeVisible();
  for (const link of others) expect(link).toHaveTextContent(/^(Messages|Settings)$/);
});

test("nothing is counted behind an entry that is closed", async () => {
  const count = vi.fn(async () => 4);
  const menu = await open([
    entry({}),
    entry({ key: "care", href: "/care", licence: "tickets", count }),
    entry({ key: "inbox", href: "/inbox", licence: "messages", count: async () => 2 }),
  ]);
  expect(await menu.findByText("2")).toBeVisible();
  expect(menu.getByRole("link", { name: "Care" })).toBeVisible();
  expect(count).not.toHaveBeenCalled();
});

test("groups keep their order, whatever the order of the features; an entry is hidden from people it is not for", async () => {
  const menu = await open([
    entry({ key: "settings", href: "/settings", group: "foot" }),
    entry({ key: "backOffice", href: "/platform", isFor: () => false }),
    entry({}),
  ]);
  expect(menu.getAllByRole("link").map((link) => link.textContent)).toEqual(["Start", "Settings"]);
});

const withParts = (isFor = () => true): MenuEntry[] => [
  entry({}),
  entry({ key: "care", href: "/care", group: "care" }),
  entry({ key: "careTags", after: "inbox", href: "/care/tags", within: "care", isFor }),
  entry({ key: "inbox", href: "/care/inbox", within: "care" }),
];
const names = (menu: Awaited<ReturnType<typeof open>>) => menu.getAllByRole("link").map((link) => link.textContent);

test("an entry with parts leads to the first of them, and hides them while the user is elsewhere", async () => {
  const menu = await open(withParts());
  expect(names(menu)).toEqual(["Start", "Care"]);
  expect(menu.getByRole("link", { name: "Care" })).toHaveAttribute("href", "/dashboard/care/inbox");
});

test("while the user is in one of its parts, an entry lists all of them in order, with the current one marked", async () => {
  const menu = await open(withParts(), "/care/tags");
  expect(names(menu)).toEqual(["Start", "Care", "Messages", "Tags"]);
  const parts = within(menu.getByRole("list", { name: "Care" }));
  expect(parts.getByRole("link", { current: "page" })).toHaveTextContent("Tags");
  expect(menu.getAllByRole("link", { current: "page" })).toHaveLength(1);
});

test("members who may open only some parts see those; members who may open none do not see the entry", async () => {
  const menu = await open(
    withParts(() => false).map((one) => (one.key === "inbox" ? { ...one, href: "/care/one" } : one)),
    "/care/one",
  );
  expect(names(menu)).toEqual(["Start", "Care", "Messages"]);
});

test("an entry whose parts are all hidden is hidden too", async () => {
  const menu = await open(withParts(() => false).filter(({ key }) => key !== "inbox"));
  expect(names(menu)).toEqual(["Start"]);
});

test("the keyboard goes from an entry into its parts and on; a folded menu shows and names them too", async () => {
  const menu = await open(withParts(), "/care/tags");
  menu.getByRole("link", { name: "Care" }).focus();
  await userEvent.tab();
  expect(menu.getByRole("link", { name: "Messages" })).toHaveFocus();
  await userEvent.tab();
  expect(menu.getByRole("link", { name: "Tags" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Collapse menu" }));
  expect(menu.getByRole("link", { name: "Tags" })).toBeInTheDocument();
  await userEvent.hover(menu.getByRole("link", { name: "Tags" }));
  expect(await screen.findByRole("tooltip", { name: "Tags" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Expand menu" }));
});
