// @vitest-environment jsdom
import { aPostRow, fakeServer, idOf, type Replies } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { aMembership, anAccess, aSession } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { aPost } from "../compose/testing/samples.ts";
import type { PostRow } from "../parts/words.ts";
import { InboxScreen } from "./inbox-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const area = (code: string) => ({
  type: "Feature",
  id: idOf(code.charCodeAt(0)),
  properties: { id: idOf(code.charCodeAt(0)), name: code },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [3, 51],
        [3.1, 51],
        [3.1, 51.1],
        [3, 51],
      ],
    ],
  },
});
const city = { type: "FeatureCollection", features: ["a", "b", "c", "d", "e"].map(area) };

/** The kinds of messages count together: 87. */
const counters = [
  { kind: "message", published: 70, scheduled: 3, concept: 3 },
  { kind: "activity", published: 6, scheduled: 0, concept: 0 },
  { kind: "vacancy", published: 5, scheduled: 0, concept: 0 },
];

async function open(
  rows: PostRow[],
  at = "/inbox",
  replies: NonNullable<Replies["publishing"]> = {},
  session = aSession(),
) {
  const asked = fakeServer({
    publishing: {
      listPosts: ({ query }) => ({
        items: rows,
        next: null,
        counts: { published: 81, scheduled: 3, concept: 3 },
        found: query.has("search") ? 12 : null,
      }),
      listAuthors: { items: [{ id: idOf(7), name: "Els Peeters" }] },
      countInbox: { items: counters },
      ...replies,
    },
    neighbourhoods: { readAreas: city },
  });
  const shown = await showScreen(InboxScreen, { path: "/inbox", at, session });
  if (rows.length > 0) await screen.findByRole("table");
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `publishing.${route}`) };
}

test("the title shows how many messages there are, and the filters how many of them match", async () => {
  await open([aPostRow({})], "/inbox?search=street");
  expect((await screen.findByRole("heading", { name: "Messages" })).parentElement).toHaveTextContent(/87$/);
  expect(await screen.findByText("12 of 81")).toBeVisible();
});

test.each([
  ["all that are published", "/inbox", "Page 1 of 27"],
  ["those that match the filters", "/inbox?search=street", "Page 1 of 4"],
])("pages are counted from %s", async (_, at, position) => {
  const items = ["One", "Two", "Three"].map((title, nth) => aPostRow({ id: idOf(nth + 1), title }));
  const counts = { published: 81, scheduled: 3, concept: 3 };
  await open(items, at, {
    listPosts: ({ query }) => ({ items, next: "later", counts, found: query.has("search") ? 12 : null }),
  });
  expect(await screen.findByText(position)).toBeVisible();
});

test("several neighbourhoods are shown as the first and how many more, all of them as the whole city", async () => {
  await open([
    aPostRow({ neighbourhoodCount: 4, neighbourhoodNames: ["Dampoort", "Ledeberg", "Muide"] }),
    aPostRow({
      id: idOf(2),
      title: "Whole",
      neighbourhoodCount: 5,
      neighbourhoodNames: ["Dampoort", "Ledeberg", "Muide"],
    }),
  ]);
  expect(await screen.findByTitle("Dampoort, Ledeberg, Muide and 1 more")).toHaveTextContent("Dampoort+3");
  expect(await screen.findByRole("cell", { name: "Whole city" })).toBeVisible();
});

test("the order by time can be reversed, which the address keeps", async () => {
  const { of, address } = await open([aPostRow({})]);
  const heading = await screen.findByRole("columnheader", { name: "Published" });
  expect(heading).toHaveAttribute("aria-sort", "descending");
  await userEvent.click(within(heading).getByRole("button"));
  await waitFor(() => expect(address()).toBe("/inbox?direction=asc"));
  await waitFor(() => expect(of("listPosts").at(-1)?.query.get("direction")).toBe("asc"));
});

test("activities are listed by their own date, with who comes and the last date of a series", async () => {
  const activity = {
    startsAt: "2026-11-30T18:00:00.000Z",
    lastStartsAt: "2026-12-28T18:00:00.000Z",
    coming: 4,
    capacity: 12,
  };
  const { of, address } = await open(
    [
      aPostRow({ kind: "activity", title: "Choir", activity }),
      aPostRow({
        id: idOf(2),
        kind: "activity",
        title: "Market",
        activity: { ...activity, lastStartsAt: activity.startsAt, coming: null },
      }),
    ],
    "/inbox?kind=activity",
  );
  const row = await screen.findByRole("row", { name: /Choir/ });
  expect(row).toHaveTextContent(/30 Nov.*4 of 12.*28 Dec/);
  expect(screen.getByRole("row", { name: /Market/ })).toHaveTextContent(/30 Nov.*––/);
  expect(of("listPosts").at(-1)?.query.get("sort")).toBe("date");
  const heading = screen.getByRole("columnheader", { name: "Date" });
  expect(heading).toHaveAttribute("aria-sort", "ascending");
  await userEvent.click(within(heading).getByRole("button"));
  await waitFor(() => expect(address()).toContain("direction=desc"));
});

