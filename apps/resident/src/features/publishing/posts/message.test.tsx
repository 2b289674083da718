import { idOf, type ReceivedRequest, refusal } from "@stoep/client/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { announceChanges } from "../../../app/live.ts";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aPoll, aPost, aResidence, aSession, feedItem } from "../../../app/testing/samples.ts";
import { replacePost } from "./post-cache.ts";

const quiet = {
  conversations: { listComments: { items: [], next: null, can: { comment: true as const } } },
};
const file = (change: object) => ({
  id: aPost().id,
  kind: "attachment" as const,
  name: "plan.pdf",
  bytes: 1_468_006,
  width: null,
  height: null,
  address: "/api/files/gent/abc",
  ...change,
});
const picture = (name: string, alt: string) => ({
  ...file({ name, kind: "image" as const, width: 1200, height: 800, address: `/api/files/gent/${name}` }),
  altText: alt,
});

afterEach(() => vi.useRealTimers());

test("a message to a followed neighbourhood can be read, but not acted on", async () => {
  const post = aPost({
    followedIn: "Dampoort",
    reactions: { like: 4 },
    poll: aPoll({ can: { vote: "not_your_neighbourhood" } }),
  });
  await renderApp(`/gent/m/${post.id}`, { publishing: { readPost: post, markSeen: { done: true } } });
  expect(await screen.findByText(/in Dampoort, which you follow/)).toBeVisible();
  expect(screen.getByText(/^You follow Dampoort/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "React" })).toBeNull();
  expect(screen.queryByRole("heading", { name: /Comments/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Report/ })).toBeNull();
  expect(await screen.findByText(/can vote\.$/)).toBeVisible();
});

test("a message has its pictures, attachments, button and words", async () => {
  const post = aPost({
    images: [picture("one", "A street with a hole"), picture("two", "A barrier")],
    attachments: [file({})],
    cta: {
      type: "link",
      link: "https://gent.example/plan",
      text: "See the plan",
      description: "All streets on one map",
    },
  });
  await renderApp(`/gent/m/${post.id}`, { publishing: { readPost: post, markSeen: { done: true } }, ...quiet });
  expect(await heading("Street works in Muide")).toBeVisible();
  const image = screen.getByRole("img", { name: "A street with a hole" });
  expect(image).toHaveAttribute(
    "srcset",
    "/api/files/gent/one/320 320w, /api/files/gent/one/800 800w, /api/files/gent/one/1600 1200w",
  );
  expect(screen.getByRole("img", { name: "A barrier" })).toBeVisible();
  expect(screen.getByRole("link", { name: /plan\.pdf 1\.4\sMB/ })).toHaveAttribute(
    "href",
    "/api/files/gent/abc/original",
  );
  expect(screen.getByRole("link", { name: "See the plan" })).toHaveAttribute(
    "rel",
    expect.stringContaining("noopener"),
  );
});

const three = ["one", "two", "three"].map((name) => picture(name, `Picture ${name}`));
const opened = () => screen.findByRole("dialog", { name: "Photos" });

test("a picture opens full screen, and keys and arrows show the others", async () => {
  const post = aPost({ images: three });
  const { user } = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    ...quiet,
  });
  const second = await button("Enlarge: Picture two");
  await user.click(second);
  const gallery = within(await opened());
  expect(gallery.getByRole("img", { name: "Picture two" })).toBeVisible();
  expect(gallery.getByText("2 of 3")).toBeVisible();
  // As a real browser's dialog would.
  gallery.getByRole("button", { name: "Close" }).focus();
  await user.keyboard("{ArrowRight}");
  expect(gallery.getByRole("img", { name: "Picture three" })).toBeVisible();
  expect(gallery.getByRole("button", { name: "Next photo" })).toHaveAttribute("aria-disabled", "true");
  await user.keyboard("{ArrowRight}{Home}");
  expect(gallery.getByText("1 of 3")).toBeVisible();
  await user.click(gallery.getByRole("button", { name: "Next photo" }));
  expect(gallery.getByText("Picture two")).toBeVisible();
  await user.click(gallery.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(second).toHaveFocus();
});

test("a swipe goes to the next picture, a tap or a scroll does not", async () => {
  const post = aPost({ images: three });
  const { user } = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    ...quiet,
  });
  await user.click(await button("Enlarge: Picture one"));
  const gallery = within(await opened());
  const swipe = (x: number, y: number) => {
    const stage = gallery.getByRole("img").parentElement as HTMLElement;
    fireEvent.pointerDown(stage, { clientX: 200, clientY: 200, isPrimary: true });
    fireEvent.pointerUp(stage, { clientX: 200 + x, clientY: 200 + y });
  };
  swipe(-80, 10);
  expect(gallery.getByText("2 of 3")).toBeVisible();
  swipe(-5, 0);
  swipe(60, 300);
  expect(gallery.getByText("2 of 3")).toBeVisible();
  swipe(90, 0);
  expect(gallery.getByText("1 of 3")).toBeVisible();
});

