// @vitest-environment jsdom
import { startPresses } from "@stoep/client/presses";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { Menu } from "./menu.tsx";

beforeAll(startPresses);

test("a menu's button shows the press first, until the menu is there", async () => {
  render(<Menu label="More" items={[{ key: "report", label: "Report", icon: null, onChoose: () => {} }]} />);
  const button = screen.getByRole("button", { name: "More" });
  fireEvent.click(button);
  expect(button.dataset.pending).toBe("");
  expect(screen.queryByRole("button", { name: "Report" })).toBeNull();
  expect(await screen.findByRole("button", { name: "Report" })).toBeVisible();
  await vi.waitFor(() => expect(button.dataset.pending).toBeUndefined());
  act(() => button.click());
  expect(screen.queryByRole("button", { name: "Report" })).toBeNull();
});
