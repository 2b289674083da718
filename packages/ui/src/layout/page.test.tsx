// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../testing/show.tsx";
import { Page } from "./page.tsx";

const tabs = (active: string) => ({
  label: "Status",
  items: ["To decide", "Decided"].map((label) => ({ label, href: `/${label}`, isActive: label === active })),
});

test.each([
  ["To decide", "Reports · Stoep"],
  ["Decided", "Decided · Reports · Stoep"],
])("the window’s title tells the tabs of a page apart: %s", async (active, title) => {
  show(
    <Page title="Reports" tabs={tabs(active)}>
      Things
    </Page>,
  );
  expect(screen.getByRole("link", { name: active })).toHaveAttribute("aria-current", "page");
  await waitFor(() => expect(document.title).toBe(title));
});
