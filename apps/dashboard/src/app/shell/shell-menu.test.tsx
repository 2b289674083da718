// @vitest-environment jsdom

import { AppShell } from "@stoep/ui";
import { HomeIcon } from "@stoep/ui/icons";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
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

async function open(menu: MenuEntry[]) {
  await showScreen(() => <Shell features={[{ name: "publishing", routes: [], menu }]} />);
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

test("groups keep their order, whatever the order of the features; an entry is hidden from people it is not for", async () => {
  const menu = await open([
    entry({ key: "settings", href: "/settings", group: "foot" }),
    entry({ key: "backOffice", href: "/platform", isFor: () => false }),
    entry({}),
  ]);
  expect(menu.getAllByRole("link").map((link) => link.textContent)).toEqual(["Start", "Settings"]);
});
