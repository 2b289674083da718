// @vitest-environment jsdom
import { aPostRow, fakeServer, idOf } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { features } from "../../app/features.ts";
import { useShellMenu } from "../../app/shell/shell-menu.ts";
import { aMembership, anAccess, aSession } from "../../app/testing/people.ts";
import { showScreen } from "../../app/testing/show-screen.tsx";
import { Figures } from "./parts/figures.tsx";
import { TrendingPosts } from "./parts/trending-posts.tsx";

afterEach(() => vi.unstubAllGlobals());

const total = { registered: 30, addresses: 250, residents: 61 };
const engagement = { opened: 10, clicked: null, reactions: 2, comments: 1, votes: 0 };
const counts = { published: 40, scheduled: 0, concept: 0 };
const posts = [
  aPostRow({ engagement: { ...engagement, reached: 60, seen: 30 } }),
  aPostRow({ engagement: { ...engagement, reached: 40, seen: 10 } }),
  aPostRow({ engagement: { ...engagement, reached: 20, seen: null } }),
];

/** The card of a number, found by its label. */
const card = async (name: string) => {
  const label = await screen.findByText(name);
  return within(label.closest("section") as HTMLElement);
};

const owner = () => aSession(aMembership({ type: "owner" }), [], anAccess({ manage: true }));

async function open(session = owner(), Screen: FunctionComponent = Figures) {
  const asked = fakeServer({
    residents: {
      listHouseholdCounts: { items: [], total },
      listWaitingResidents: { items: [], next: null, waitingResidents: 4 },
    },
    conversations: { listReported: { items: [], next: null, open: 2, appealed: 1 } },
    publishing: {
      listPosts: ({ query }) =>
        query.has("until")
          ? { items: [], next: null, counts, found: 5 }
          : { items: posts, next: null, counts, found: 3 },
    },
  });
  await showScreen(Screen, { session });
  return asked;
}

test("each number on the start page has its definition and a link to what it counts", async () => {
  await open();
  const households = await card("Households with an account");
  expect(await households.findByText("30")).toBeVisible();
  expect(households.getByText("12% of 250 addresses")).toBeVisible();
  expect(await (await card("Residents")).findByText("61")).toBeVisible();
  const messages = await card("Messages in the last 30 days");
  expect(await messages.findByText("3")).toBeVisible();
  expect(messages.getByRole("link", { name: "All messages" })).toHaveAttribute("href", "/dashboard/inbox");
  const waiting = await card("Addresses to confirm");
  expect(await waiting.findByText("4")).toBeVisible();
  expect(waiting.getByRole("link")).toHaveAttribute("href", "/dashboard/residents/waiting");
  const reports = await card("Reports to review");
  expect(await reports.findByText("3")).toBeVisible();
  expect(reports.getByRole("link")).toHaveAttribute("href", "/dashboard/reports");
});

const counting = features.filter(({ name }) => name === "conversations" || name === "residents");

/** The figures beside the menu, as on the start page. */
function WithMenu() {
  const menu = useShellMenu(counting);
  return (
    <>
      <Figures />
      {menu.map(({ key, href, count }) => (
        <p key={key}>{`${href} ${count?.value}`}</p>
      ))}
    </>
  );
}

test("a number that the menu has too is the same there, and is asked for once", async () => {
  const asked = await open(owner(), WithMenu);
  for (const [label, href] of [
    ["Reports to review", "/reports"],
    ["Addresses to confirm", "/residents/waiting"],
  ] as const) {
    const figure = await card(label);
    expect(figure.getByRole("link")).toHaveAttribute("href", `/dashboard${href}`);
    const inMenu = (await screen.findByText(new RegExp(`^${href} \\d+$`))).textContent?.split(" ")[1] ?? "";
    expect(figure.getByText(inMenu)).toBeVisible();
  }
  for (const route of ["conversations.listReported", "residents.listWaitingResidents"])
    expect(asked.filter((one) => one.route === route)).toHaveLength(1);
});

test("messages of the last 30 days are shown with the share that saw them and the number in the 30 days before", async () => {
  const asked = await open();
  const messages = await card("Messages in the last 30 days");
  expect(await messages.findByText("Seen by 40% of residents reached · 5 in the 30 days before")).toBeVisible();
  const [last, before] = asked.filter(({ route }) => route === "publishing.listPosts");
  expect(before?.query.get("until")).toBe(last?.query.get("from"));
});

test("members who may neither confirm addresses nor decide on reports see no cards for them", async () => {
  await open(aSession(aMembership(), [], anAccess({ write: "level_too_low" })));
  expect(await screen.findByText("Messages in the last 30 days")).toBeVisible();
  expect(screen.queryByText("Addresses to confirm")).toBeNull();
  expect(screen.queryByText("Reports to review")).toBeNull();
});

test("trending messages are in order, say what is counted and link to all messages of the period", async () => {
  const best = (id: number, title: string, votes: number) =>
    aPostRow({ id: idOf(id), title, engagement: { ...engagement, reached: 60, seen: 30, votes } });
  fakeServer({ publishing: { listTrending: { items: [best(1, "Bridge", 1), best(2, "Market", 0)] } } });
  await showScreen(TrendingPosts);
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first).toHaveTextContent("Bridge2 reactions · 1 comment · 1 vote");
  expect(second).toHaveTextContent(/1 comment$/);
  expect(screen.getByText(/most reactions, comments and votes together/)).toBeVisible();
  const all = screen.getByRole("link", { name: "All from the last 30 days" });
  expect(all.getAttribute("href")).toMatch(/^\/dashboard\/inbox\?from=\d{4}-\d\d-\d\d&until=\d{4}-\d\d-\d\d$/);
});

test("without trending messages the card says what would appear there", async () => {
  fakeServer({ publishing: { listTrending: { items: [] } } });
  await showScreen(TrendingPosts);
  expect(await screen.findByText("Nothing is popular yet")).toBeVisible();
});
