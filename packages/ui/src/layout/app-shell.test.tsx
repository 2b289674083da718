// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { HomeIcon, InboxIcon } from "../icons/index.ts";
import { renderPart } from "../testing/render-part.tsx";
import { AppShell } from "./app-shell.tsx";

const labels = {
  skip: "Skip to content",
  menu: "Main menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  fold: "Fold menu",
  unfold: "Unfold menu",
  leaveFullscreen: "Leave fullscreen",
};
const menu = [
  { key: "start", label: "Start", href: "/", icon: HomeIcon, isActive: true },
  {
    key: "inbox",
    label: "Inbox",
    href: "/inbox",
    icon: InboxIcon,
    isActive: false,
    count: { value: 3, label: "3 new" },
  },
  { key: "settings", label: "Settings", href: "/settings", icon: HomeIcon, isActive: false, group: "foot" },
];

function Shell() {
  const [isFullscreen, setIsFullscreen] = useState(false);
  return (
    <AppShell
      brand={() => "Stoep"}
      menu={menu}
      topStart="Stad Gent"
      topEnd={
        <button type="button" onClick={() => setIsFullscreen(true)}>
          Fullscreen
        </button>
      }
      labels={labels}
      isFullscreen={isFullscreen}
      onLeaveFullscreen={() => setIsFullscreen(false)}
    >
      <input aria-label="Draft" />
    </AppShell>
  );
}

test("the menu shows where the user is, and how many things are waiting", () => {
  renderPart(<Shell />);
  expect(screen.getByRole("link", { name: "Start" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Inbox, 3 new" })).not.toHaveAttribute("aria-current");
});

test("the entries of a group are together, separate from the next group", () => {
  renderPart(<Shell />);
  const groups = within(screen.getByRole("navigation", { name: "Main menu" })).getAllByRole("list");
  expect(groups.map((group) => within(group).getAllByRole("link").length)).toEqual([2, 1]);
});

test("fullscreen hides menu and bar and keeps typed text", async () => {
  renderPart(<Shell />);
  await userEvent.type(screen.getByLabelText("Draft"), "Street works");
  await userEvent.click(screen.getByRole("button", { name: "Fullscreen" }));
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByLabelText("Draft")).toHaveValue("Street works");
  await userEvent.click(screen.getByRole("button", { name: "Leave fullscreen" }));
  expect(screen.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  expect(screen.getByLabelText("Draft")).toHaveValue("Street works");
});

test("the menu stays folded on the next visit", async () => {
  const { unmount } = renderPart(<Shell />);
  await userEvent.click(screen.getByRole("button", { name: "Fold menu" }));
  unmount();
  renderPart(<Shell />);
  expect(screen.getByRole("button", { name: "Unfold menu" })).toBeVisible();
});

test("closing the drawer brings the focus back to its button", async () => {
  renderPart(<Shell />);
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  expect(await screen.findByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Open menu" })).toHaveFocus());
});
