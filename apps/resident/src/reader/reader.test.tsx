/** The preview is the reader's component: for every kind of message it has the same markup as the residents' app, in list and opened. */
import type { ReaderScreen, ShownSubject } from "@stoep/client/reader";
import { aReadProject, idOf } from "@stoep/client/testing";
import { speakHere } from "@stoep/client/texts";
import type { OrganisationProfile } from "@stoep/contract/accounts";
import type { MessageType, PostKind, ReadPost } from "@stoep/contract/publishing";
import { MessageType as Types } from "@stoep/contract/publishing";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { renderApp } from "../app/testing/render-app.tsx";
import { anActivity, aPoll, aPost, aResidence, dateOn, feedItem } from "../app/testing/samples.ts";
import { Reader } from "./reader.tsx";

const { network } = aResidence();
const hint = "Here it does nothing.";

const file = (name: string, kind: "image" | "attachment") => ({
  id: idOf(900 + name.length),
  kind,
  name,
  bytes: 1_468_006,
  width: kind === "image" ? 1200 : null,
  height: kind === "image" ? 800 : null,
  address: `/api/files/gent/${name}`,
});
const pictures = ["one", "three"].map((name) => ({ ...file(name, "image"), altText: `Picture ${name}` }));
const options = ["Left", "Right"].map((text, place) => ({ id: idOf(950 + place), text, votes: null }));
const before = { followUp: null, title: "Gas leak", publishedAt: "2026-11-21T08:00:00.000Z" };
const alertAs = (followUp: "update" | "resolved" | null, isResolved = followUp === "resolved"): ReadPost["alert"] => ({
  followUp,
  isResolved,
  line: [{ id: idOf(960), ...before }, ...(followUp ? [{ ...before, id: idOf(961), followUp, title: "Later" }] : [])],
});
const vacancy = (change: Partial<NonNullable<ReadPost["vacancy"]>> = {}): ReadPost =>
  aPost({
    kind: "vacancy",
    vacancy: {
      address: "Muidekaai 1",
      longitude: null,
      latitude: null,
      engagement: "recurring",
      duration: 3,
      durationUnit: "months",
      contact: { firstName: "Els", lastName: "Peeters", email: "els@gent.example", phone: "09 210 10 10" },
      applyUntil: "2090-01-02",
      subscriptionUrl: "",
      ...change,
    },
  });

const organisation: OrganisationProfile = {
  id: idOf(5),
  name: "Buurtwerk Muide",
  kind: "association",
  textHtml: '<p>Open on <a href="https://buurtwerk.example/">Wednesday</a>.</p>',
  website: "https://buurtwerk.example/",
  phone: "+32 9 210 10 10",
  address: "Muidekaai 1, 9000 Gent",
  logo: file("logo", "image"),
  banner: file("banner", "image"),
  memberSince: "2025-05-12T08:00:00.000Z",
};

/** One message or more of every type. */
const types: Record<MessageType, ReadPost[]> = {
  standard: [
    aPost(),
    aPost({ isEdited: true, images: pictures, reactions: { like: 3 }, commentCount: 4 }),
    aPost({ textHtml: `<p>${"Long words. ".repeat(60)}</p>`, attachments: [file("plan.pdf", "attachment")] }),
    aPost({ videoId: "dQw4w9WgXcQ" }),
    aPost({ cta: { type: "link", link: "https://gent.example/", text: "See", description: "All of it" } }),
    aPost({ cta: { type: "contact-form", link: "/organisations/1/form", text: "Write to us", description: "" } }),
    aPost({ isTranslated: true, originalLanguage: "nl" }),
    // The reader's language has no translation.
    aPost({ language: "nl", originalLanguage: "nl" }),
  ],
  educational: [aPost({ type: "educational" })],
  vote: [
    aPost({ type: "vote", poll: aPoll({ closesAt: "2090-01-02T09:00:00.000Z" }) }),
    aPost({ type: "vote", poll: aPoll({ isClosed: true, total: 0, up: 0, down: 0, can: { vote: "voting_closed" } }) }),
  ],
  perception: [aPost({ type: "perception", poll: aPoll({ kind: "perception" }) })],
  option: [aPost({ type: "option", poll: aPoll({ kind: "option", options }) })],
  urgent: [
    aPost({ type: "urgent", alert: alertAs(null) }),
    aPost({ type: "urgent", alert: alertAs(null, true) }),
    aPost({ type: "urgent", alert: alertAs("update") }),
    aPost({ type: "urgent", alert: alertAs("resolved") }),
  ],
};
const kinds: Record<PostKind, ReadPost[]> = {
  message: [],
  activity: [
    anActivity(),
    anActivity({
      hasRegistration: false,
      repeat: "weekly",
      dates: [2, 3, 4, 5, 6, 7, 8].map((month) => dateOn(month)),
    }),
    anActivity({ isCancelled: true, dates: [dateOn(2, { cancelled: { reason: "Storm" }, isClosed: true })] }),
    anActivity({ dates: [dateOn(2, { cancelled: { reason: "Storm" }, isClosed: true }), dateOn(3)] }),
    anActivity({ capacity: 10, dates: [dateOn(2, { isFull: true, coming: 10 })] }),
  ],
  vacancy: [vacancy(), vacancy({ subscriptionUrl: "https://jobs.example/" }), vacancy({ applyUntil: "2020-01-02" })],
};
const posts = [...Object.values(types), ...Object.values(kinds)].flat();

