import { beginAt, refusal } from "@stoep/client/testing";
import type { AgendaItem } from "@stoep/contract/feed";
import { addDays, monthOf, startOfMonth } from "@stoep/ui/days";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aPost, comingYear, dateOn } from "../../../app/testing/samples.ts";

// Words and dates depend on the day, so it is fixed.
const today = "2026-11-21";
beginAt(`${today}T09:00:00.000Z`);

const organisation = { id: aPost().id, name: "Stad Gent" };

function anItem(title: string, date = dateOn(2)): AgendaItem {
  const post = { id: aPost().id, title, language: "en" as const, organisation, theme: null, address: "Muidekaai 1" };
  return { date, post: { ...post, hasRegistration: true } };
}
const on = (day: string, change = {}) =>
  dateOn(2, { startsAt: `${day}T17:00:00.000Z`, endsAt: `${day}T19:00:00.000Z`, ...change });
const page = <Item = AgendaItem>(items: Item[], next: string | null = null) => ({ items, next });

test("the agenda has a tab, and lists its dates under their days", async () => {
  const items = [anItem("Exhibition", on("2020-01-01", { endsAt: "2027-01-01T17:00:00.000Z" })), anItem("Soup")];
  const { user } = await renderApp("/gent", { feed: { getFeed: page<never>([]), getAgenda: page(items) } });
  await user.click(await screen.findByRole("link", { name: "What’s on" }));
  const now = within(await screen.findByRole("region", { name: "On now" }));
  expect(now.getByRole("link", { name: "Exhibition" })).toBeVisible();
  const day = within(screen.getByRole("region", { name: new RegExp(`10\\sFebruary\\s${comingYear}$`) }));
  expect(day.getByText("18:00")).toBeVisible();
  expect(now.getByText("Until Friday, 1 January 2027, 18:00")).toBeVisible();
  expect(day.getByRole("link", { name: "Soup" })).toHaveAttribute(
    "href",
    `/gent/m/${items[1]?.post.id}?date=${items[1]?.date.id}`,
  );
});

test("a button loads later dates, which show the reader's own registration", async () => {
  const mine = { state: "coming" as const, people: 2, position: null };
  const { user } = await renderApp("/gent/agenda", {
    feed: {
      getAgenda: ({ query }) =>
        query.get("cursor") ? page([anItem("Choir", dateOn(3, { mine }))]) : page([anItem("Soup")], "next"),
    },
  });
  await user.click(await button("Show later activities"));
  expect(await screen.findByText("You are coming (2 people)")).toBeVisible();
});

test("the list can be limited to one's own dates; if there are none it says how to find some", async () => {
  const { user, last } = await renderApp("/gent/agenda", {
    feed: { getAgenda: ({ query }) => (query.get("only") === "mine" ? page([]) : page([anItem("Soup")])) },
  });
  await user.click(await button("I’m coming"));
  expect(await heading("You have not signed up for anything yet")).toBeVisible();
  expect(location.search).toBe("?mine=1");
  expect(last("feed.getAgenda")?.query.get("only")).toBe("mine");
  await user.click(await button("See all activities"));
  expect(await screen.findByRole("link", { name: "Soup" })).toBeVisible();
});

test("a month shows how many dates each day has; a day opens its own, by keyboard too", async () => {
  const first = startOfMonth(today);
  const other = addDays(first, 14);
  const { user, last } = await renderApp("/gent/agenda?view=month", {
    feed: {
      getAgendaMonth: { days: [{ day: other, count: 3 }] },
      getAgenda: ({ query }) => page(query.get("day") === other ? [anItem("Soup", on(other))] : []),
    },
  });
  const cell = await screen.findByRole("button", { name: /, 3\sactivities$/ });
  expect(await screen.findByText("There are no activities on this day.")).toBeVisible();
  await user.click(cell);
  expect(await screen.findByRole("link", { name: "Soup" })).toBeVisible();
  expect(location.search).toBe(`?view=month&day=${other}`);
  // The list in between does not forget the day.
  await user.click(screen.getByRole("button", { name: "List" }));
  await user.click(screen.getByRole("button", { name: "Month" }));
  expect(location.search).toBe(`?view=month&day=${other}`);
  screen.getByRole("button", { name: /, 3\sactivities$/ }).focus();
  await user.keyboard("{ArrowRight}{Enter}");
  await waitFor(() => expect(last("feed.getAgenda")?.query.get("day")).toBe(addDays(other, 1)));
  await user.keyboard("{PageDown}");
  await waitFor(() => expect(last("feed.getAgendaMonth")?.query.get("month")).not.toBe(monthOf(today)));
});

test("an empty month says so, and the next one can be opened", async () => {
  const { user, last } = await renderApp("/gent/agenda?view=month&day=2026-01-15", {
    feed: { getAgendaMonth: { days: [] }, getAgenda: page([]) },
  });
  expect(await screen.findByText("There are no activities in this month.")).toBeVisible();
  await user.click(await button("Next month"));
  expect(await heading("February 2026")).toBeVisible();
  expect(last("feed.getAgendaMonth")?.query.get("month")).toBe("2026-02");
});

test("offline the last loaded agenda is shown", async () => {
  const first = await renderApp("/gent/agenda", { feed: { getAgenda: page([anItem("Read on the tram")]) } });
  await screen.findByRole("link", { name: "Read on the tram" });
  first.leave();
  await renderApp("/gent/agenda", { feed: { getAgenda: () => Promise.reject(refusal("unavailable")) } });
  expect(await screen.findByText(/You are offline\. This was loaded on/, {}, { timeout: 8000 })).toBeVisible();
  expect(screen.getByRole("link", { name: "Read on the tram" })).toBeVisible();
});

