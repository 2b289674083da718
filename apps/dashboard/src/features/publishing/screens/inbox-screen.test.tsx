// @vitest-environment jsdom
import { fakeServer, idOf, type Replies, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { told } from "../../../app/testing/told.ts";
import type { PostRow } from "../parts/words.ts";
import { InboxScreen } from "./inbox-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const row = (change: Partial<PostRow>): PostRow => ({
  id: idOf(1),
  type: "standard",
  title: "Street works",
  state: "published",
  publishAt: null,
  publishedAt: "2026-11-20T07:25:00.000Z",
  savedAt: "2026-11-20T07:25:00.000Z",
  theme: "mobility",
  visibility: "everyone",
  neighbourhoodCount: 1,
  neighbourhoodNames: ["Muide"],
  languages: ["en"],
  createdBy: "Els Peeters",
  image: null,
  engagement: null,
  countedAt: null,
  rating: "none",
  openReports: 0,
  ...change,
});

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

async function open(rows: PostRow[], at = "/inbox", replies: NonNullable<Replies["publishing"]> = {}) {
  const asked = fakeServer({
    publishing: {
      listPosts: ({ query }) => ({
        items: rows,
        next: null,
        counts: { published: 81, scheduled: 3, concept: 3 },
        found: query.has("search") ? 12 : null,
      }),
      ...replies,
    },
    neighbourhoods: { readAreas: city as unknown as Blob },
  });
  const shown = await showScreen(InboxScreen, { path: "/inbox", at });
  await screen.findByRole("table");
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `publishing.${route}`) };
}

test("the title says how many messages there are, and filters how many of them fit", async () => {
  await open([row({})], "/inbox?search=street");
  expect((await screen.findByRole("heading", { name: "Messages" })).parentElement).toHaveTextContent(/87$/);
  expect(await screen.findByText("12 of 81")).toBeVisible();
});

test("several neighbourhoods are the first and how many more; all of them are the whole city", async () => {
  await open([
    row({ neighbourhoodCount: 4, neighbourhoodNames: ["Dampoort", "Ledeberg", "Muide"] }),
    row({ id: idOf(2), title: "Whole", neighbourhoodCount: 5, neighbourhoodNames: ["Dampoort", "Ledeberg", "Muide"] }),
  ]);
  expect(await screen.findByTitle("Dampoort, Ledeberg, Muide and 1 more")).toHaveTextContent("Dampoort+3");
  expect(await screen.findByRole("cell", { name: "Whole city" })).toBeVisible();
});

test("the moment sorts the other way round, which the address holds", async () => {
  const { of, address } = await open([row({})]);
  const heading = await screen.findByRole("columnheader", { name: "Published" });
  expect(heading).toHaveAttribute("aria-sort", "descending");
  await userEvent.click(within(heading).getByRole("button"));
  await waitFor(() => expect(address()).toBe("/inbox?direction=asc"));
  await waitFor(() => expect(of("listPosts").at(-1)?.query.get("direction")).toBe("asc"));
});

test("a row's menu leads to its statistics and its editor; who may not delete what is live is not offered it", async () => {
  await open([row({})]);
  await userEvent.click(await screen.findByRole("button", { name: "More actions for Street works" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual(["Statistics", "Edit"]);
});

test("drafts are chosen and deleted together, and what stays is told", async () => {
  const drafts = ["One", "Two", "Three"].map((title, index) =>
    row({ id: idOf(index + 1), title, state: "concept", publishedAt: null }),
  );
  const { of } = await open(drafts, "/inbox?state=concept", {
    deletePost: ({ params }) => {
      if (params.postId === idOf(2)) throw refusal("level_too_low");
      return { done: true };
    },
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select One" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Two" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete drafts" }));
  const question = await screen.findByRole("dialog", { name: "Delete 2 drafts?" });
  await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
  await told(/^1 draft could not be deleted/);
  expect(of("deletePost")).toHaveLength(2);
});
