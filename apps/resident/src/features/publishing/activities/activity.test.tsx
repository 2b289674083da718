import { refusal } from "@stoep/client/testing";
import type { ReadPost } from "@stoep/contract/publishing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { anActivity, aPost, comingYear, dateOn, feedItem } from "../../../app/testing/samples.ts";

const feedOf = (post: ReadPost) => ({ feed: { getFeed: { items: [feedItem(post)], next: null } } });
const quiet = {
  conversations: { listComments: { items: [], next: null, can: { comment: true as const } } },
};

test("an activity's card says what it is, when and where", async () => {
  await renderApp("/gent", feedOf(anActivity({ repeat: "monthly", dates: [dateOn(2), dateOn(3), dateOn(4)] })));
  const card = within(await screen.findByRole("article", { name: "Soup for all" }));
  expect(card.getByText("Activity")).toBeVisible();
  expect(
    await card.findByText(new RegExp(`10 February ${comingYear}, 18:00.–\u2060.20:00$`), { selector: "time" }),
  ).toBeVisible();
  expect(card.getByText("and 2 more dates")).toBeVisible();
  expect(card.getByText("Muidekaai 1")).toBeVisible();
});

const ofSeries = () =>
  anActivity({
    repeat: "monthly",
    dates: [dateOn(2, { cancelled: { reason: "Storm." }, isClosed: true }), dateOn(3), dateOn(4)],
  });

async function expectOneDateCancelled() {
  const card = within(await screen.findByRole("article", { name: "Soup for all" }));
  const said = await card.findByText(/^The date of .* is cancelled\.$/);
  expect(said).toHaveTextContent(new RegExp(`10.February.${comingYear}`));
  expect(card.getByText(/Storm\./)).toBeVisible();
  expect(card.queryByText("Cancelled.")).toBeNull();
  expect(card.getByText(/10.March/, { selector: "time" })).toBeVisible();
  expect(card.getByText("and 1 more date")).toBeVisible();
}

test("a series with its next date cancelled is not cancelled in the feed: that date is, and the next one takes place", async () => {
  await renderApp("/gent", feedOf(ofSeries()));
  await expectOneDateCancelled();
});

test("nor on the public page", async () => {
  const publishing = {
    listPublicPosts: { items: [ofSeries()], next: null },
    listPublicSenders: { items: [aPost().organisation] },
  };
  await renderApp("/gent/public", { publishing }, null);
  await expectOneDateCancelled();
});

test("a series with no date left that takes place is cancelled", async () => {
  const dates = [dateOn(2), dateOn(3)].map((date) => ({ ...date, cancelled: { reason: "" }, isClosed: true }));
  await renderApp("/gent", feedOf(anActivity({ repeat: "monthly", dates, isCancelled: true })));
  expect(await screen.findByText("Cancelled.")).toBeVisible();
});

test("a past activity says in words that it is over", async () => {
  const past = dateOn(2, { startsAt: "2020-02-10T17:00:00.000Z", endsAt: "2020-02-10T19:00:00.000Z" });
  await renderApp("/gent", feedOf(anActivity({ dates: [past] })));
  expect(await screen.findByText("This has ended")).toBeVisible();
});

test("its page has every date, and a link to a map that requests nothing by itself", async () => {
  const post = anActivity({ dates: [dateOn(2), dateOn(3)] });
  await renderApp(`/gent/m/${post.id}`, { publishing: { readPost: post, markSeen: { done: true } }, ...quiet });
  expect(await heading("Soup for all")).toBeVisible();
  const dates = within(await screen.findByRole("list", { name: "All dates" }));
  expect(dates.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Open in OpenStreetMap" })).toHaveAttribute(
    "href",
    expect.stringContaining("mlat=51.07&mlon=3.73"),
  );
});

test("the date of a series that was opened in the agenda is shown and marked, also if it is a late one", async () => {
  const dates = [1, 2, 3, 4, 5, 6, 7, 8].map((month) => dateOn(month));
  const post = anActivity({ dates });
  const at = `/gent/m/${post.id}?date=${dates[6]?.id}`;
  await renderApp(at, { publishing: { readPost: post, markSeen: { done: true } }, ...quiet });
  const rows = within(await screen.findByRole("list", { name: "All dates" })).getAllByRole("listitem");
  expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual([...Array(6).fill(null), "date"]);
});

test.each([
  ["that takes registrations is asked to sign in, and led back", {}, true],
  ["that takes none is not", { hasRegistration: false }, false],
  ["whose registration is closed is not", { dates: [dateOn(2, { isClosed: true })] }, false],
])("a visitor of an activity %s", async (_, change, isAsked) => {
  const post = anActivity({ dates: [dateOn(2)], ...change });
  await renderApp(`/gent/m/${post.id}`, { publishing: { readPublicPost: post } }, null);
  expect(await screen.findByRole("list", { name: "All dates" })).toBeVisible();
  const doors = screen.queryAllByRole("link", { name: "Sign in to take part" });
  expect(doors.map((door) => door.getAttribute("href"))).toEqual(
    isAsked ? [`/gent/sign-in?next=${encodeURIComponent(`/m/${post.id}`)}`] : [],
  );
});

