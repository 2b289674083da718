// @vitest-environment jsdom
import { fakeServer, idOf, now } from "@stoep/client/testing";
import type { Post } from "@stoep/contract/publishing";
import { TextLink } from "@stoep/ui";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aMembership, anAccess, aSession } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { aPost, aPreview } from "../compose/testing/samples.ts";
import { EditAlertScreen, NewAlertScreen } from "./alert-screen.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const alert = aPost({ id: idOf(2), type: "urgent", title: "Burst water main", state: "published", publishedAt: now });
const draft = aPost({ type: "urgent", title: "Water is back" });

const serve = (post: Post) =>
  fakeServer({
    publishing: {
      getPost: ({ params }) => (params.postId === alert.id ? alert : post),
      updatePost: post,
      keepPresent: { others: [] },
      leavePost: { done: true },
      listPlaceGroups: { items: [] },
      countReach: { households: 340, residents: 600 },
      previewPost: aPreview(post, { postedRecently: [{ id: idOf(20), name: "Muide" }] }),
      publishPost: { post: { ...post, state: "published", publishedAt: now }, postedRecently: [] },
    },
    residents: { listHouseholdCounts: { items: [], total: { registered: null, addresses: 0, residents: null } } },
    neighbourhoods: {
      // No map can be drawn here.
      readAreas: () => new Promise(() => {}),
      readLines: () => new Promise(() => {}),
      listStreets: { items: [] },
    },
  });

const session = aSession(aMembership(), [], anAccess({ write: true }));

async function open(post: Post) {
  const asked = serve(post);
  const { address } = await showScreen(EditAlertScreen, { path: "/alerts/$postId", at: `/alerts/${post.id}`, session });
  return { address, of: (route: string) => asked.filter((one) => one.route === `publishing.${route}`) };
}

async function openHere(post: Post) {
  const { of } = await open(post);
  await screen.findByRole("heading", { level: 1 });
  return of;
}

test("each new alert starts empty, also after an update of another one, and has a heading of its own", async () => {
  serve(draft);
  const both = () => (
    <>
      <TextLink href="/alerts/new">Another</TextLink>
      <NewAlertScreen />
    </>
  );
  const at = `/alerts/new?follows=${alert.id}&as=update`;
  await showScreen(both, { path: "/alerts/new", at, session });
  expect(await screen.findByRole("heading", { level: 1, name: "Post an update" })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Another" }));
  expect(await screen.findByRole("heading", { level: 1, name: "New alert" })).toBeVisible();
});

test("an update that is opened again still names the alert it follows, and leads back to it", async () => {
  await openHere({ ...draft, followUp: "update", followsId: alert.id });
  expect(await screen.findByText("An update on the alert “Burst water main”, to the same people.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Messages" })).toHaveAttribute("href", `/dashboard/messages/${alert.id}`);
});

test.each([
  ["Water is back", "Water is back"],
  ["", "Draft without title"],
])("the draft of an alert titled “%s” has the heading “%s”, and shows its kind", async (title, heading) => {
  await openHere({ ...draft, title });
  expect(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText("Alert", { selector: "span" })).toBeVisible();
});

const tooSoon = "Your messages here are less than 24 hours apart";
test.each(["first", "update"] as const)(
  "the confirmation (%s) does not advise to send an alert later because of an earlier message",
  async (as) => {
    await openHere({ ...draft, ...(as === "update" && { followUp: as, followsId: alert.id }) });
    await userEvent.click(await screen.findByRole("button", { name: /^Send / }));
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByText(/By email to 58 people/);
    expect(dialog.queryByText(tooSoon)).toBeNull();
  },
);

test("an alert is sent only after a confirmation that says to how many people and by which channels", async () => {
  const of = await openHere(draft);
  await userEvent.click(await screen.findByRole("button", { name: "Send alert now" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send the alert “Water is back” now?" }));
  expect(dialog.getByText(/By email to 58 people/)).toBeVisible();
  expect(dialog.getByText("On the devices of residents who turned alerts on there.")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(of("publishPost")).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Send alert now" }));
  const again = within(await screen.findByRole("dialog"));
  await userEvent.click(again.getByRole("button", { name: "Send alert now" }));
  await waitFor(() => expect(of("publishPost")[0]?.body).toEqual({ version: draft.version, at: null }));
});

test.each<[string, Partial<Post>]>([
  ["a button", { ctaLink: "https://gent.example", ctaText: "More" }],
  [
    "a translation",
    {
      translations: [
        { language: "fr", title: "Eau", textHtml: "", ctaText: "", ctaDescription: "", altTexts: {}, optionTexts: {} },
      ],
    },
  ],
  ["another audience", { visibility: "local-economy" }],
  ["closed comments", { isCommentsDisabled: true }],
])("a draft with %s, which this screen does not show, opens in the full editor", async (_, more) => {
  const { address } = await open({ ...draft, ...more });
  await waitFor(() => expect(address()).toBe(`/messages/${draft.id}/edit`));
});

test("a draft with a title, a text and places stays here", async () => {
  const { address } = await open({ ...draft, language: "fr" });
  expect(await screen.findByRole("button", { name: "Send alert now" })).toBeVisible();
  expect(address()).toBe(`/alerts/${draft.id}`);
});
