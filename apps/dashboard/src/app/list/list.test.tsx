// @vitest-environment jsdom
import { fakeServer, type Replies, refusal } from "@stoep/client/testing";
import { Page } from "@stoep/ui";
import { useRouter } from "@tanstack/react-router";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { api } from "../index.ts";
import { basePath } from "../navigation.tsx";
import { expectToast } from "../testing/expect-toast.ts";
import { showScreen } from "../testing/show-screen.tsx";
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

/** An example list, of accounts. */
function People() {
  const list = useList({ route: api.platform.listAccounts, filters: Filters });
  return (
    <Page title="Accounts">
      <List
        list={list}
        label="People"
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/people/${id}`}
        columns={[
          { key: "name", title: "Name", render: ({ name }) => name },
          { key: "email", title: "Email", isOptional: true, render: ({ email }) => email },
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
    </Page>
  );
}

/** Changes the filters, and keeps what is stored in the browser's history entry. */
function KeepsState() {
  const { history } = useRouter();
  const change = () => history.replace(`${basePath}/people?only=disabled`, history.location.state);
  return (
    <>
      <People />
      <button type="button" onClick={change}>
        Only the deactivated
      </button>
    </>
  );
}

/** Goes to the same list with another search, as *Back* may. */
function Elsewhere() {
  const { history } = useRouter();
  return (
    <>
      <People />
      <button type="button" onClick={() => history.push(`${basePath}/people?search=wout`)}>
        Wout
      </button>
    </>
  );
}

async function open(replies: NonNullable<Replies["platform"]> = {}, at = "/people", Shown = People) {
  const asked = fakeServer({
    platform: {
      listAccounts: ({ query }) =>
        query.has("cursor")
          ? { items: [account("Wout")], next: null }
          : { items: [account("Ada"), account("Viktor")], next: "further" },
      ...replies,
    },
  });
  const shown = await showScreen(Shown, { path: "/people", at });
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `platform.${route}`) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("rows link to where the list says, and paging goes forward and back", async () => {
  await open();
  expect(await screen.findByRole("link", { name: "Ada" })).toHaveAttribute("href", expect.stringContaining("/people/"));
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByRole("link", { name: "Wout" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
  expect(screen.getByText("Page 2")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Previous page" }));
  expect(await screen.findByRole("link", { name: "Viktor" })).toBeVisible();
  expect(screen.getByText("Page 1")).toBeVisible();
});

test("a list that is counted says on each page how many pages there are", async () => {
  const first = { items: [account("Ada"), account("Viktor")], next: "later", found: 3 };
  const second = { items: [account("Wout")], next: null, found: null };
  await open({ listAccounts: ({ query }) => (query.has("cursor") ? second : first) });
  expect(await screen.findByText("Page 1 of 2")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByText("Page 2 of 2")).toBeVisible();
});

test("going back from a row returns to the page that showed it", async () => {
  const { goBack } = await open();
  await userEvent.click(await screen.findByRole("button", { name: "Next page" }));
  await userEvent.click(await screen.findByRole("link", { name: "Wout" }));
  await screen.findByText("elsewhere");
  await goBack();
  expect(await screen.findByRole("link", { name: "Wout" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Previous page" }));
  expect(await screen.findByRole("link", { name: "Ada" })).toBeVisible();
});

test("each filter is cleared on its chip, and all of them at once together with the search", async () => {
  const { address } = await open({}, "/people?only=system&search=ada");
  await screen.findByRole("link", { name: "Ada" });
  await userEvent.click(screen.getByRole("button", { name: "Remove filter Who: System" }));
  await waitFor(() => expect(address()).toBe("/people?search=ada"));
  await userEvent.click(screen.getByRole("button", { name: "Remove filters" }));
  await waitFor(() => expect(address()).toBe("/people"));
  expect(screen.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  expect(screen.queryByRole("button", { name: "Remove filters" })).toBeNull();
});

test("filters are kept in the address, and start at the first page", async () => {
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

test("a page belongs to the filters it was reached with", async () => {
  const { of } = await open({}, "/people?only=system", KeepsState);
  await userEvent.click(await screen.findByRole("button", { name: "Next page" }));
  await screen.findByRole("link", { name: "Wout" });
  await userEvent.click(screen.getByRole("button", { name: "Only the deactivated" }));
  expect(await screen.findByRole("link", { name: "Ada" })).toBeVisible();
  expect(Object.fromEntries(of("listAccounts").at(-1)?.query ?? [])).toEqual({ only: "disabled" });
});

test("an empty list says what to do, and one that is empty because of its filters says so", async () => {
  const none = { listAccounts: { items: [], next: null } };
  const { unmount } = await open(none);
  expect(await screen.findByText("Nobody yet")).toBeVisible();
  unmount?.();
  await open(none, "/people?search=zzz");
  expect(await screen.findByText("No one found")).toBeVisible();
});

test("the title says how many there are, or at least how many, regardless of search and page", async () => {
  const few = await open({ listAccounts: { items: [account("Ada"), account("Viktor")], next: null } });
  expect(await screen.findByText("2")).toBeVisible();
  few.unmount?.();
  await open();
  expect(await screen.findByText("2+")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByRole("link", { name: "Wout" })).toBeVisible();
  expect(screen.getByText("2+")).toBeVisible();
});

test("a file is named after the day in the network, which may be a day ahead of UTC", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:list", revokeObjectURL: () => {} }));
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T23:30:00Z") });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await open({ exportAccounts: () => new Blob() });
  await userEvent.click(await screen.findByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^CSV$/ }));
  await waitFor(() => expect(saved).toEqual(["people-2026-11-22.csv"]));
  vi.useRealTimers();
});

test("a list that could not be loaded says so, and can be retried", async () => {
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

test("a list stays on the screen when fetching it again fails", async () => {
  let isDown = false;
  const { of, isFetching } = await open({
    listAccounts: () => {
      if (isDown) throw refusal("unavailable");
      return { items: [account("Ada")], next: null };
    },
  });
  await screen.findByRole("link", { name: "Ada" });
  isDown = true;
  window.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(of("listAccounts")).toHaveLength(2));
  await waitFor(() => expect(isFetching()).toBe(false));
  expect(screen.getByRole("link", { name: "Ada" })).toBeVisible();
  expect(screen.getByRole("searchbox", { name: "Search" })).toBeVisible();
});

/** Timers run as usual, or immediately when the test advances them. */
const steerTimers = () => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date", "setTimeout", "clearTimeout"] });

test("a search that was still being typed does not follow to the next screen", async () => {
  const { address } = await open();
  const field = await screen.findByRole("searchbox", { name: "Search" });
  steerTimers();
  await userEvent.type(field, "ad");
  await userEvent.click(await screen.findByRole("link", { name: "Ada" }));
  await screen.findByText("elsewhere");
  const there = address();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(address()).toBe(there);
  expect(there).not.toContain("search");
});

test("the search field shows what is searched for, also when something else changes the address", async () => {
  const { goBack } = await open({}, "/people?search=ada", Elsewhere);
  const field = await screen.findByRole("searchbox", { name: "Search" });
  expect(field).toHaveValue("ada");
  await userEvent.click(screen.getByRole("button", { name: "Wout" }));
  await waitFor(() => expect(field).toHaveValue("wout"));
  await goBack();
  await waitFor(() => expect(field).toHaveValue("ada"));
});

test("*Remove filters* also clears a search that was still being typed", async () => {
  const { address } = await open({}, "/people?search=ad");
  const field = await screen.findByRole("searchbox", { name: "Search" });
  steerTimers();
  await userEvent.type(field, "a");
  await userEvent.click(screen.getByRole("button", { name: "Remove filters" }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(field).toHaveValue("");
  expect(address()).toBe("/people");
});

test.each([
  ["^CSV$", "csv", "csv"],
  ["^CSV with semicolons$", "csvSemicolon", "csv"],
  ["^Excel$", "xlsx", "xlsx"],
])("the filtered list is downloaded as %s, with the user's access token", async (name, format, ending) => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:list", revokeObjectURL: () => {} }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { of } = await open({ exportAccounts: () => new Blob() }, "/people?search=ada");
  await userEvent.click(await screen.findByRole("button", { name: "Export" }));
  await userEvent.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: new RegExp(name) }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(`^people-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`)]));
  const [asked] = of("exportAccounts");
  // A workbook says above its table how it is filtered.
  const words = format === "xlsx" ? { filteredBy: "Search: ada" } : {};
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ search: "ada", format, ...words });
  expect(asked?.headers.get("authorization")).toBe("Bearer test");
});

test("a failed download is reported", async () => {
  await open({
    exportAccounts: () => {
      throw refusal("unavailable");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^CSV$/ }));
  await expectToast(/^Stoep cannot be reached/);
});
