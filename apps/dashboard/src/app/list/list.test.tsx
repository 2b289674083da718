// @vitest-environment jsdom
import { fakeServer, type Replies, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { api } from "../index.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { told } from "../testing/told.ts";
import { List } from "./list.tsx";
import { useList } from "./use-list.ts";

const Filters = z.object({ search: z.string().optional(), only: z.enum(["system", "disabled"]).optional() });

const account = (name: string) => ({
  id: `0199a000-0000-7000-8000-0000000000${name.length}`,
  email: `${name.toLowerCase()}@werk.example`,
  name,
  isSystem: false,
  disabledAt: null,
  createdAt: "2026-05-12T08:00:00.000Z",
  memberships: 1,
});

/** Any list: here of accounts. */
function People() {
  const list = useList({ route: api.platform.listAccounts, filters: Filters });
  return (
    <List
      list={list}
      label="People"
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/people/${id}`}
      columns={[
        { key: "name", title: "Name", render: ({ name }) => name },
        { key: "email", title: "E-mail", isOptional: true, render: ({ email }) => email },
      ]}
      filters={[
        { search: "search", label: "Search" },
        {
          choice: "only",
          label: "Who",
          options: [
            { value: "system", label: "System" },
            { value: "disabled", label: "Deactivated" },
          ],
        },
      ]}
      empty={{ title: "Nobody yet", text: "Invite somebody." }}
      nothingFound={{ title: "No one found", text: "Try fewer letters." }}
      file={api.platform.exportAccounts}
      rememberAs="test.people"
    />
  );
}

async function open(replies: NonNullable<Replies["platform"]> = {}, at = "/people") {
  const asked = fakeServer({
    platform: {
      listAccounts: ({ query }) =>
        query.has("cursor")
          ? { items: [account("Wout")], next: null }
          : { items: [account("Ada"), account("Viktor")], next: "further" },
      ...replies,
    },
  });
  const shown = await showScreen(People, { path: "/people", at });
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `platform.${route}`) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("rows lead where the list says, and the pages beside are walked to and back", async () => {
  await open();
  expect(await screen.findByRole("link", { name: "Ada" })).toHaveAttribute("href", expect.stringContaining("/people/"));
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByRole("link", { name: "Wout" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Previous page" }));
  expect(await screen.findByRole("link", { name: "Viktor" })).toBeVisible();
});

test("after going back from a row the page that it stood on is there again", async () => {
  const { goBack } = await open();
  await userEvent.click(await screen.findByRole("button", { name: "Next page" }));
  await userEvent.click(await screen.findByRole("link", { name: "Wout" }));
  await screen.findByText("elsewhere");
  await goBack();
  expect(await screen.findByRole("link", { name: "Wout" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Previous page" }));
  expect(await screen.findByRole("link", { name: "Ada" })).toBeVisible();
});

test("each choice is taken back on its chip, and all at once with what was searched", async () => {
  const { address } = await open({}, "/people?only=system&search=ada");
  await screen.findByRole("link", { name: "Ada" });
  await userEvent.click(screen.getByRole("button", { name: "Remove filter Who: System" }));
  await waitFor(() => expect(address()).toBe("/people?search=ada"));
  await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
  await waitFor(() => expect(address()).toBe("/people"));
  expect(screen.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull();
});

test("filters are kept in the address, and begin at the first page", async () => {
  const { of, address } = await open({}, "/people?only=system");
  await screen.findByRole("link", { name: "Ada" });
  expect(of("listAccounts")[0]?.query.get("only")).toBe("system");
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  await screen.findByRole("link", { name: "Wout" });
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "ada");
  await waitFor(() => expect(address()).toContain("search=ada"));
  await waitFor(() => expect(of("listAccounts").at(-1)?.query.get("search")).toBe("ada"));
  expect(of("listAccounts").at(-1)?.query.has("cursor")).toBe(false);
});

test("an empty list says what to do, and one that is filtered empty says that", async () => {
  const none = { listAccounts: { items: [], next: null } };
  const { unmount } = await open(none);
  expect(await screen.findByText("Nobody yet")).toBeVisible();
  unmount?.();
  await open(none, "/people?search=zzz");
  expect(await screen.findByText("No one found")).toBeVisible();
});

test("a list that could not be had says so, and is tried again", async () => {
  let isDown = true;
  await open({
    listAccounts: () => {
      if (isDown) throw refusal("unavailable");
      return { items: [account("Ada")], next: null };
    },
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole("link", { name: "Ada" })).toBeVisible();
});

test.each([
  ["CSV", "csv"],
  ["Excel", "xlsx"],
])("what is filtered leaves as %s, asked for by name of who asks", async (name, format) => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:list", revokeObjectURL: () => {} }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { of } = await open({ exportAccounts: () => new Blob() }, "/people?search=ada");
  await userEvent.click(await screen.findByRole("button", { name: "Export" }));
  await userEvent.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: new RegExp(name) }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(`^people-\\d{4}-\\d\\d-\\d\\d\\.${format}$`)]));
  const [asked] = of("exportAccounts");
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ search: "ada", format });
  expect(asked?.headers.get("authorization")).toBe("Bearer test");
});

test("a file that cannot be had is told", async () => {
  await open({
    exportAccounts: () => {
      throw refusal("unavailable");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /CSV/ }));
  await told(/^Stoep cannot be reached/);
});
