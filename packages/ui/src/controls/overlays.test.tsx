// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { IconButton } from "./icon-button.tsx";

/** A menu as on a fresh page, before overlays have loaded. */
async function freshMenu() {
  vi.resetModules();
  vi.stubGlobal("requestIdleCallback", () => 0);
  const { Menu, loadMenus } = await import("./menu.tsx");
  const open = vi.fn();
  renderPart(
    <Menu>
      <Menu.Target>
        <button type="button">Create</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={open}>Message</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  );
  vi.unstubAllGlobals();
  return { loadMenus, open };
}

test("a menu that is not loaded yet shows its button, and a press opens it as soon as it has loaded", async () => {
  const { open } = await freshMenu();
  expect(screen.getByRole("button", { name: "Create" })).toHaveAttribute("aria-haspopup", "menu");
  await userEvent.click(screen.getByRole("button", { name: "Create" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Message" }));
  expect(open).toHaveBeenCalledOnce();
});

test("the focus stays on the button while its menu loads", async () => {
  const { loadMenus } = await freshMenu();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Create" })).toHaveFocus();
  await act(loadMenus);
  expect(screen.getByRole("button", { name: "Create" })).toHaveFocus();
  expect(screen.queryByRole("menu")).toBeNull();
});

test("the name of an icon is shown to pointer and keyboard, and Escape hides it", async () => {
  renderPart(<IconButton label="Full screen">+</IconButton>);
  const button = screen.getByRole("button", { name: "Full screen" });
  await userEvent.hover(button);
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Full screen");
  expect(button).toHaveAccessibleDescription("Full screen");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  await userEvent.unhover(button);
  // The simulated page does not distinguish keyboard focus from pointer focus.
  vi.spyOn(button, "matches").mockReturnValue(true);
  await userEvent.tab();
  expect(await screen.findByRole("tooltip")).toBeVisible();
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});
