// @vitest-environment jsdom
import { fill, idOf, now } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { ShoutCards } from "../start/shout-cards.tsx";
import { StatisticsScreen } from "../statistics/statistics-screen.tsx";
import { anInbox, aRow, someFigures } from "../testing/samples.ts";
import { TemplatesScreen } from "./templates-screen.tsx";
import { UnsharedScreen } from "./unshared-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const stub = (number: number, askedAt: string | null) => ({
  id: idOf(number),
  kind: "idea" as const,
  theme: null,
  neighbourhood: { id: idOf(20), name: "Muide" },
  createdAt: now,
  reactions: 4,
  comments: 1,
  askedAt,
  can: { ask: askedAt ? ("already_exists" as const) : (true as const) },
});

test("the author of a message that is not shared is asked to share it once, after a confirmation", async () => {
  let askedAt: string | null = null;
  const asked = anInbox([], {
    listUnsharedShouts: () => ({ items: [stub(1, askedAt)], next: null }),
    askToShare: () => {
      askedAt = now;
      return stub(1, askedAt);
    },
  });
  await showScreen(UnsharedScreen, { path: "/shouts/unshared" });
  expect(await screen.findByText("4 reactions · 1 comment")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Ask to share: Idea · Muide/ }));
  expect(asked.filter(({ route }) => route === "shouts.askToShare")).toHaveLength(0);
  const dialog = await screen.findByRole("dialog", { name: "Ask the author to share this message?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Ask to share" }));
  await expectToast("The author has been asked.");
  expect(await screen.findByText(/^Asked /)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Ask to share/ })).toBeNull();
});

test("a reply template is written in a drawer", async () => {
  const saved = { id: idOf(71), name: "Depot", text: "The depot takes it.", updatedAt: now };
  const asked = anInbox([], { createReplyTemplate: saved });
  await showScreen(TemplatesScreen, { path: "/shouts/templates" });
  await userEvent.click(await screen.findByRole("button", { name: "New reply template" }));
  const drawer = await screen.findByRole("dialog", { name: "New reply template" });
  await userEvent.click(within(drawer).getByRole("button", { name: "Save template" }));
  await fill(within(drawer).getByRole("textbox", { name: /^Name/ }), "Depot");
  await fill(within(drawer).getByRole("textbox", { name: /^Text/ }), "The depot takes it.");
  await userEvent.click(within(drawer).getByRole("button", { name: "Save template" }));
  await expectToast("Template saved.");
  const sent = asked.filter(({ route }) => route === "shouts.createReplyTemplate");
  expect(sent.map(({ body }) => body)).toEqual([{ name: "Depot", text: "The depot takes it." }]);
});

test("the statistics show how many messages there were and how long they took, and each number links to its messages", async () => {
  const asked = anInbox([], { getShoutFigures: someFigures });
  await showScreen(StatisticsScreen, { path: "/shouts/figures" });
  expect(await screen.findByText(/^6\shours$/)).toBeVisible();
  expect(screen.getByText(/^2\sdays in the same months/)).toBeVisible();
  expect(screen.getByText("Too few")).toBeVisible();
  const days = "from=2026-04-01&until=2026-05-12";
  const hrefs = {
    Borrow: "category=other",
    "Traffic and transport": "theme=mobility",
    Muide: `neighbourhoodId=${idOf(20)}`,
  };
  for (const [name, filter] of Object.entries(hrefs))
    expect(screen.getByRole("link", { name })).toHaveAttribute(
      "href",
      `/dashboard/shouts?status=all&${filter}&${days}`,
    );
  expect(screen.getByText("No theme").closest("a")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Last year" }));
  await expect
    .poll(() => asked.filter(({ route }) => route === "shouts.getShoutFigures").map(({ query }) => query.get("period")))
    .toEqual(["12-months", "last-year"]);
});

test("each card of the start page links to its messages and to their list", async () => {
  const [idea, problem] = [aRow(1, { kind: "idea" }), aRow(2)];
  anInbox([problem, idea], { listAlertShouts: { items: [problem] }, listTrendingShouts: { items: [] } });
  await showScreen(ShoutCards);
  expect(await screen.findByRole("link", { name: "Loose tile 1" })).toHaveAttribute(
    "href",
    `/dashboard/shouts?status=all&shout=${idOf(101)}`,
  );
  // Found once, because problems are not repeated among the latest messages.
  expect(await screen.findByRole("link", { name: "Loose tile 2" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See all open problems" })).toHaveAttribute(
    "href",
    "/dashboard/shouts?category=alerts",
  );
  expect(await screen.findByText("Nothing is popular yet.")).toBeVisible();
});
