// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { Page } from "./page.tsx";

const tabs = (active: string) => ({
  label: "Status",
  items: ["To decide", "Decided"].map((label) => ({ label, href: `/${label}`, isActive: label === active })),
});

test.each([
  ["To decide", "Reports · Stoep"],
  ["Decided", "Decided · Reports · Stoep"],
])("the window title distinguishes the tabs of a page: %s", async (active, title) => {
  renderPart(
    <Page title="Reports" tabs={tabs(active)}>
      Things
    </Page>,
  );
  expect(screen.getByRole("link", { name: active })).toHaveAttribute("aria-current", "page");
  await waitFor(() => expect(document.title).toBe(title));
});

test("tabs that do not fit are marked at the side where there is more", () => {
  const wide = vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(500);
  const narrow = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  renderPart(
    <Page title="Reports" tabs={tabs("To decide")}>
      Things
    </Page>,
  );
  const row = screen.getByRole("navigation", { name: "Status" });
  const marks = () => ["before", "after"].filter((side) => row.hasAttribute(`data-more-${side}`));
  const scrollTo = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
    return marks();
  };
  expect([scrollTo(0), scrollTo(100), scrollTo(200)]).toEqual([["after"], ["before", "after"], ["before"]]);
  wide.mockReturnValue(300);
  expect(scrollTo(0)).toEqual([]);
  wide.mockRestore();
  narrow.mockRestore();
});
