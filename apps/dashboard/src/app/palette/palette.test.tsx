// @vitest-environment jsdom
import { fakeServer } from "@stoep/client/testing";
import { speak } from "@stoep/client/texts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { features } from "../features.ts";
import { aMembership, aSession } from "../testing/people.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { Palette } from "./palette.tsx";

afterEach(() => vi.unstubAllGlobals());

type ListPosts = NonNullable<NonNullable<Parameters<typeof fakeServer>[0]["publishing"]>["listPosts"]>;
const counts = { published: 0, scheduled: 0, concept: 0 };

async function open(onClose = () => {}, listPosts: ListPosts = { items: [], next: null, counts, found: 0 }) {
  const asked = fakeServer({ publishing: { listPosts } });
  const session = aSession(aMembership({ type: "owner" }));
  const shown = await showScreen(() => <Palette features={features} onClose={onClose} />, { session });
  return { ...shown, asked, field: await screen.findByRole("combobox", { name: "Search Stoep" }) };
}

test("screens, settings and new items are found by name, and Enter goes there", async () => {
  const onClose = vi.fn();
  const { field, address } = await open(onClose);
  await userEvent.type(field, "memb");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await userEvent.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(address()).toBe("/settings/members"));
});

test("arrows choose among the results, and a search without results says so", async () => {
  const { field, asked } = await open();
  await userEvent.type(field, "poll");
  await userEvent.keyboard("{ArrowDown}");
  const [first, second] = screen.getAllByRole("option");
  expect(first).toHaveAttribute("aria-selected", "false");
  expect(second).toHaveAttribute("aria-selected", "true");
  await userEvent.type(field, "zzz");
  expect(await screen.findByText("Nothing found")).toBeVisible();
  const searched = () => asked.findLast(({ route }) => route === "publishing.listPosts")?.query.get("search");
  await waitFor(() => expect(searched()).toBe("pollzzz"));
});

test("names are compared in the language of the screen: a small Turkish i finds the capital one", async () => {
  const { field } = await open();
  await act(() => speak("tr"));
  await userEvent.type(field, "ilan");
  expect(await screen.findByRole("option", { name: /^İlan/ })).toBeVisible();
  await act(() => speak("en"));
});

test("Enter does not open a message that was found for words typed before", async () => {
  const found = { id: "0199a000-0000-7000-8000-000000000001", title: "Street works" };
  const { field, address } = await open(undefined, async ({ query }) => {
    if (query.get("search") !== "street") return new Promise(() => {});
    return { items: [found as never], next: null, counts, found: 1 };
  });
  await userEvent.type(field, "street");
  expect(await screen.findByRole("option", { name: /Street works/ })).toBeVisible();
  await userEvent.type(field, " of the bakery{Enter}");
  expect(address()).toBe("/");
});

test("the option chosen with the arrows is scrolled into view", async () => {
  const scrolled: Element[] = [];
  const scroll = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement) {
    scrolled.push(this);
  });
  const { field } = await open();
  await userEvent.type(field, "{ArrowDown}{ArrowDown}");
  expect(scrolled.at(-1)).toBe(screen.getAllByRole("option")[2]);
  scroll.mockRestore();
});