test("the map loads on demand and can be closed; the link to an external map stays", async () => {
  const post = anActivity({ dates: [dateOn(2)] });
  const map = {
    readAreas: () => Promise.reject(refusal("unavailable")),
    readLines: () => Promise.reject(refusal("not_found")),
    getTileConfig: { tiles: null, currency: "EUR" as const },
  };
  const { user, routes } = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    neighbourhoods: map,
    ...quiet,
  });
  const show = await button("Show map");
  expect(show).toHaveAttribute("aria-expanded", "false");
  expect(routes()).not.toContain("neighbourhoods.readAreas");
  await user.click(show);
  expect(await button("Try again")).toBeVisible();
  expect(routes()).toContain("neighbourhoods.readAreas");
  expect(screen.getByRole("link", { name: "Open in OpenStreetMap" })).toBeVisible();
  await user.click(await button("Hide map"));
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});

test("a plain message shows no parts of other kinds", async () => {
  await renderApp("/gent", feedOf(aPost({ title: "Street works" })));
  const card = within(await screen.findByRole("article", { name: "Street works" }));
  expect(card.queryByText("Message")).not.toBeInTheDocument();
});

const card = async () => within(await screen.findByRole("article", { name: "Soup for all" }));
const dialog = () => screen.findByRole("dialog");

test("a resident says how many are coming; everyone sees the total, and it says who sees the name", async () => {
  const date = dateOn(2, { coming: 3 });
  const mine = { state: "coming" as const, people: 2, position: null };
  const { user, last } = await renderApp("/gent", {
    ...feedOf(anActivity({ dates: [date] })),
    publishing: { sayComing: { ...date, coming: 5, mine } },
  });
  await user.click(await (await card()).findByRole("button", { name: /^I’m coming/ }));
  const asked = within(await dialog());
  expect(asked.getByText(/The organisation sees your name/)).toBeVisible();
  await user.click(asked.getByRole("button", { name: "One more" }));
  await user.click(asked.getByRole("button", { name: "I’m coming" }));
  expect(await (await card()).findByText("You are coming (2 people)")).toBeVisible();
  expect((await card()).getByText("5 people are coming")).toBeVisible();
  expect(last("publishing.sayComing")).toMatchObject({ params: { dateId: date.id }, body: { people: 2 } });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a sign-up is withdrawn in the same place", async () => {
  const date = dateOn(2, { coming: 2, mine: { state: "coming", people: 2, position: null } });
  const { user, routes } = await renderApp("/gent", {
    ...feedOf(anActivity({ dates: [date] })),
    publishing: { sayNotComing: { ...date, coming: 0, mine: null } },
  });
  await user.click(await (await card()).findByRole("button", { name: /^Change/ }));
  await user.click(within(await dialog()).getByRole("button", { name: "I’m not coming" }));
  expect(await (await card()).findByRole("button", { name: /^I’m coming/ })).toBeVisible();
  await waitFor(() => expect(routes()).toContain("publishing.sayNotComing"));
  expect((await card()).queryByText(/people are coming/)).not.toBeInTheDocument();
});

test("for a full date a resident joins the waiting list, and reads how they will be notified", async () => {
  const date = dateOn(2, { coming: 4, isFull: true });
  const { user } = await renderApp("/gent", {
    ...feedOf(anActivity({ dates: [date], capacity: 4 })),
    publishing: { sayComing: { ...date, waiting: 1, mine: { state: "waiting", people: 1, position: 3 } } },
  });
  expect(await (await card()).findByText("Full")).toBeVisible();
  await user.click(await (await card()).findByRole("button", { name: /^Join the waiting list/ }));
  const asked = within(await dialog());
  expect(asked.getByText(/We will email you if a place becomes free/)).toBeVisible();
  await user.click(asked.getByRole("button", { name: "Join the waiting list" }));
  expect(await (await card()).findByText("You are on the waiting list")).toBeVisible();
  expect((await card()).getByText("Your place on the waiting list: 3")).toBeVisible();
});

test("a sign-up that has just closed is reported, and the count is unchanged", async () => {
  const date = dateOn(2, { coming: 1 });
  let isClosed = false;
  const post = () => anActivity({ dates: [{ ...date, isClosed }] });
  const known = post();
  const { user } = await renderApp("/gent", {
    feed: { getFeed: () => ({ items: [feedItem({ ...post(), id: known.id })], next: null }) },
    publishing: {
      sayComing: () => {
        isClosed = true;
        return Promise.reject(refusal("registration_closed"));
      },
    },
  });
  await user.click(await (await card()).findByRole("button", { name: /^I’m coming/ }));
  await user.click(within(await dialog()).getByRole("button", { name: "I’m coming" }));
  expect(await (await card()).findByText("Sign-up is closed")).toBeVisible();
  expect((await card()).getByText("1 person is coming")).toBeVisible();
  expect((await card()).queryByRole("button", { name: /I’m coming/ })).not.toBeInTheDocument();
});