test("vacancies are listed by the last day to apply", async () => {
  const { of } = await open(
    [
      aPostRow({ kind: "vacancy", title: "Reader wanted", vacancy: { applyUntil: "2026-12-05" } }),
      aPostRow({ id: idOf(2), kind: "vacancy", title: "Cook wanted", vacancy: { applyUntil: null } }),
    ],
    "/inbox?kind=vacancy",
  );
  expect(await screen.findByRole("row", { name: /Reader/ })).toHaveTextContent(/5 Dec/);
  expect(screen.getByRole("row", { name: /Cook/ })).toHaveTextContent("–");
  expect(of("listPosts").at(-1)?.query.get("sort")).toBe("date");
  expect(screen.getByRole("columnheader", { name: "Last day" })).toHaveAttribute("aria-sort", "ascending");
});

test("a row's menu has the actions of the message's page, with the reason where one is not allowed", async () => {
  await open([aPostRow({ can: { copy: true, share: true, delete: "level_too_low" } })]);
  await userEvent.click(await screen.findByRole("button", { name: "More actions for Street works" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Statistics",
    "Edit",
    "Share with residents",
    "Duplicate",
    expect.stringMatching(/^Delete.*Your role does not allow this\./),
  ]);
});

test("a row is shared over the list, which stays", async () => {
  const { of } = await open([aPostRow({})], "/inbox", {
    getShareLink: {
      title: "Street works",
      link: "https://stoep.example/gent/m/1",
      shortLink: "https://stoep.example/gent/s/4d2p-f2db",
      sharedWith: "anyone",
      languages: ["en"],
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "More actions for Street works" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Share with residents" }));
  const dialog = await screen.findByRole("dialog", { name: "Share with residents" });
  expect(await within(dialog).findByText(/^Anyone with the link can open it/)).toBeVisible();
  expect(of("getShareLink")[0]?.params).toMatchObject({ subjectKind: "post" });
  // There is one language to choose from.
  expect(within(dialog).queryByRole("radiogroup", { name: "Language of the poster" })).toBeNull();
  await userEvent.click(within(dialog).getByText("Close"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a row is deleted like the message on its page: with the same words, and undone from the toast", async () => {
  const { of } = await open([aPostRow({ kind: "activity" })], "/inbox", {
    listDates: { items: [] },
    deletePost: { done: true },
    undeletePost: aPost(),
  });
  await userEvent.click(await screen.findByRole("button", { name: "More actions for Street works" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const question = await screen.findByRole("dialog", { name: "Delete “Street works”?" });
  expect(question).toHaveTextContent("Readers will see that the message no longer exists.");
  expect(question).toHaveTextContent("You can restore it for 30 days.");
  await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(of("undeletePost")).toHaveLength(1));
});

test("a row's menu depends on the licence of its kind", async () => {
  const closed = { ...anAccess().activities, write: "licence_level_too_low" as const };
  const session = aSession(aMembership(), [], { ...anAccess(), activities: closed });
  const can = { copy: closed.write, share: true as const, delete: true as const };
  const rows = [aPostRow({}), aPostRow({ id: idOf(2), title: "Market", kind: "activity", can })];
  await open(rows, "/inbox", {}, session);
  await userEvent.click(await screen.findByRole("button", { name: "More actions for Market" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Statistics",
    "Share with residents",
    expect.stringMatching(/^Duplicate./),
    "Delete",
  ]);
});

test("the title has no count for a kind without posts", async () => {
  await open([], "/inbox?kind=activity", {
    listPosts: { items: [], next: null, counts: { published: 81, scheduled: 3, concept: 3 }, found: 0 },
    countInbox: { items: [] },
  });
  await screen.findByText("Nothing published yet");
  expect(screen.getByRole("heading", { name: "Messages" }).parentElement).toHaveTextContent(/^Messages$/);
});

const drafts = ["One", "Two", "Three"].map((title, index) =>
  aPostRow({ id: idOf(index + 1), title, state: "concept", publishedAt: null }),
);

test("selected messages are deleted in one request, and those that stay are listed with the reason", async () => {
  const { of } = await open(drafts, "/inbox?state=concept", {
    deletePosts: { outcomes: [{ verdict: true }, { verdict: "level_too_low" }] },
    undeletePosts: { outcomes: [{ verdict: true }] },
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select One" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Two" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("dialog", { name: "Delete 2\u00a0messages?" });
  await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
  await expectToast(/^1 message stays as it is/);
  expect(of("deletePosts").map(({ body }) => body)).toEqual([{ ids: [idOf(1), idOf(2)], confirmed: [] }]);
});

test("scheduled messages are moved together, by days or to one time", async () => {
  const planned = aPostRow({
    title: "Planned",
    state: "scheduled",
    publishedAt: null,
    publishAt: "2030-11-20T07:25:00.000Z",
  });
  const { of } = await open([planned], "/inbox?state=scheduled", {
    reschedulePosts: { outcomes: [{ verdict: true, publishAt: "2030-11-27T07:25:00.000Z" }] },
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select Planned" }));
  await userEvent.click(screen.getByRole("button", { name: "Reschedule" }));
  const dialog = await screen.findByRole("dialog", { name: "Reschedule 1\u00a0message" });
  const days = within(dialog).getByRole("textbox", { name: "Days later" });
  await userEvent.clear(days);
  await userEvent.type(days, "7");
  await userEvent.click(within(dialog).getByRole("button", { name: "Reschedule" }));
  await waitFor(() =>
    expect(of("reschedulePosts").map(({ body }) => body)).toEqual([{ ids: [idOf(1)], to: { days: 7, minutes: 0 } }]),
  );
});

test("undoing a move to one time returns each to its own time, and reports those whose time has since passed", async () => {
  const planned = (n: number) => ({
    id: idOf(n),
    title: `Planned ${n}`,
    state: "scheduled" as const,
    publishedAt: null,
    publishAt: `2030-11-2${n}T07:25:00.000Z`,
  });
  const at = "2030-12-01T08:00:00.000Z";
  const { of } = await open([aPostRow(planned(1)), aPostRow(planned(2))], "/inbox?state=scheduled", {
    reschedulePosts: ({ body }) => ({
      outcomes:
        "moments" in (body as { to: object }).to
          ? [
              { verdict: true, publishAt: planned(1).publishAt },
              { verdict: "schedule_in_past", publishAt: at },
            ]
          : [
              { verdict: true, publishAt: at },
              { verdict: true, publishAt: at },
            ],
    }),
  });
  for (const n of [1, 2]) await userEvent.click(await screen.findByRole("checkbox", { name: `Select Planned ${n}` }));
  await userEvent.click(screen.getByRole("button", { name: "Reschedule" }));
  const dialog = await screen.findByRole("dialog", { name: "Reschedule 2\u00a0messages" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Reschedule" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await expectToast(/^1 message stays as it is/);
  expect(of("reschedulePosts").at(-1)?.body).toEqual({
    ids: [idOf(1), idOf(2)],
    to: { moments: [planned(1).publishAt, planned(2).publishAt] },
  });
});

test("an activity whose dates are all cancelled is marked in the list", async () => {
  await open([aPostRow({ kind: "activity", title: "Market", isCancelled: true })]);
  expect(await screen.findByText(/Cancelled/)).toBeVisible();
});

test("the kinds of features are offered beside all kinds; choosing one limits the list, its title and its tabs", async () => {
  const replies = {
    listPosts: ({ query }: { query: URLSearchParams }) => ({
      items: [aPostRow(query.get("kind") === "vacancy" ? { kind: "vacancy", title: "Bike repairer" } : {})],
      next: null,
      counts: { published: 81, scheduled: 3, concept: 3 },
      found: query.has("kind") ? 7 : null,
    }),
  };
  const { of, address } = await open([], "/inbox?type=urgent", replies);
  const kinds = within(await screen.findByRole("group", { name: "Show" }));
  expect(kinds.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "All messages 81",
    "Messages and polls 70",
    "Activities 6",
    "Vacancies 5",
  ]);
  await userEvent.click(kinds.getByRole("button", { name: "Vacancies 5" }));
  await waitFor(() => expect(address()).toBe("/inbox?kind=vacancy"));
  expect(await screen.findByRole("link", { name: "Bike repairer" })).toBeVisible();
  expect(of("listPosts").at(-1)?.query.get("kind")).toBe("vacancy");
  expect(screen.getByRole("heading", { name: "Messages" }).parentElement).toHaveTextContent(/5$/);
  expect(screen.queryByRole("combobox", { name: "Type" })).toBeNull();
  const drafts = screen.getByRole("link", { name: /^Drafts/ });
  expect(drafts).toHaveAttribute("href", "/dashboard/inbox?state=concept&kind=vacancy");
});

test("filtering by type requests messages only, and an unknown kind counts as all", async () => {
  const { of } = await open([aPostRow({})], "/inbox?type=vote&kind=nothing");
  const asked = of("listPosts").at(-1)?.query;
  expect([asked?.get("kind"), asked?.getAll("types")]).toEqual(["message", ["vote"]]);
  expect(await screen.findByRole("button", { name: /^All messages/ })).toHaveAttribute("aria-pressed", "true");
});

test("an empty list of a kind offers to create one", async () => {
  const listPosts = { items: [], next: null, counts: { published: 81, scheduled: 3, concept: 3 }, found: 0 };
  fakeServer({
    publishing: { listPosts, listAuthors: { items: [] }, countInbox: { items: counters } },
    neighbourhoods: { readAreas: city },
  });
  await showScreen(InboxScreen, { path: "/inbox", at: "/inbox?kind=activity" });
  expect(await screen.findByRole("link", { name: "New activity" })).toHaveAttribute(
    "href",
    "/dashboard/activities/new",
  );
});

test("sorting by another column starts in its default direction, which the address keeps", async () => {
  const { of, address } = await open([aPostRow({})]);
  const heading = await screen.findByRole("columnheader", { name: "Title" });
  await userEvent.click(within(heading).getByRole("button"));
  await waitFor(() => expect(address()).toBe("/inbox?sort=title"));
  await waitFor(() => expect(of("listPosts").at(-1)?.query.get("sort")).toBe("title"));
});
