// @vitest-environment jsdom
import { fakeServer, idOf } from "@stoep/client/testing";
import { switchLanguage } from "@stoep/client/texts";
import { foundKinds, type SearchKind, type SearchResult } from "@stoep/contract/feed";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { features } from "../features.ts";
import { aMembership, anAccess, aSession } from "../testing/people.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { Palette } from "./palette.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

type Search = NonNullable<NonNullable<Parameters<typeof fakeServer>[0]["feed"]>["search"]>;
const nothing: SearchResult = { groups: [], isAlike: false };
const one = (name: string, nth = 1) => ({ id: idOf(nth), name, language: "nl" as const, at: null, detail: null });
const found = (kind: SearchKind, names: string[], isMore = false): SearchResult => ({
  groups: [{ kind, items: names.map(one), isMore }],
  isAlike: false,
});

async function open(search: Search = nothing, onClose = () => {}, session = aSession(aMembership({ type: "owner" }))) {
  const asked = fakeServer({ feed: { search } });
  const shown = await showScreen(() => <Palette features={features} onClose={onClose} />, { session });
  return { ...shown, asked, field: await screen.findByRole("combobox", { name: "Search Stoep" }) };
}

test("screens, settings and new items are found by name, and Enter goes there", async () => {
  const onClose = vi.fn();
  const { field, address } = await open(nothing, onClose);
  await userEvent.type(field, "invit");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await userEvent.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(address()).toBe("/settings/invitations"));
});

test("arrows choose among the results, and a search without results says so", async () => {
  const { field } = await open();
  await userEvent.type(field, "poll");
  await userEvent.keyboard("{ArrowDown}");
  const [first, second] = screen.getAllByRole("option");
  expect(first).toHaveAttribute("aria-selected", "false");
  expect(second).toHaveAttribute("aria-selected", "true");
  await userEvent.type(field, "zzz");
  expect(await screen.findByText("Nothing found")).toBeVisible();
});

test("for each kind of thing that the server finds, exactly one feature says where it is shown", () => {
  const kinds = features.flatMap(({ found = [] }) => found.map(({ kind }) => kind));
  expect(kinds.toSorted()).toEqual([...foundKinds].toSorted());
});

test("names are compared without capitals and accents, in Turkish too", async () => {
  const { field } = await open();
  await act(() => switchLanguage("tr"));
  await userEvent.type(field, "ilan");
  expect(await screen.findByRole("option", { name: /^İlan/ })).toBeVisible();
  await act(() => switchLanguage("en"));
});

afterEach(() => act(() => switchLanguage("en")));
const cityAdmin = aSession(aMembership({ type: "owner" }), [], anAccess({ manage: true }));
test.each([
  ["bewonersberichten", "nl", /^Bewoners\u00adberichten/],
  ["templates", "en", /^Reply templates/],
  ["calendar", "en", /^Calendar/],
  ["letters", "en", /^Letters to addresses/],
  ["limits", "en", /^Monthly limit/],
  ["appeals", "en", /^Appeals/],
  ["quiet hours", "en", /^Quiet hours/],
  ["stille uren", "nl", /^Stille uren/],
  ["qiuet hours", "en", /^Quiet hours/],
  ["2fa", "en", /^Security/],
  ["second step when", "en", /^Second step when you sign in/],
] as const)("%s is found", async (typed, language, name) => {
  const { field } = await open(nothing, () => {}, cityAdmin);
  await act(() => switchLanguage(language));
  await userEvent.type(field, typed);
  await waitFor(() => expect(screen.getAllByRole("option").map(({ textContent }) => textContent)[0]).toMatch(name));
});

test("the arrows go through the groups as they are shown, and what has the name comes before what has it among other words", async () => {
  const { field } = await open();
  await userEvent.type(field, "e");
  await screen.findAllByRole("option");
  const chosen = () => screen.getAllByRole("option").findIndex((one) => one.getAttribute("aria-selected") === "true");
  for (let at = 0; at < screen.getAllByRole("option").length; at++) {
    expect(chosen()).toBe(at);
    await userEvent.keyboard("{ArrowDown}");
  }
  await userEvent.clear(field);
  await userEvent.type(field, "password");
  expect((await screen.findAllByRole("option"))[0]).toHaveTextContent(/^Password/);
});