test.each([
  ["coming", null, /^I’m coming/, "I’m coming"],
  ["no longer coming", { state: "coming" as const, people: 2, position: null }, /^Change/, "I’m not coming"],
])("a refusal of *%s* restores what was shown, also while nothing else can be loaded", async (_, mine, open, press) => {
  const feed = feedOf(anActivity({ dates: [dateOn(2, { coming: 2, mine })] })).feed;
  let isDown = false;
  let refuse = () => {};
  const refused = () =>
    new Promise<never>((_, reject) => {
      refuse = () => reject(refusal("registration_closed"));
    });
  const { user, routes } = await renderApp("/gent", {
    feed: { getFeed: () => (isDown ? Promise.reject(refusal("unavailable")) : feed.getFeed) },
    publishing: { sayComing: refused, sayNotComing: refused },
  });
  await user.click(await (await card()).findByRole("button", { name: open }));
  isDown = true;
  await user.click(within(await dialog()).getByRole("button", { name: press }));
  const shown = mine ? "2 people are coming" : "3 people are coming";
  await waitFor(async () => expect((await card()).queryByText(shown) === null).toBe(mine !== null));
  await act(async () => refuse());
  expect(await screen.findByText("You can no longer sign up for this date.")).toBeVisible();
  expect(await (await card()).findByText("2 people are coming")).toBeVisible();
  expect((await card()).queryByText(/You are coming/) !== null).toBe(mine !== null);
  expect(routes()).toContain(mine ? "publishing.sayNotComing" : "publishing.sayComing");
});

test("offline nothing is sent, and the reader learns why", async () => {
  const { user } = await renderApp("/gent", {
    ...feedOf(anActivity()),
    publishing: { sayComing: () => Promise.reject(refusal("unavailable")) },
  });
  await user.click(await (await card()).findByRole("button", { name: /^I’m coming/ }));
  await user.click(within(await dialog()).getByRole("button", { name: "I’m coming" }));
  expect(await screen.findByText(/connection/i)).toBeVisible();
  expect(await (await card()).findByRole("button", { name: /^I’m coming/ })).toBeVisible();
});

test("a cancelled date says why and takes no sign-ups; a moved one says from when", async () => {
  const cancelled = dateOn(2, { cancelled: { reason: "Too much rain." }, isClosed: true });
  const moved = dateOn(3, { movedFrom: `${comingYear}-02-20T17:00:00.000Z` });
  const post = anActivity({ dates: [cancelled, moved] });
  await renderApp(`/gent/m/${post.id}`, { publishing: { readPost: post, markSeen: { done: true } }, ...quiet });
  const [first, second] = within(await screen.findByRole("list", { name: "All dates" })).getAllByRole("listitem");
  expect(first).toHaveTextContent("Cancelled. Too much rain.");
  expect(within(first as HTMLElement).queryByRole("button")).not.toBeInTheDocument();
  expect(second).toHaveTextContent(/Moved; it was .*20 February/);
  expect(within(second as HTMLElement).getByRole("button", { name: /I’m coming/ })).toBeVisible();
});

test("a long series shows its next dates, and the others on demand", async () => {
  const past = Array.from({ length: 2 }, (_, n) =>
    dateOn(2, { startsAt: `2020-02-1${n}T17:00:00.000Z`, endsAt: `2020-02-1${n}T19:00:00.000Z` }),
  );
  const post = anActivity({
    repeat: "weekly",
    dates: [...past, ...[1, 2, 3, 4, 5, 6, 7].map((month) => dateOn(month))],
  });
  const { user } = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    ...quiet,
  });
  const rows = () => within(screen.getByRole("list", { name: "All dates" })).getAllByRole("listitem").length;
  await user.click(await button("Show 2\u00a0more dates"));
  expect(rows()).toBe(7);
  await user.click(await button("Show 2\u00a0earlier dates"));
  expect(rows()).toBe(9);
  expect(screen.getByText("Every week")).toBeVisible();
});

test("visitors see how many are coming, and no button", async () => {
  const post = anActivity({ dates: [dateOn(2, { coming: 12 })] });
  await renderApp(`/gent/m/${post.id}`, { publishing: { readPublicPost: post } }, null);
  expect(await screen.findByText("12 people are coming")).toBeVisible();
  expect(screen.queryByRole("button", { name: /I’m coming/ })).not.toBeInTheDocument();
});

test("a cancelled date shows no sign-ups", async () => {
  await renderApp("/gent", feedOf(anActivity({ dates: [dateOn(2, { coming: 27, cancelled: { reason: "Storm" } })] })));
  expect(await (await card()).findByText(/Storm/)).toBeVisible();
  expect((await card()).queryByText(/are coming/)).not.toBeInTheDocument();
});
