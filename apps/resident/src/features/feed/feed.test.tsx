import { type ReceivedRequest, refusal } from "@stoep/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { announceChanges } from "../../app/live.ts";
import { sessionStore } from "../../app/session-store.ts";
import { button, heading, renderApp } from "../../app/testing/render-app.tsx";
import { aPoll, aPost, aResidence, aSession, feedItem, myResidence } from "../../app/testing/samples.ts";

type Post = ReturnType<typeof aPost>;
const page = (posts: Post[], next: string | null = null) => ({
  items: posts.map(feedItem),
  next,
});
const titles = () => screen.getAllByRole("article").map((one) => within(one).getByRole("heading").textContent);

test("the feed shows the neighbourhood's messages, newest first, with their senders", async () => {
  const posts = [
    aPost({ title: "Water is off", type: "urgent", alert: { followUp: null, isResolved: false, line: [] } }),
    aPost({ title: "Street party", isEdited: true }),
  ];
  await renderApp("/gent", { feed: { getFeed: page(posts) } });
  await heading("Water is off");
  expect(await heading("Muide")).toBeVisible();
  expect(titles()).toEqual(["Water is off", "Street party"]);
  const [alert, party] = screen.getAllByRole("article");
  expect(within(alert as HTMLElement).getByText("Alert")).toBeVisible();
  expect(within(party as HTMLElement).getByText(/edited/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Neighbourhood" })).toHaveAttribute("aria-current", "page");
});

test("an empty feed is explained", async () => {
  await renderApp("/gent", { feed: { getFeed: page([]) } });
  expect(await heading("Nothing here yet")).toBeVisible();
});

test("new messages wait above the feed until the reader asks for them", async () => {
  const old = aPost({ title: "Old" });
  let now = [old];
  const { user } = await renderApp("/gent", { feed: { getFeed: () => page(now) } });
  await heading("Old");
  now = [aPost({ title: "New" }), { ...old, title: "Old, edited" }];
  act(() => announceChanges("feed"));
  const show = await button("1\u00a0new message");
  expect(titles()).toEqual(["Old, edited"]);
  await user.click(show);
  expect(titles()).toEqual(["New", "Old, edited"]);
  expect(screen.queryByRole("button", { name: /new\smessage/ })).not.toBeInTheDocument();
});

test("new messages of one neighbourhood are not offered in the next", async () => {
  let now = [aPost({ title: "Of Muide" })];
  await renderApp("/gent", { feed: { getFeed: () => page(now) } });
  await heading("Of Muide");
  now = [aPost({ title: "New in Muide" }), ...now];
  act(() => announceChanges("feed"));
  await button("1\u00a0new message");
  now = [aPost({ title: "Of Rabot", publishedAt: "2026-01-01T00:00:00.000Z" })];
  const residence = aResidence({ residentId: "0199a000-0000-7000-8000-000000000077" });
  act(() => sessionStore.goOnAs(aSession(residence)));
  await heading("Of Rabot");
  expect(screen.queryByRole("button", { name: /new\smessage/ })).not.toBeInTheDocument();
});

test("an answer that arrives after a newer one changes nothing", async () => {
  const old = aPost({ title: "Old" });
  const held: (() => void)[] = [];
  let title = "Old";
  const { last, asked } = await renderApp("/gent", {
    feed: {
      getFeed: () => {
        const now = page([{ ...old, title }]);
        if (title !== "Second") return now;
        return new Promise((resolve) => held.push(() => resolve(now)));
      },
    },
  });
  await heading("Old");
  const count = () => asked.filter(({ route }) => route === "feed.getFeed").length;
  title = "Second";
  act(() => announceChanges("feed"));
  await waitFor(() => expect(held).toHaveLength(1));
  title = "Third";
  const before = count();
  act(() => announceChanges("feed"));
  await waitFor(() => expect(count()).toBeGreaterThan(before));
  expect(await heading("Third")).toBeVisible();
  await act(async () => held[0]?.());
  expect(last("feed.getFeed")).toBeDefined();
  expect(titles()).toEqual(["Third"]);
});

test("older messages can also be loaded by a button", async () => {
  const { user, last } = await renderApp("/gent", {
    feed: {
      getFeed: ({ query }) =>
        query.get("cursor") ? page([aPost({ title: "Older" })]) : page([aPost({ title: "First" })], "next-page"),
    },
  });
  await user.click(await button("Show older messages"));
  await heading("Older");
  expect(last("feed.getFeed")?.query.get("cursor")).toBe("next-page");
  expect(await screen.findByText("You have reached the end.")).toBeVisible();
});

test("a deleted message disappears from later pages too, with one more request", async () => {
  const pages = ["First", "Second", "Third"].map((title) => [aPost({ title }), aPost({ title: `${title}, too` })]);
  const loaded = () => pages.flat().map(({ title }) => title);
  const { user, asked, last } = await renderApp("/gent", {
    feed: {
      getFeed: ({ query }) => {
        const number = Number(query.get("cursor") ?? 0);
        return page(pages[number] ?? [], number < 2 ? String(number + 1) : null);
      },
      getFeedIds: () => ({ items: pages.slice(1).flat(), isComplete: true }),
    },
  });
  for (const title of ["Second", "Third"]) {
    await user.click(await button("Show older messages"));
    await heading(title);
  }
  const before = asked.length;
  pages[1]?.pop();
  pages[2]?.shift();
  act(() => announceChanges("feed"));
  await waitFor(() => expect(titles()).toEqual(loaded()));
  expect(loaded()).toEqual(["First", "First, too", "Second", "Third, too"]);
  const ofFeed = asked.slice(before).flatMap(({ route }) => (route.startsWith("feed.") ? [route] : []));
  expect(ofFeed).toEqual(["feed.getFeed", "feed.getFeedIds"]);
  expect(last("feed.getFeedIds")?.query.get("cursor")).toBe("1");
});

test("messages edited on later pages are updated, with one more request for all of them", async () => {
  const pages = ["First", "Second", "Third"].map((title) => [aPost({ title }), aPost({ title: `${title}, too` })]);
  const { user, asked } = await renderApp("/gent", {
    feed: {
      getFeed: ({ query }) => {
        const number = Number(query.get("cursor") ?? 0);
        return page(pages[number] ?? [], number < 2 ? String(number + 1) : null);
      },
      getFeedIds: () => ({ items: pages.slice(1).flat(), isComplete: true }),
      getFeedItems: ({ query }) => ({
        items: page(pages.flat().filter(({ id }) => query.getAll("id").includes(id))).items,
      }),
    },
  });
  for (const title of ["Second", "Third"]) {
    await user.click(await button("Show older messages"));
    await heading(title);
  }
  const before = asked.length;
  for (const number of [1, 2]) {
    const [post] = pages[number] ?? [];
    if (post) pages[number]?.splice(0, 1, { ...post, title: `${post.title}, edited`, version: post.version + 1 });
  }
  act(() => announceChanges("feed"));
  await heading("Third, edited");
  const now = ["First", "First, too", "Second, edited", "Second, too", "Third, edited", "Third, too"];
  expect(titles()).toEqual(now);
  // The bell sends its own requests.
  const ofFeed = (from: number) => asked.slice(from).flatMap(({ route }) => (route.startsWith("feed.") ? [route] : []));
  expect(ofFeed(before)).toEqual(["feed.getFeed", "feed.getFeedIds", "feed.getFeedItems"]);
  const later = asked.length;
  act(() => announceChanges("feed"));
  await waitFor(() => expect(ofFeed(later)).toEqual(["feed.getFeed", "feed.getFeedIds"]));
  expect(titles()).toEqual(now);
});

test("a reaction is counted immediately, and can be taken back", async () => {
  const post = aPost({ reactions: { like: 2 } });
  const { user, last } = await renderApp("/gent", {
    feed: { getFeed: page([post]) },
    conversations: {
      react: ({ body }) => {
        const { kind } = body as { kind: "thanks" | null };
        return { reactions: kind ? { like: 2, [kind]: 1 } : { like: 2 }, myReaction: kind };
      },
    },
  });
  await user.click(await button("React"));
  await user.click(await button("Thanks"));
  const totals = screen.getByRole("list", { name: "Reactions" });
  await waitFor(() => expect(totals).toHaveTextContent("Like: 2Thanks: 1"));
  await user.click(await button("Thanks"));
  const chosen = (await screen.findAllByRole("button", { name: "Thanks" })).at(-1) as HTMLElement;
  expect(chosen).toHaveAttribute("aria-pressed", "true");
  await user.click(chosen);
  await waitFor(() => expect(totals).toHaveTextContent(/^Like: 2$/));
  expect(last("conversations.react")).toMatchObject({
    params: { subjectKind: "post", subjectId: post.id },
    body: { kind: null },
  });
});

test("a resident votes in the feed, and then sees the results", async () => {
  const post = aPost({ type: "vote", poll: aPoll() });
  const voted = aPoll({ up: 3, down: 1, total: 4, myVote: { kind: "up" } });
  const { user, last } = await renderApp("/gent", {
    feed: { getFeed: page([post]) },
    conversations: { vote: voted },
  });
  await user.click(await button("Vote"));
  expect(await screen.findByText("Choose an option first.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "For" }));
  await user.click(await button("Vote"));
  const results = await screen.findByRole("table", { name: /4\svotes/ });
  expect(within(results).getByRole("row", { name: /For \(your vote\).*75% \(3\)/ })).toBeVisible();
  expect(last("conversations.vote")?.body).toEqual({ kind: "up" });
  const place = results.closest("[data-focus-target]");
  expect(place).toHaveFocus();
  await user.click(await button("Change my vote"));
  expect(screen.getByRole("radio", { name: "For" })).toBeChecked();
  expect(place).toHaveFocus();
});

test("a resident who is not proven yet reads why they cannot vote", async () => {
  const poll = aPoll({ can: { vote: "residence_not_proven" } });
  await renderApp("/gent", { feed: { getFeed: page([aPost({ poll })]) } }, aSession(aResidence({ isProven: false })));
  const card = await screen.findByRole("article");
  const notice = await screen.findByText(/To vote, confirm your address first/);
  expect(card.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await screen.findByText(/You can vote as soon as your address is confirmed/)).toBeVisible();
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  expect(await screen.findAllByRole("button", { name: "How to confirm my address" })).toHaveLength(2);
});

const provenBy = (code: string) => {
  const state = { isProven: false };
  const residents = {
    getMyResidence: () => myResidence({ isProven: state.isProven }),
    enterLetterCode: ({ body }: ReceivedRequest) => {
      if ((body as { code: string }).code !== code)
        return Promise.reject(refusal("invalid_input", { code: "letterCodeWrong" }));
      state.isProven = true;
      return myResidence();
    },
  };
  return { state, residents };
};

test("a refused vote says at the poll what is missing; the code of a letter is entered there, and the vote can be cast", async () => {
  const { state, residents } = provenBy("K7QM-3RTX-9WPD");
  const { user, asked } = await renderApp("/gent", {
    feed: { getFeed: page([aPost({ type: "vote", poll: aPoll() })]) },
    conversations: { vote: () => Promise.reject(refusal("residence_not_proven")) },
    residents,
  });
  await user.click(await screen.findByRole("radio", { name: "For" }));
  await user.click(await button("Vote"));
  expect(await screen.findByText(/You can vote as soon as your address is confirmed/)).toBeVisible();
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  await user.click(await button("How to confirm my address"));
  const dialog = await screen.findByRole("dialog", { name: "How to confirm my address" });
  for (const way of [/letter from the city/, /in your household/, /Through the city/])
    expect(await within(dialog).findByRole("heading", { name: way })).toBeVisible();
  const sessions = asked.filter(({ route }) => route === "accounts.getSession").length;
  await user.type(within(dialog).getByLabelText("Code from the letter"), "K7QM-3RTX-9WPD");
  await user.click(within(dialog).getByRole("button", { name: "Confirm my address" }));
  expect(await screen.findByRole("radio", { name: "For" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(state.isProven).toBe(true);
  expect(asked.filter(({ route }) => route === "accounts.getSession").length).toBeGreaterThan(sessions);
});

test("offline the last loaded messages are shown, with the time they were loaded", async () => {
  const first = await renderApp("/gent", { feed: { getFeed: page([aPost({ title: "Read on the tram" })]) } });
  await heading("Read on the tram");
  first.leave();
  await renderApp("/gent", { feed: { getFeed: () => Promise.reject(refusal("unavailable")) } });
  expect(await screen.findByText(/You are offline\. This was loaded on/, {}, { timeout: 8000 })).toBeVisible();
  expect(titles()).toEqual(["Read on the tram"]);
});

test("the feed is filtered by kind and theme, which the address keeps; if nothing is left, one press shows everything", async () => {
  const all = page([aPost({ title: "Street party" })]);
  const { user, last, asked } = await renderApp("/gent", {
    feed: { getFeed: ({ query }) => (query.get("theme") ? page([]) : all) },
  });
  await heading("Street party");
  const before = asked.length;
  await user.click(await button("Activities"));
  await waitFor(() => expect(last("feed.getFeed")?.query.get("kind")).toBe("activity"));
  await heading("Street party");
  const ofFeed = asked.slice(before).flatMap(({ route }) => (route.startsWith("feed.") ? [route] : []));
  expect(ofFeed).toEqual(["feed.getFeed"]);
  await user.click(await button("Theme"));
  await user.click(await button("Nature"));
  expect(await heading("Nothing found")).toBeVisible();
  expect(location.search).toBe("?kind=activity&theme=nature");
  expect(Object.fromEntries(last("feed.getFeed")?.query ?? [])).toEqual({ kind: "activity", theme: "nature" });
  await user.click(await button("See everything"));
  expect(await heading("Street party")).toBeVisible();
  expect(location.search).toBe("");
});

test("an address with a kind or theme that does not exist shows everything", async () => {
  await renderApp("/gent?kind=rumour&theme=gold", {
    feed: {
      getFeed: ({ query }) =>
        query.get("kind") ? Promise.reject(refusal("invalid_input")) : page([aPost({ title: "Street party" })]),
    },
  });
  expect(await heading("Street party")).toBeVisible();
  expect(location.search).toBe("");
});

test("new messages of one kind are not offered among those of another", async () => {
  let now = [aPost({ title: "Old" })];
  const { user } = await renderApp("/gent", { feed: { getFeed: () => page(now) } });
  await heading("Old");
  now = [aPost({ title: "New" }), ...now];
  act(() => announceChanges("feed"));
  await button("1\u00a0new message");
  await user.click(await button("Vacancies"));
  await heading("New");
  expect(screen.queryByRole("button", { name: /new\smessage/ })).not.toBeInTheDocument();
});

test("offline the filters apply to the last loaded messages", async () => {
  const posts = [
    aPost({ title: "Trees", theme: "nature" }),
    aPost({ title: "Choir", theme: "children", secondTheme: "culture" }),
  ];
  const first = await renderApp("/gent", { feed: { getFeed: page(posts) } });
  await heading("Trees");
  first.leave();
  await renderApp("/gent?theme=culture", { feed: { getFeed: () => Promise.reject(refusal("unavailable")) } });
  expect(await screen.findByText(/You are offline\. This was loaded on/, {}, { timeout: 8000 })).toBeVisible();
  expect(titles()).toEqual(["Choir"]);
});

test("a feed that cannot be loaded offers to try again", async () => {
  let isBroken = true;
  const { user } = await renderApp("/gent", {
    feed: { getFeed: () => (isBroken ? Promise.reject(refusal("unexpected")) : page([aPost()])) },
  });
  await heading("This could not be loaded");
  isBroken = false;
  await user.click(await button("Try again"));
  expect(await heading("Street works in Muide")).toBeVisible();
});

test("what was on screen is reported to the server in one batch", async () => {
  const observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends observer {
    readonly whenSeen: IntersectionObserverCallback;
    constructor(whenSeen: IntersectionObserverCallback) {
      super(whenSeen);
      this.whenSeen = whenSeen;
    }
    override observe() {
      this.whenSeen([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
  };
  const posts = [aPost({ title: "Seen first" }), aPost({ title: "Seen second" })];
  const { asked } = await renderApp("/gent", {
    feed: { getFeed: page(posts) },
    publishing: { markSeen: { done: true } },
  });
  const marks = () => asked.filter(({ route }) => route === "publishing.markSeen");
  await waitFor(() => expect(marks()).toHaveLength(1));
  expect(marks()[0]?.body).toEqual({ seen: posts.map(({ id }) => id), opened: [], clicked: [] });
  window.IntersectionObserver = observer;
});
