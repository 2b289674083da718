// @vitest-environment jsdom
import { aPostRow, fakeServer, idOf } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { CalendarScreen } from "../calendar/calendar-screen.tsx";
import { aPost } from "../compose/testing/samples.ts";
import { StatisticsScreen } from "../engagement/statistics-screen.tsx";
import { DeletedScreen } from "./deleted-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const nothing = { published: 0, scheduled: 0, concept: 0 };
const entry = {
  postId: idOf(1),
  dateId: null,
  kind: "message",
  type: "standard",
  until: null,
  isCancelled: false,
} as const;
const marketDay = {
  postId: idOf(2),
  dateId: idOf(3),
  title: "Market",
  ...({ kind: "activity", state: "published" } as const),
};

test("the calendar of a month shows published and scheduled messages on their days, of one kind if chosen", async () => {
  const asked = fakeServer({
    publishing: {
      listCalendar: {
        items: [
          { ...entry, title: "Street works", state: "scheduled", at: "2030-06-12T08:00:00.000Z" },
          { ...entry, ...marketDay, at: "2030-06-15T08:00:00.000Z", until: "2030-06-15T10:00:00.000Z" },
          {
            ...entry,
            ...marketDay,
            dateId: idOf(4),
            isCancelled: true,
            at: "2030-06-22T08:00:00.000Z",
            until: "2030-06-22T10:00:00.000Z",
          },
        ],
        until: "2030-07-08T00:00:00.000Z",
        isCut: false,
      },
      listPosts: { items: [], next: null, counts: nothing, found: null },
    },
  });
  const at = "/inbox/calendar?view=month&day=2030-06-12&kind=activity";
  const { address } = await showScreen(CalendarScreen, { path: "/inbox/calendar", at });
  expect(await screen.findByRole("link", { name: /Street works/ })).toHaveAttribute(
    "href",
    `/dashboard/messages/${idOf(1)}/edit`,
  );
  const [market, cancelled] = screen.getAllByRole("link", { name: /Market/ });
  expect(market).toHaveAttribute("href", `/dashboard/messages/${idOf(2)}`);
  expect(cancelled).toHaveAccessibleName(/Market, Cancelled$/);
  expect(cancelled).toHaveAttribute("data-cancelled");
  expect(cancelled?.closest("[data-look]")).toHaveAttribute("data-look", "ended");
  const [first] = asked.filter(({ route }) => route === "publishing.listCalendar");
  expect(first?.query.getAll("kinds")).toEqual(["activity"]);
  await userEvent.click(screen.getByRole("button", { name: "All messages" }));
  await waitFor(() => expect(address()).toBe("/inbox/calendar?view=month&day=2030-06-12"));
});

const engagement = { reached: 400, seen: 200, opened: 60, clicked: null, reactions: 12, comments: 3, votes: 1 };

test("the statistics of the organisation's messages show what was published over a year, and the best messages", async () => {
  const best = aPostRow({ id: idOf(1), title: "A car-free Sunday", engagement, rating: "good" });
  fakeServer({
    publishing: {
      getOwnFigures: {
        months: Array.from({ length: 12 }, (_, month) => ({
          day: `2026-${String(month + 1).padStart(2, "0")}-01`,
          published: month,
          engagement,
        })),
        total: { published: 66, engagement },
        types: [{ kind: "vacancy", type: "standard", published: 5, engagement }],
        ratings: [{ rating: "good", published: 4 }],
        best: [best],
        countedAt: "2026-11-21T09:00:00.000Z",
      },
    },
  });
  await showScreen(StatisticsScreen, { path: "/inbox/statistics" });
  expect(await screen.findByText("66")).toBeVisible();
  expect(screen.getByRole("link", { name: "A car-free Sunday" })).toHaveAttribute(
    "href",
    `/dashboard/messages/${idOf(1)}`,
  );
  expect(screen.getByText(/12 reactions · 3 comments · 1 vote/)).toBeVisible();
});

test("deleted messages show until when they are kept, and can be restored by members who may do so", async () => {
  const row = {
    ...({ kind: "activity", type: "standard", state: "concept", createdBy: "Els Peeters" } as const),
    deletedAt: "2026-11-20T09:00:00.000Z",
    keptUntil: "2026-12-20T09:00:00.000Z",
  };
  const asked = fakeServer({
    publishing: {
      listDeletedPosts: {
        items: [
          { ...row, id: idOf(1), title: "Market", canPutBack: true },
          { ...row, id: idOf(2), title: "Of a colleague", canPutBack: "level_too_low" },
        ],
        next: null,
      },
      undeletePost: aPost(),
    },
  });
  await showScreen(DeletedScreen, { path: "/inbox/deleted" });
  const market = within(await screen.findByRole("row", { name: /Market/ }));
  expect(market.getByText("20 Dec 2026")).toBeVisible();
  await userEvent.click(market.getByRole("button", { name: /Restore/ }));
  await expectToast("Message restored.");
  expect(screen.getByText(/You can restore deleted messages for 30 days/)).toBeVisible();
  expect(asked.filter(({ route }) => route === "publishing.undeletePost")).toHaveLength(1);
});

test("without deleted messages the screen says, once, how long they are kept", async () => {
  fakeServer({ publishing: { listDeletedPosts: { items: [], next: null } } });
  await showScreen(DeletedScreen, { path: "/inbox/deleted" });
  expect(await screen.findAllByText(/30 days/)).toHaveLength(1);
});