test("a card has one link to its message, and no other element that acts as one", async () => {
  const post = aPost({ title: "Street works", textHtml: `<p>${"Long ".repeat(120)}</p>`, images: three });
  await renderApp("/gent", { feed: { getFeed: { items: [feedItem(post)], next: null } } });
  const card = within(await screen.findByRole("article", { name: "Street works" }));
  const links = card.getAllByRole("link").filter((link) => link.getAttribute("href") === `/gent/m/${post.id}`);
  expect(links.map((link) => link.textContent)).toEqual(["Street works"]);
  expect(card.getByText("3 photos")).toBeVisible();
  expect(card.queryByRole("button", { name: /Enlarge/ })).not.toBeInTheDocument();
});

test("nothing is requested from YouTube before the reader plays the video", async () => {
  const post = aPost({ videoId: "dQw4w9WgXcQ" });
  const { user } = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    ...quiet,
  });
  const play = await button("Play the video");
  expect(document.querySelector("iframe")).toBeNull();
  await user.click(play);
  expect(screen.getByTitle("Video: Street works in Muide")).toHaveAttribute(
    "src",
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/),
  );
});

test.each([
  ["a translation", { isTranslated: true }, "Translated by the sender"],
  ["another language", { language: "nl" as const }, "Only available in Dutch"],
])("%s is said to be one", async (_, change, words) => {
  const post = aPost(change);
  await renderApp(`/gent/m/${post.id}`, { publishing: { readPost: post, markSeen: { done: true } }, ...quiet });
  expect(await screen.findByText(words)).toBeVisible();
  expect(await heading("Street works in Muide")).toHaveAttribute("lang", post.language);
});

test("a deleted message is said to no longer exist", async () => {
  await renderApp("/gent/m/0199a000-0000-7000-8000-000000000999", {
    publishing: { readPost: () => Promise.reject(refusal("not_found")) },
  });
  expect(await heading("The message no longer exists")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the neighbourhood" })).toHaveAttribute("href", "/gent");
});

/** The views reported to the server; messages opened by other tests may be reported before or together with this one's. */
const marksIn = (asked: ReceivedRequest[]) =>
  asked
    .filter(({ route }) => route === "publishing.markSeen")
    .map(({ body }) => body as { seen: string[]; opened: string[]; clicked: string[] });

/** Hides the page, which then reports pending views. */
function putAway(): void {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  visibility.mockRestore();
}

test("opening a message is reported to the server, once", async () => {
  const post = aPost();
  const { asked } = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    ...quiet,
  });
  await heading("Street works in Muide");
  putAway();
  putAway();
  await waitFor(() => expect(marksIn(asked).filter(({ opened }) => opened.includes(post.id))).toHaveLength(1));
});

test("opening a message counts for each resident who signs in on the same device", async () => {
  const post = aPost();
  const replies = { publishing: { readPost: post, markSeen: { done: true as const } }, ...quiet };
  for (const residentId of [idOf(1), idOf(90)]) {
    const { asked, leave } = await renderApp(`/gent/m/${post.id}`, replies, aSession(aResidence({ residentId })));
    await heading("Street works in Muide");
    const isTold = () => marksIn(asked).some(({ opened }) => opened.includes(post.id));
    putAway();
    await waitFor(() => expect(isTold()).toBe(true));
    leave();
  }
});

test("following a message's button is reported to the server immediately, and once", async () => {
  const post = aPost({
    cta: { type: "link", link: "https://gent.example/plan", text: "See the plan", description: "" },
  });
  const { user, asked } = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    ...quiet,
  });
  const link = await screen.findByRole("link", { name: "See the plan" });
  await user.click(link);
  await user.click(link);
  const clicks = marksIn(asked).filter(({ clicked }) => clicked.includes(post.id));
  expect(clicks).toHaveLength(1);
  expect(link).toHaveAttribute("href", "https://gent.example/plan");
});

test("a button that leads to the organisation's form stays within the app", async () => {
  const post = aPost();
  const link = `/care/help/${post.organisation.id}?message=${post.id}`;
  const cta = { type: "contact-form" as const, link, text: "Ask for help", description: "" };
  await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: { ...post, cta }, markSeen: { done: true } },
    ...quiet,
  });
  const button = await screen.findByRole("link", { name: "Ask for help" });
  expect(button).toHaveAttribute("href", `/gent${link}`);
  expect(button).not.toHaveAttribute("target");
});

test("a message is reported from its own page", async () => {
  const post = aPost();
  const { user, asked } = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost: post, markSeen: { done: true } },
    conversations: { ...quiet.conversations, reportSubject: () => Promise.reject(refusal("already_exists")) },
  });
  await user.click(await button("Report"));
  await user.click(await screen.findByRole("radio", { name: "Advertising or spam" }));
  await user.click(screen.getAllByRole("button", { name: "Report" }).at(-1) as HTMLElement);
  expect(await screen.findByText("You have already done this.")).toBeVisible();
  expect(
    asked.some(
      ({ params, body }) =>
        params.subjectId === post.id && (body as { reason?: string } | undefined)?.reason === "spam",
    ),
  ).toBe(true);
});

