// @vitest-environment jsdom
import { fakeServer } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { features } from "../features.ts";
import { aMembership, aSession } from "../testing/people.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { Palette } from "./palette.tsx";

afterEach(() => vi.unstubAllGlobals());

async function open(onClose = () => {}) {
  const counts = { published: 0, scheduled: 0, concept: 0 };
  const asked = fakeServer({ publishing: { listPosts: { items: [], next: null, counts, found: 0 } } });
  const session = aSession(aMembership({ type: "owner" }));
  const shown = await showScreen(() => <Palette features={features} onClose={onClose} />, { session });
  return { ...shown, asked, field: await screen.findByRole("combobox", { name: "Search Stoep" }) };
}

test("screens, settings and what can be made are found by name, and Enter goes there", async () => {
  const onClose = vi.fn();
  const { field, address } = await open(onClose);
  await userEvent.type(field, "memb");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await userEvent.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(address()).toBe("/settings/members"));
});

test("arrows choose among them, and what nobody has says so", async () => {
  const { field, asked } = await open();
  await userEvent.type(field, "poll");
  await userEvent.keyboard("{ArrowDown}");
  const [first, second] = screen.getAllByRole("option");
  expect(first).toHaveAttribute("aria-selected", "false");
  expect(second).toHaveAttribute("aria-selected", "true");
  await userEvent.type(field, "zzz");
  expect(await screen.findByText("Nothing found")).toBeVisible();
  await waitFor(() => expect(asked.at(-1)?.query.get("search")).toBe("pollzzz"));
});