const replies = (post: ReadPost) => ({
  feed: { getFeed: { items: [feedItem(post)], next: null } },
  publishing: { readPost: post, markSeen: { done: true as const } },
  conversations: { listComments: { items: [], next: null, can: { comment: true as const } } },
  vacancies: {
    getMyApplication: {
      vacancy: {
        postId: post.id,
        title: post.title,
        organisation: post.organisation.name,
        applyUntil: post.vacancy?.applyUntil ?? null,
        isThere: true,
      },
      application: null,
      suggested: { firstName: "Dirk", lastName: "Peeters", email: "dirk@example.org" },
      can: {
        apply: post.vacancy?.applyUntil?.startsWith("2020") ? ("applications_closed" as const) : (true as const),
        change: "not_found" as const,
        withdraw: "not_found" as const,
      },
    },
  },
});

const screenOf = (subject: ShownSubject, change: Partial<ReaderScreen> = {}): ReaderScreen => ({
  subject,
  language: "en",
  network,
  scheme: "light",
  idle: hint,
  ...change,
});
const reading = (post: ReadPost, place: "list" | "page", change: Partial<ReaderScreen> = {}) =>
  screenOf({ kind: "message", post, place }, change);

afterEach(() => vi.restoreAllMocks());

/** Without what tells that the controls of a preview do nothing, and the numbers that React gives. */
function markup(): string {
  const [article] = screen.getAllByRole("article");
  const copy = article?.cloneNode(true) as HTMLElement;
  for (const control of copy.querySelectorAll("a, button, input")) {
    for (const name of ["data-idle", "aria-disabled", "tabindex", "target", "rel"]) control.removeAttribute(name);
    if (control.getAttribute("title") === hint) control.removeAttribute("title");
  }
  return copy.outerHTML.replaceAll(/_r_\w+_/g, "_r_");
}

/** Once nothing loads any more. */
async function settled(): Promise<string> {
  await screen.findByRole("article");
  await waitFor(() => expect(document.querySelector("article [data-waiting]")).toBeNull());
  return markup();
}

test.each(posts.map((post) => [`${post.kind} ${post.type}`, post] as const))(
  "%s reads in the preview as in the residents’ app",
  async (_, post) => {
    for (const [place, address] of [
      ["list", "/gent"],
      ["page", `/gent/m/${post.id}`],
    ] as const) {
      await renderApp(address, replies(post));
      const ofApp = post.kind === "vacancy" && place === "page" ? await withApplication() : await settled();
      cleanup();
      await act(async () => render(<Reader reading={reading(post, place)} />));
      expect(await settled()).toBe(ofApp);
      cleanup();
    }
  },
);

/** How to apply comes with its own request. */
async function withApplication(): Promise<string> {
  await screen.findByText(/^(Apply|You can no longer apply.*|You apply on.*)$/);
  return settled();
}

