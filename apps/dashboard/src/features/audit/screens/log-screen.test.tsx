// @vitest-environment jsdom

import { fakeServer, type Replies } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aMembership, aSession } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import type { Entry } from "../words.ts";
import { LogScreen } from "./log-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const accountId = "0199a000-0000-7000-8000-000000000022";
const entry: Entry = {
  id: "0199a000-0000-7000-8000-000000000061",
  at: "2026-11-21T09:00:00.000Z",
  actor: { accountId, name: "Ada Claes" },
  action: "accounts.editMember",
  subject: { kind: "membership", id: null, name: "Viktor Maes" },
  old: { type: "user", levels: { network: "viewer", care: null } },
  new: { type: "user", levels: { network: "editor", care: null } },
  address: "192.0.2.7",
  agent: "Firefox",
  requestId: "verzoek",
};

const people = [
  { accountId, name: "Ada Claes" },
  { accountId: "0199a000-0000-7000-8000-000000000023", name: "Els Maes" },
];

async function openLog(replies: NonNullable<Replies["audit"]> = {}, at = "/settings/log") {
  const asked = fakeServer({
    audit: {
      listEntries: { items: [entry], next: null },
      listPeople: ({ query }) => ({
        items: people.filter(({ accountId: id }) => !query.has("accountId") || query.get("accountId") === id),
      }),
      ...replies,
    },
  });
  const session = aSession(aMembership({ type: "owner" }));
  const shown = await showScreen(LogScreen, { path: "/settings/log", at, session });
  await screen.findByRole("button", { name: "Export" });
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `audit.${route}`) };
}

const details = () => screen.findByRole("button", { name: "Details: Edited a member, Viktor Maes" });

test("an entry shows who did what to whom and when, and its details the old and new values", async () => {
  await openLog();
  const row = (await details()).closest("tr") as HTMLElement;
  expect(row).toHaveTextContent("Edited a member");
  expect(row).toHaveTextContent("Viktor Maes");
  expect(row).toHaveTextContent("Ada Claes");
  expect(row).toHaveTextContent("21 Nov 2026");
  await userEvent.click(await details());
  const dialog = await screen.findByRole("dialog", { name: "Details" });
  const change = within(dialog).getByRole("row", { name: /^access, neighbourhood network/ });
  expect(change).toHaveTextContent("viewer");
  expect(change).toHaveTextContent("editor");
  expect(within(dialog).queryByRole("row", { name: /role/ })).toBeNull();
  expect(dialog).toHaveTextContent("192.0.2.7");
});

test("the address holds the filters: days in the network’s time zone, person, action and search", async () => {
  const { of, address } = await openLog({}, "/settings/log?from=2026-11-01&until=2026-11-20");
  await details();
  expect(of("listEntries")[0]?.query.get("from")).toBe("2026-10-31T23:00:00.000Z");
  expect(of("listEntries")[0]?.query.get("until")).toBe("2026-11-20T23:00:00.000Z");
  await userEvent.click(screen.getByRole("combobox", { name: "Person" }));
  await userEvent.click(await screen.findByRole("option", { name: "Ada Claes" }));
  await userEvent.click(screen.getByRole("combobox", { name: "Action" }));
  await userEvent.click(await screen.findByRole("option", { name: "Removed a member" }));
  await waitFor(() => expect(of("listEntries").at(-1)?.query.get("action")).toBe("accounts.removeMember"));
  expect(of("listEntries").at(-1)?.query.get("accountId")).toBe(accountId);
  expect(address()).toContain("action=accounts.removeMember");
  await userEvent.click(screen.getByRole("button", { name: "Remove filters" }));
  await waitFor(() => expect(address()).toBe("/settings/log"));
});

test("a person is found by an email address that the list does not show, and stays chosen after a reload", async () => {
  const { of, address } = await openLog();
  const field = await screen.findByRole("combobox", { name: "Person" });
  await userEvent.type(field, "ada@");
  await waitFor(() => expect(of("listPeople").at(-1)?.query.get("search")).toBe("ada@"));
  await userEvent.click(await screen.findByRole("option", { name: "Ada Claes" }));
  await waitFor(() => expect(address()).toBe(`/settings/log?accountId=${accountId}`));
  await waitFor(() => expect(of("listEntries").at(-1)?.query.get("accountId")).toBe(accountId));
});

test("the person in the address is shown in the field, even if they are unknown by now", async () => {
  const { unmount } = await openLog({}, `/settings/log?accountId=${accountId}`);
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Person" })).toHaveValue("Ada Claes"));
  unmount?.();
  await openLog({ listPeople: { items: [] } }, `/settings/log?accountId=${accountId}`);
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Person" })).toHaveValue("Deleted account"));
});

test("an empty log says so, with a different text if filters match nothing", async () => {
  const none = { listEntries: { items: [], next: null } };
  const { unmount } = await openLog(none);
  expect(await screen.findByText("No activity yet")).toBeVisible();
  unmount?.();
  await openLog(none, "/settings/log?search=zzz");
  expect(await screen.findByText("Nothing found")).toBeVisible();
});

test("the file holds the filtered entries, and is requested with the user's access token", async () => {
  const save = vi.fn(() => "blob:log");
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const { of } = await openLog({ exportEntries: () => new Blob() }, "/settings/log?search=Viktor");
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "CSV" }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  const [asked] = of("exportEntries");
  expect(asked?.query.get("search")).toBe("Viktor");
  expect(asked?.headers.get("authorization")).toBe("Bearer test");
  click.mockRestore();
});
