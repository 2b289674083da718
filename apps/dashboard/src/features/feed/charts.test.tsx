// @vitest-environment jsdom
import { fakeServer } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aMembership, aSession } from "../../app/testing/people.ts";
import { showScreen } from "../../app/testing/show-screen.tsx";
import { EngagementChart } from "./parts/engagement-chart.tsx";
import { Registrations } from "./parts/registrations.tsx";

afterEach(() => vi.unstubAllGlobals());
const session = aSession(aMembership());

test("people who signed up are shown by week or by month, with the definition, and small numbers as fewer than 10", async () => {
  const asked = fakeServer({
    residents: {
      listRegistrations: ({ query }) => ({
        spans: [
          { day: query.get("by") === "month" ? "2026-04-01" : "2026-05-04", residents: 12, households: null },
          { day: query.get("by") === "month" ? "2026-05-01" : "2026-05-11", residents: null, households: null },
        ],
      }),
    },
  });
  await showScreen(Registrations, { session });
  expect(await screen.findByText(/still live in the network\. Numbers below 10/)).toBeVisible();
  const plot = screen.getByRole("slider", { name: "Residents by week of sign-up" });
  expect(plot).toHaveAttribute("aria-valuetext", expect.stringMatching(/^May\s11 · fewer\sthan\s10\sresidents$/));
  plot.focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(plot).toHaveAttribute("aria-valuetext", expect.stringMatching(/^May\s4 · 12\sresidents$/));
  const period = within(screen.getByRole("group", { name: "Period" }));
  await userEvent.click(period.getByRole("button", { name: "Month" }));
  expect((await screen.findAllByText(/Apr\s2026/))[0]).toBeInTheDocument();
  expect(
    asked.filter(({ route }) => route === "residents.listRegistrations").map(({ query }) => query.get("by")),
  ).toEqual(["week", "month"]);
});

test("the activity of 14 days leads to the statistics", async () => {
  const engagement = { reached: null, seen: null, opened: null, clicked: null, reactions: 4, comments: 2, votes: 0 };
  fakeServer({ publishing: { countActivity: { days: [{ day: "2026-05-11", published: 1, engagement }] } } });
  await showScreen(EngagementChart, { session });
  expect((await screen.findAllByText(/1\smessage/))[0]).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See statistics" })).toHaveAttribute("href", "/dashboard/inbox/statistics");
});