test("every kind and every type of message is compared", () => {
  expect(new Set(Object.keys(types))).toEqual(new Set(Types.options));
  expect(new Set(posts.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
});

test.each([
  ["whole", {}],
  ["with a name alone", { textHtml: "", website: "", phone: "", address: "", logo: null, banner: null }],
])("an organisation’s page, %s, reads in the preview as in the residents’ app", async (_, change) => {
  const profile: OrganisationProfile = { ...organisation, ...change };
  await renderApp(`/gent/organisations/${profile.id}`, { accounts: { readOrganisation: profile } });
  const ofApp = await settled();
  cleanup();
  await act(async () => render(<Reader reading={screenOf({ kind: "organisation", profile })} />));
  expect(await settled()).toBe(ofApp);
});

test.each([
  ["with phases", {}],
  ["without", { phases: [], image: { ...file("park", "image"), altText: "The quay" }, videoId: "dQw4w9WgXcQ" }],
])("a project %s reads in the preview as in the residents’ app", async (_, change) => {
  const project = aReadProject(change);
  await renderApp(`/gent/projects/${project.id}`, { participation: { readProject: project } });
  const ofApp = await settled();
  cleanup();
  await act(async () => render(<Reader reading={screenOf({ kind: "project", project })} />));
  expect(await settled()).toBe(ofApp);
});

test("controls do nothing and say why; nothing is asked of the server, or counted as seen", async () => {
  const { asked } = await renderApp("/gent", { feed: { getFeed: { items: [], next: null } } });
  cleanup();
  const from = asked.length;
  const post = aPost({ type: "vote", poll: aPoll(), images: pictures });
  await act(async () => render(<Reader reading={reading(post, "page")} />));
  const vote = await screen.findByRole("button", { name: "Vote" });
  expect(vote).toHaveAttribute("title", hint);
  expect(vote).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("radio", { name: "For" }));
  expect(screen.getByRole("radio", { name: "For" })).not.toBeChecked();
  await userEvent.click(vote);
  await userEvent.click(screen.getByRole("button", { name: "React" }));
  fireEvent.click(screen.getByRole("link", { name: "Stad Gent" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("button", { name: "React" })).toHaveAttribute("aria-expanded", "false");
  expect(location.pathname).toBe("/gent");
  expect(asked.slice(from)).toEqual([]);
});

test("pictures enlarge, and links that leave the app open beside it", async () => {
  await renderApp("/gent", { feed: { getFeed: { items: [], next: null } } });
  cleanup();
  const tell = vi.spyOn(window.parent, "postMessage");
  const textHtml =
    '<p>See <a href="https://gent.example/plan">the plan</a>, <a href="/gent/agenda">the agenda</a> and <a href="javascript:alert(1)">more</a>.</p>';
  await act(async () => render(<Reader reading={reading(aPost({ images: pictures, textHtml }), "page")} />));
  const out = await screen.findByRole("link", { name: "the plan" });
  expect(out).toHaveAttribute("target", "_blank");
  expect(out).not.toHaveAttribute("aria-disabled");
  for (const name of ["the agenda", "more"])
    expect(screen.getByRole("link", { name })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("button", { name: /Picture one/ }));
  const photos = await screen.findByRole("dialog", { name: "Photos" });
  await waitFor(() => expect(tell).toHaveBeenLastCalledWith({ isEnlarged: true }, location.origin));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(photos).not.toBeInTheDocument());
  await waitFor(() => expect(tell).toHaveBeenLastCalledWith({ isEnlarged: false }, location.origin));
});

test("it speaks the reader’s language, and remembers nothing on the device", async () => {
  await renderApp("/gent", { feed: { getFeed: { items: [], next: null } } });
  cleanup();
  const [cookie, stored] = [document.cookie, JSON.stringify({ ...localStorage })];
  await act(() => speakHere("nl", async () => ({})));
  await act(async () => render(<Reader reading={reading(aPost(), "list", { language: "nl" })} />));
  expect(await screen.findByRole("button", { name: "Waarderen" })).toBeVisible();
  expect(document.documentElement.lang).toBe("nl");
  expect([document.cookie, JSON.stringify({ ...localStorage })]).toEqual([cookie, stored]);
  await act(() => speakHere("en", async () => ({})));
});
