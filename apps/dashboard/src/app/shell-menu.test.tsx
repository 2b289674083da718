// @vitest-environment jsdom

import { AppShell } from "@stoep/ui";
import { HomeIcon } from "@stoep/ui/icons";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Feature, MenuEntry } from "./feature.ts";
import { useShellLabels } from "./shell.tsx";
import { useShellMenu } from "./shell-menu.ts";
import { showScreen } from "./testing/show-screen.tsx";

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

test("an entry says how much waits behind it, and nothing when nothing does or it could not be had", async () => {
  const menu = await open([
    entry({ count: async () => 4 }),
    entry({ key: "inbox", href: "/inbox", count: async () => 0 }),
    entry({ key: "settings", href: "/settings", count: () => Promise.reject(new Error("no")) }),
  ]);
  const [first, ...others] = menu.getAllByRole("link");
  expect(await within(first as HTMLElement).findByText("4")).toBeVisible();
  for (const link of others) expect(link).toHaveTextContent(/^(Messages|Settings)$/);
});

test("groups stand in their order, whatever the order of the features; who an entry is not for does not see it", async () => {
  const menu = await open([
    entry({ key: "settings", href: "/settings", group: "foot" }),
    entry({ key: "backOffice", href: "/platform", isFor: () => false }),
    entry({}),
  ]);
  expect(menu.getAllByRole("link").map((link) => link.textContent)).toEqual(["Start", "Settings"]);
});