test("the public page and its messages are read without signing in", async () => {
  const post = aPost({ title: "Open day", reactions: { like: 4 }, commentCount: 2 });
  const { user, asked } = await renderApp(
    "/gent/public",
    {
      publishing: {
        listPublicPosts: { items: [post], next: null },
        listPublicSenders: { items: [post.organisation] },
        readPublicPost: post,
      },
    },
    null,
  );
  expect(await heading("Public messages of Gent")).toBeVisible();
  expect(await screen.findByRole("list", { name: "Reactions" })).toHaveTextContent("Like: 4");
  expect(screen.queryByRole("button", { name: "React" })).not.toBeInTheDocument();
  await user.click(await screen.findByRole("link", { name: "Open day" }));
  expect(await screen.findByText("Join the conversation")).toBeVisible();
  expect(marksIn(asked).some(({ seen, opened }) => [...seen, ...opened].includes(post.id))).toBe(false);
});

test("a message that is not public sends visitors to the sign-in screen", async () => {
  await renderApp(
    "/gent/m/0199a000-0000-7000-8000-000000000998",
    { publishing: { readPublicPost: () => Promise.reject(refusal("not_found")) } },
    null,
  );
  expect(await heading("Sign in to read this message")).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Sign in" }).some(({ className }) => /main/.test(className))).toBe(true);
  const doors = screen.getAllByRole("link", { name: "Sign in" }).map((link) => link.getAttribute("href"));
  expect(doors).toContain("/gent/sign-in?next=%2Fm%2F0199a000-0000-7000-8000-000000000998");
});

test("changing one message leaves all others unchanged", () => {
  const [one, two] = [aPost(), aPost()];
  const known = {
    pages: [
      {
        items: [feedItem(one), feedItem(two)],
        next: null,
      },
    ],
  };
  const changed = replacePost(known, two.id, (post) => ({ ...post, commentCount: 7 })) as typeof known;
  expect(changed.pages[0]?.items.map(({ post }) => post.commentCount)).toEqual([0, 7]);
  expect(changed.pages[0]?.items[0]?.post).toBe(one);
});

test("a translation leads to its original, and back; reactions stay", async () => {
  const options = [{ id: aPost().id, text: "Bir ağaç", votes: null }];
  const inTurkish = aPost({
    type: "option",
    title: "Ne gelsin?",
    language: "tr",
    originalLanguage: "nl",
    isTranslated: true,
    poll: aPoll({ kind: "option", options }),
    reactions: { like: 3 },
  });
  const inDutch = {
    ...inTurkish,
    title: "Wat komt er?",
    language: "nl" as const,
    isTranslated: false,
    poll: aPoll({ kind: "option", options: [{ id: options[0]?.id ?? "", text: "Een boom", votes: null }] }),
    reactions: {},
  };
  const { user, last } = await renderApp("/gent", {
    feed: { getFeed: { items: [feedItem(inTurkish)], next: null } },
    publishing: { readPost: inDutch, markSeen: { done: true } },
  });
  await user.click(await button("See original"));
  expect(await heading("Wat komt er?")).toHaveAttribute("lang", "nl");
  expect(await screen.findByRole("radio", { name: "Een boom" })).toBeVisible();
  expect(screen.getByText("Original text (Dutch)")).toBeVisible();
  expect(screen.getByRole("list", { name: "Reactions" })).toHaveTextContent("Like: 3");
  expect(last("publishing.readPost")?.query.get("language")).toBe("nl");
  await user.click(await button("See translation"));
  expect(await heading("Ne gelsin?")).toBeVisible();
});

test("an original that is edited while it is being read shows the edit", async () => {
  let post = aPost({ title: "Yol çalışması", language: "tr", originalLanguage: "nl", isTranslated: true });
  let title = "Wegenwerken";
  const readPost = ({ query }: ReceivedRequest) =>
    query.get("language") === "nl" ? { ...post, title, language: "nl" as const, isTranslated: false } : post;
  const { user } = await renderApp(`/gent/m/${post.id}`, {
    publishing: { readPost, markSeen: { done: true } },
    ...quiet,
  });
  await user.click(await button("See original"));
  expect(await heading("Wegenwerken")).toBeVisible();
  title = "Wegenwerken uitgesteld";
  post = { ...post, title: "Yol çalışması ertelendi" };
  act(() => announceChanges("feed"));
  expect(await heading("Wegenwerken uitgesteld")).toBeVisible();
  await user.click(await button("See translation"));
  expect(await heading("Yol çalışması ertelendi")).toBeVisible();
});
