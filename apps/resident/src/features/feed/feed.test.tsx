import { refusal } from "@stoep/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { hear } from "../../app/live.ts";
import { aPoll, aPost, aResidence, aSession } from "../../app/testing/samples.ts";
import { button, heading, showApp } from "../../app/testing/show-app.tsx";

type Post = ReturnType<typeof aPost>;
const page = (posts: Post[], next: string | null = null) => ({
  items: posts.map((post) => ({ kind: "post" as const, post })),
  next,
});
const titles = () => screen.getAllByRole("article").map((one) => within(one).getByRole("heading").textContent);

test("what reached one's neighbourhood, newest first, with who says it", async () => {
  const posts = [aPost({ title: "Water is off", type: "urgent" }), aPost({ title: "Street party", isEdited: true })];
  await showApp("/gent", { feed: { getFeed: page(posts) } });
  expect(await heading("Muide")).toBeVisible();
  await heading("Water is off");
  expect(titles()).toEqual(["Water is off", "Street party"]);
  const [alert, party] = screen.getAllByRole("article");
  expect(within(alert as HTMLElement).getByText("Urgent")).toBeVisible();
  expect(within(party as HTMLElement).getByText(/edited/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Neighbourhood" })).toHaveAttribute("aria-current", "page");
});

test("nothing yet is explained", async () => {
  await showApp("/gent", { feed: { getFeed: page([]) } });
  expect(await heading("Nothing here yet")).toBeVisible();
});

test("new messages wait above until they are asked for", async () => {
  const old = aPost({ title: "Old" });
  let now = [old];
  const { user } = await showApp("/gent", { feed: { getFeed: () => page(now) } });
  await heading("Old");
  now = [aPost({ title: "New" }), { ...old, title: "Old, edited" }];
  act(() => hear("feed"));
  const show = await button("1 new message");
  expect(titles()).toEqual(["Old, edited"]);
  await user.click(show);
  expect(titles()).toEqual(["New", "Old, edited"]);
  expect(screen.queryByRole("button", { name: /new message/ })).not.toBeInTheDocument();
});

test("older messages come by a button too", async () => {
  const { user, last } = await showApp("/gent", {
    feed: {
      getFeed: ({ query }) =>
        query.get("cursor") ? page([aPost({ title: "Older" })]) : page([aPost({ title: "First" })], "next-page"),
    },
  });
  await user.click(await button("Show older messages"));
  await heading("Older");
  expect(last("feed.getFeed")?.query.get("cursor")).toBe("next-page");
  expect(await screen.findByText("You have read everything.")).toBeVisible();
});

test("a reaction is counted where it was given, and can be taken back", async () => {
  const post = aPost({ reactions: { like: 2 } });
  const { user, last } = await showApp("/gent", {
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

test("one votes in the feed, and then sees what others think", async () => {
  const post = aPost({ type: "vote", poll: aPoll() });
  const voted = aPoll({ up: 3, down: 1, total: 4, myVote: { kind: "up" } });
  const { user, last } = await showApp("/gent", {
    feed: { getFeed: page([post]) },
    conversations: { vote: voted },
  });
  await user.click(await button("Vote"));
  expect(await screen.findByText("Make a choice first.")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "For" }));
  await user.click(await button("Vote"));
  const results = await screen.findByRole("table", { name: /4 votes/ });
  expect(within(results).getByRole("row", { name: /For \(your vote\).*75% \(3\)/ })).toBeVisible();
  expect(last("conversations.vote")?.body).toEqual({ kind: "up" });
  await user.click(await button("Change my vote"));
  expect(screen.getByRole("radio", { name: "For" })).toBeChecked();
});

test("who was not proven yet reads why voting waits", async () => {
  const poll = aPoll({ can: { vote: "residence_not_proven" } });
  await showApp("/gent", { feed: { getFeed: page([aPost({ poll })]) } }, aSession(aResidence({ isProven: false })));
  expect(await screen.findByText(/To vote, confirm your address first/)).toBeVisible();
  expect(await screen.findByText(/You can vote as soon as your address is confirmed/)).toBeVisible();
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});

test("without a line the last loaded messages stand there, with their moment", async () => {
  const first = await showApp("/gent", { feed: { getFeed: page([aPost({ title: "Read on the tram" })]) } });
  await heading("Read on the tram");
  first.leave();
  await showApp("/gent", { feed: { getFeed: () => Promise.reject(refusal("unavailable")) } });
  expect(await screen.findByText(/No connection\. This was loaded on/, {}, { timeout: 8000 })).toBeVisible();
  expect(titles()).toEqual(["Read on the tram"]);
});

test("a feed that cannot be loaded offers to try again", async () => {
  let isBroken = true;
  const { user } = await showApp("/gent", {
    feed: { getFeed: () => (isBroken ? Promise.reject(refusal("unexpected")) : page([aPost()])) },
  });
  await heading("This could not be loaded");
  isBroken = false;
  await user.click(await button("Try again"));
  expect(await heading("Street works in Muide")).toBeVisible();
});

test("what was on screen is told to the server in one batch", async () => {
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
  const { asked } = await showApp("/gent", {
    feed: { getFeed: page(posts) },
    publishing: { markSeen: { done: true } },
  });
  const marks = () => asked.filter(({ route }) => route === "publishing.markSeen");
  await waitFor(() => expect(marks()).toHaveLength(1));
  expect(marks()[0]?.body).toEqual({ seen: posts.map(({ id }) => id), opened: [] });
  window.IntersectionObserver = observer;
});