test("offline the reader's own dates are found among the loaded ones", async () => {
  const mine = { state: "coming" as const, people: 1, position: null };
  const items = [anItem("Soup"), anItem("Choir", dateOn(3, { mine }))];
  const first = await renderApp("/gent/agenda", { feed: { getAgenda: page(items) } });
  await screen.findByRole("link", { name: "Soup" });
  first.leave();
  await renderApp("/gent/agenda?mine=1", { feed: { getAgenda: () => Promise.reject(refusal("unavailable")) } });
  expect(await screen.findByRole("link", { name: "Choir" }, { timeout: 8000 })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Soup" })).not.toBeInTheDocument();
});

test("offline a month that was opened before is shown, with the days that were opened", async () => {
  const at = "/gent/agenda?view=month";
  const first = await renderApp(at, {
    feed: { getAgendaMonth: { days: [{ day: today, count: 1 }] }, getAgenda: page([anItem("Soup", on(today))]) },
  });
  await screen.findByRole("link", { name: "Soup" });
  first.leave();
  const gone = () => Promise.reject(refusal("unavailable"));
  const { user } = await renderApp(at, { feed: { getAgendaMonth: gone, getAgenda: gone } });
  expect(await screen.findByText(/You are offline\. This was loaded on/)).toBeVisible();
  expect(screen.getByRole("button", { name: /, 1\sactivity$/ })).toBeVisible();
  expect(await screen.findByRole("link", { name: "Soup" })).toBeVisible();
  await user.click(await button("Next month"));
  expect(await button("Try again")).toBeVisible();
  expect(screen.queryByText(/This was loaded on/)).not.toBeInTheDocument();
});

test("offline the month of the reader's own dates is made from the days that were opened", async () => {
  const at = "/gent/agenda?view=month";
  const mine = { state: "coming" as const, people: 1, position: null };
  const camp = on("2026-11-21", { mine, endsAt: "2026-11-23T12:00:00.000Z" });
  const items = [anItem("Soup", on(today)), anItem("Camp", camp)];
  const first = await renderApp(at, {
    feed: { getAgendaMonth: { days: [{ day: today, count: 2 }] }, getAgenda: page(items) },
  });
  await screen.findByRole("link", { name: "Camp" });
  first.leave();
  const gone = () => Promise.reject(refusal("unavailable"));
  const { user } = await renderApp(`${at}&mine=1`, { feed: { getAgendaMonth: gone, getAgenda: gone } });
  expect(await screen.findByText(/You are offline\. This was loaded on/, {}, { timeout: 8000 })).toBeVisible();
  expect(screen.getAllByRole("button", { name: /, 1\sactivity$/ })).toHaveLength(3);
  expect(await screen.findByRole("link", { name: "Camp" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Soup" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /23\sNovember, 1\sactivity$/ }));
  expect(await screen.findByRole("link", { name: "Camp" }, { timeout: 8000 })).toBeVisible();
});

test("visitors read the public agenda, without a filter for their own dates", async () => {
  const { last } = await renderApp("/gent/agenda", { feed: { getPublicAgenda: page([anItem("For all")]) } }, null);
  expect(await screen.findByRole("link", { name: "← Back" })).toHaveAttribute("href", "/gent/public");
  expect(await heading("What’s on in Gent")).toBeVisible();
  expect(await screen.findByRole("link", { name: "For all" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "I’m coming" })).not.toBeInTheDocument();
  expect(last("feed.getPublicAgenda")?.params).toEqual({ networkSlug: "gent" });
});

test("a resident subscribes to the neighbourhood's calendar, by an address that can be renewed", async () => {
  let address: string | null = null;
  let made = 0;
  const start = "https://stoep.example/api/networks/gent/calendars/";
  const { user } = await renderApp("/gent/agenda", {
    feed: { getAgenda: page([]) },
    publishing: {
      getMyCalendar: () => ({ address }),
      renewMyCalendar: () => {
        made += 1;
        address = `${start}key-${made}/activities.ics`;
        return { address };
      },
      endMyCalendar: () => {
        address = null;
        return { address };
      },
    },
  });
  await user.click(await button("Subscribe"));
  await user.click(await button("Create a calendar link"));
  const field = () => screen.getByRole("textbox", { name: "Link for your calendar" });
  await waitFor(() => expect(field()).toHaveValue(`${start}key-1/activities.ics`));
  expect(screen.getByText(/Anyone with this link can see/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open in my calendar" })).toHaveAttribute(
    "href",
    "webcal://stoep.example/api/networks/gent/calendars/key-1/activities.ics",
  );
  await user.click(await button("Replace or delete this link"));
  expect(screen.getByText(/stop updating/)).toBeVisible();
  await user.click(await button("Replace link"));
  await waitFor(() => expect(field()).toHaveValue(`${start}key-2/activities.ics`));
  await user.click(await button("Replace or delete this link"));
  await user.click(await button("Delete link"));
  expect(await button("Create a calendar link")).toBeVisible();
});

test("visitors subscribe to the public activities of one organisation", async () => {
  const at = `/gent/agenda?organisation=${organisation.id}`;
  const profile = { ...organisation, kind: "city" as const, textHtml: "", website: "", phone: "", address: "" };
  const readOrganisation = { ...profile, logo: null, banner: null, memberSince: `${today}T09:00:00.000Z` };
  const feed = { getPublicAgenda: page([anItem("For all")]) };
  const { user } = await renderApp(at, { feed, accounts: { readOrganisation } }, null);
  expect(await heading("What’s on in Stad Gent")).toBeVisible();
  await user.click(await button("Subscribe"));
  expect(await screen.findByRole("textbox", { name: "Link for your calendar" })).toHaveValue(
    `${location.origin}/api/networks/gent/organisations/${organisation.id}/activities.ics`,
  );
});
