// @vitest-environment jsdom
/** Projects and citizen budgets in the list of messages. S1 §2 Inbox */
import { fakeServer, idOf } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { publishing } from "../../publishing/index.ts";
import { aRow, none, ofParticipation } from "../testing/samples.ts";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const counters = [
  { kind: "message", published: 7, scheduled: 0, concept: 0 },
  { kind: "project", published: 4, scheduled: 1, concept: 0 },
  { kind: "budget", published: 2, scheduled: 0, concept: 3 },
];

async function open(at: string, session = ofParticipation(), items = [aRow({ kind: "budget", title: "Wijkbudget" })]) {
  const asked = fakeServer({
    publishing: {
      countInbox: { items: counters },
      listPosts: { items: [], next: null, counts: { published: 7, scheduled: 0, concept: 0 }, found: null },
      listAuthors: { items: [] },
    },
    participation: {
      listProjects: { items, next: null, counts: { published: 6, scheduled: 1, concept: 3 }, found: items.length },
    },
    neighbourhoods: { readAreas: { type: "FeatureCollection", features: [] } },
  });
  const InboxScreen = await publishing.routes.find(({ path }) => path === "/inbox")?.screen();
  if (!InboxScreen) throw new Error("there is no list of messages");
  const shown = await showScreen(InboxScreen, { path: "/inbox", at, session });
  return { ...shown, asked: () => asked.filter(({ route }) => route === "participation.listProjects") };
}
const parts = async () => within(await screen.findByRole("group", { name: "Show" }));

test("a kind that is no message has its own list under the same tabs, and a row leads to its page", async () => {
  const { asked } = await open("/inbox?kind=budget");
  expect(await screen.findByRole("link", { name: "Wijkbudget" })).toHaveAttribute(
    "href",
    `/dashboard/participation/projects/${idOf(1)}`,
  );
  expect(asked().at(-1)?.query.get("kind")).toBe("budget");
  expect(screen.queryByRole("combobox", { name: "Kind" })).toBeNull();
  expect(screen.getByRole("heading", { name: "Messages" }).parentElement).toHaveTextContent(/5$/);
  const drafts = screen.getByRole("link", { name: /^Drafts ?3$/ });
  expect(drafts).toHaveAttribute("href", "/dashboard/inbox?state=concept&kind=budget");
  // The calendar has no projects.
  expect(screen.getByRole("link", { name: "Calendar" })).toHaveAttribute("href", "/dashboard/inbox/calendar");
});

test("all messages are counted as their list shows them; what has a list of its own stands apart", async () => {
  await open("/inbox");
  const all = await (await parts()).findByRole("button", { name: "All messages 7" });
  expect(all).toHaveAccessibleDescription("Messages and polls, Activities and Vacancies");
  const buttons = (await parts()).getAllByRole("button");
  const apart = buttons.filter((button) => button.hasAttribute("data-apart"));
  expect(apart.map(({ textContent }) => textContent)).toEqual(["Projects 4", "Citizen budgets 2", "Surveys"]);
  expect(screen.getByRole("link", { name: /^Published ?7$/ })).toHaveAttribute("aria-current", "page");
});

test("each kind says how many there are in the state that is shown", async () => {
  await open("/inbox?state=scheduled&kind=project");
  const names = (await parts()).getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toContain("Citizen budgets");
  expect(await (await parts()).findByRole("button", { name: "Projects 1" })).toHaveAttribute("aria-pressed", "true");
});

test("another list keeps the words that were searched for, not the filters that it does not have", async () => {
  const { address } = await open("/inbox?search=water&type=vote&sort=title");
  await userEvent.click(await (await parts()).findByRole("button", { name: /^Citizen budgets/ }));
  await waitFor(() => expect(address()).toBe("/inbox?state=published&kind=budget&search=water"));
  await userEvent.click(await (await parts()).findByRole("button", { name: /^Projects/ }));
  await waitFor(() => expect(address()).toBe("/inbox?state=published&kind=project&search=water"));
});

test("without any citizen budget the first is offered to those who may write one", async () => {
  await open("/inbox?kind=budget", ofParticipation(), []);
  expect(await screen.findByRole("link", { name: "New citizen budget" })).toHaveAttribute(
    "href",
    "/dashboard/participation/budgets/new",
  );
});

test("members without participation are offered messages alone", async () => {
  await open("/inbox?kind=project", ofParticipation({ ideas: none }));
  const names = (await parts()).getAllByRole("button").map(({ textContent }) => textContent);
  expect(names.some((name) => /Projects|budgets/.test(name))).toBe(false);
});
