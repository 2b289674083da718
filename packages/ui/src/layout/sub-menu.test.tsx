// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { SubMenu } from "./sub-menu.tsx";

test("sibling pages are links at the side, and a select on a phone", async () => {
  const onChoose = vi.fn();
  const items = [
    { label: "Organisation", href: "/settings", isActive: true },
    { label: "Members", href: "/settings/members", isActive: false },
  ];
  renderPart(<SubMenu label="Settings" items={items} onChoose={onChoose} />);
  expect(screen.getByRole("link", { name: "Organisation" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByLabelText("Settings", { selector: "select" })).toHaveValue("/settings");
  await userEvent.selectOptions(screen.getByLabelText("Settings", { selector: "select" }), "Members");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("/settings/members");
});
