// @vitest-environment jsdom
import { fakeServer, idOf, now, type Replies } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Feature } from "../../../app/index.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { none, ofParticipation } from "../testing/samples.ts";
import { OverviewScreen, overviewPath } from "./overview-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const item = {
  id: idOf(1),
  type: "project" as const,
  title: "Een park aan het water",
  startsOn: "2026-11-01",
  endsOn: "2027-01-15",
  timing: "active" as const,
  daysLeft: 12,
  phase: "Luisteren",
  isPublic: true,
  participants: null,
  messages: 3,
  events: 1,
};

async function open(
  search = "",
  replies: NonNullable<Replies["participation"]> = {},
  refused = {},
  more: Feature[] = [],
) {
  const asked = fakeServer({
    participation: {
      getParticipationOverview: {
        participants: 120,
        participantsAt: now,
        types: [
          { type: "project", published: 7, active: 3 },
          { type: "budget", published: 1, active: 0 },
        ],
        polls: 4,
        votes: 310,
        alerts: 2,
        at: now,
      },
      listOverviewItems: { items: [item], pageCount: 3, totalCount: 41, participantsAt: now, at: now },
      ...replies,
    },
  });
  await showScreen(OverviewScreen, {
    path: overviewPath,
    at: `${overviewPath}${search}`,
    session: ofParticipation(refused),
    more,
  });
  /** What was asked of the file. */
  return () =>
    asked
      .filter(({ route }) => route === "participation.exportOverviewItems")
      .map(({ query }) => Object.fromEntries(query));
}

test("participants are told once per person, with votes beside them", async () => {
  await open();
  expect(await screen.findByText("120")).toBeVisible();
  expect(screen.getByRole("button", { name: /Took part: Residents who wrote.*each counted once/ })).toBeVisible();
  expect(screen.getByText("310 votes")).toBeVisible();
  expect(screen.getByText("3 under way")).toBeVisible();
});

test("items lead to the project’s page, and the page stands in the address", async () => {
  await open();
  expect(await screen.findByRole("link", { name: "Een park aan het water" })).toHaveAttribute(
    "href",
    `/dashboard/participation/projects/${idOf(1)}`,
  );
  expect(screen.getByText("Page 1 of 3")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /next/i }));
  expect(await screen.findByText("Page 2 of 3")).toBeVisible();
});

test("counts that are some minutes old say when they were made", async () => {
  await open();
  await screen.findByText("Page 1 of 3");
  expect(screen.queryByText(/^Took part: counted at/)).toBeNull();
  const page = { items: [item], pageCount: 1, totalCount: 1, at: now };
  await open("?tab=projects", { listOverviewItems: { ...page, participantsAt: "2026-11-01T08:10:00.000Z" } });
  expect(await screen.findByText(/^Took part: counted at \S/)).toBeVisible();
});

test("without budgets the tab offers the first", async () => {
  await open("?tab=budgets", {
    listOverviewItems: { items: [], pageCount: 0, totalCount: 0, participantsAt: now, at: now },
  });
  expect(await screen.findByRole("link", { name: "New citizen budget" })).toBeVisible();
});

test("the items can be downloaded, those of the tab that is open", async () => {
  const filesAsked = await open("?tab=projects", { exportOverviewItems: new Blob(["x"]) });
  await userEvent.click(await screen.findByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Excel" }));
  await waitFor(() => expect(filesAsked()).toEqual([{ type: "project", format: "xlsx", filteredBy: "Projects" }]));
});

test("polls and alerts are for those who read messages", async () => {
  await open("", {}, { inbox: none });
  await screen.findByText("120");
  expect(screen.queryByRole("link", { name: "Polls" })).toBeNull();
  expect(screen.getByRole("link", { name: "Projects" })).toBeVisible();
});

const Votes = () => <p>All votes</p>;
const tab = { key: "vote", after: "budgets", licence: "surveys", Part: Votes } as const;
const votes: Feature = { name: "votes", routes: [], overviewTabs: [tab] };

describe("another capability hands in a tab", () => {
  const keysOf = (links: HTMLElement[]) =>
    links.map((link) => new URL(link.getAttribute("href") ?? "", "http://localhost").searchParams.get("tab"));
  const shownTabs = async () =>
    keysOf(within(await screen.findByRole("navigation", { name: "Types of participation" })).getAllByRole("link"));

  test("which stands in its place and shows its part", async () => {
    await open("?tab=vote", {}, {}, [votes]);
    expect(await screen.findByText("All votes")).toBeVisible();
    expect(await shownTabs()).toEqual([null, "projects", "budgets", "surveys", "calls", "vote", "polls", "alerts"]);
  });

  test("which is hidden from members who may not read it; its address shows the overview", async () => {
    await open("?tab=vote", {}, { surveys: none, calls: none }, [votes]);
    expect(await screen.findByText("120")).toBeVisible();
    expect(await shownTabs()).toEqual([null, "projects", "budgets", "polls", "alerts"]);
  });
});