test("what the server found is grouped, and each group links to the full list", async () => {
  const { field, address } = await open(found("shout", ["Lamp stuk", "Lamp weg"], true));
  await userEvent.type(field, "lamp");
  const group = within(await screen.findByRole("group", { name: "From residents" }));
  expect(group.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Lamp stuk",
    "Lamp weg",
    "All results",
  ]);
  await userEvent.click(group.getByRole("option", { name: "All results" }));
  await waitFor(() => expect(address()).toMatch(/^\/shouts\?status=all&search=lamp/));
});

test.each([
  ["ticket", "Tickets", `/care/tickets/${idOf(0)}`, "/care/tickets?tab=all&search=peeters"],
  ["member", "People helped", `/care/members/${idOf(0)}`, "/care/members?search=peeters"],
  ["helper", "Helpers", `/care/helpers/${idOf(0)}`, "/care/helpers?search=peeters"],
] as const)("a %s of care leads to its record, and all of them to their list", async (kind, label, file, list) => {
  for (const [option, expected] of [
    ["Jeanne Peeters", file],
    ["All results", list],
  ] as const) {
    const { field, address, unmount } = await open(found(kind, ["Jeanne Peeters"], true));
    await userEvent.type(field, "peeters");
    const group = within(await screen.findByRole("group", { name: label }));
    await userEvent.click(group.getByRole("option", { name: option }));
    await waitFor(() => expect(address()).toBe(expected));
    unmount?.();
  }
});

test("members with access to care alone find what belongs to care, and are not offered screens of the network", async () => {
  const none = "no_module_access";
  const may = { read: true, write: true, manage: "level_too_low" } as const;
  const access = { ...anAccess({ read: none, write: none, manage: none }), tickets: may, notifications: may };
  const worker = aSession(aMembership({ type: "community-worker" }), [], access);
  const { field } = await open(found("ticket", ["Curtain rail"]), () => {}, worker);
  await userEvent.type(field, "curtain");
  expect(await screen.findByRole("option", { name: "Curtain rail" })).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, "s");
  const places = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(places).toEqual(expect.arrayContaining(["Notifications", "Tickets"]));
  expect(places).not.toContain("Messages");
});

test("similar results are announced as such, without a link to their list, which would be empty", async () => {
  const { field } = await open({ ...found("message", ["Riolering"], true), isAlike: true });
  await userEvent.type(field, "rioelring");
  expect(await screen.findByText(/These are similar/)).toBeVisible();
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["RioleringDraft"]);
});

test("Enter does not open what was found for words typed before, and an old answer never replaces a newer one", async () => {
  const answers = new Map<string, (result: SearchResult) => void>();
  const { field, address } = await open(({ query }) => new Promise((done) => answers.set(query.get("q") ?? "", done)));
  await userEvent.type(field, "street");
  await waitFor(() => expect(answers.has("street")).toBe(true));
  await userEvent.type(field, " bakery");
  await waitFor(() => expect(answers.has("street bakery")).toBe(true));
  await act(async () => answers.get("street bakery")?.(found("message", ["Street of the bakery"])));
  expect(await screen.findByRole("option", { name: /Street of the bakery/ })).toBeVisible();
  await act(async () => answers.get("street")?.(found("message", ["Street works"])));
  expect(screen.queryByRole("option", { name: /Street works/ })).toBeNull();
  await userEvent.type(field, " x{Enter}");
  expect(address()).toBe("/");
});

test("recently opened items come first while nothing is typed", async () => {
  const { field, unmount } = await open(found("message", ["Riolering"]));
  await userEvent.type(field, "riol");
  await userEvent.click(await screen.findByRole("option", { name: /Riolering/ }));
  unmount?.();
  await open();
  const recent = within(await screen.findByRole("group", { name: "Recent" }));
  expect(recent.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Riolering"]);
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
