// @vitest-environment jsdom
import { type Asked, fakeServer, idOf, now, type Replies } from "@stoep/client/testing";
import type { Post, PostStatistics } from "@stoep/contract/publishing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { z } from "zod";
import { aMembership } from "../../../app/testing/people.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { aPost } from "../compose/testing/samples.ts";
import { MessageScreen } from "./message-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const statistics: z.infer<typeof PostStatistics> = {
  total: { reached: 40, seen: 30, opened: 12, reactions: 4, comments: 3, votes: 0 },
  rating: "good",
  perNeighbourhood: [],
  reactions: { like: 4 },
  poll: null,
  mails: null,
  at: now,
};

const area = (id: string, name: string) => ({
  type: "Feature",
  id,
  properties: { id, name },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [3.7, 51],
        [3.8, 51],
        [3.8, 51.1],
        [3.7, 51],
      ],
    ],
  },
});

async function open(change: Partial<Post> = {}, replies: Replies["publishing"] = {}, at = "") {
  const post = aPost({ state: "published", publishedAt: now, publishAt: now, ...change });
  const organisation = { ...aMembership().organisation, textHtml: "", website: "", phone: "", address: "" };
  const asked: Asked[] = fakeServer({
    publishing: {
      getPost: post,
      getStatistics: statistics,
      deletePost: { done: true },
      undeletePost: post,
      ...replies,
    },
    accounts: {
      getOrganisation: {
        ...{ ...organisation, logo: null, banner: null, memberSince: now, secondFactorFrom: null },
        bottomUp: { isDisabled: false, disabledKinds: [], placeholder: "" },
      },
    },
    residents: {
      listHouseholdCounts: {
        items: [
          { neighbourhoodId: idOf(20), name: "Muide", registered: 412, addresses: 2000, residents: 600 },
          { neighbourhoodId: idOf(21), name: "Gentbrugge", registered: null, addresses: 90, residents: null },
        ],
        total: { registered: 420, addresses: 2090, residents: 610 },
      },
    },
    neighbourhoods: {
      readAreas: {
        type: "FeatureCollection",
        features: [area(idOf(20), "Muide"), area(idOf(21), "Gentbrugge")],
      } as never,
    },
  });
  const shown = await showScreen(MessageScreen, { path: "/messages/$postId", at: `/messages/${idOf(1)}${at}` });
  await screen.findByRole("heading", { level: 1, name: "Straat dicht" });
  const of = (route: string) => asked.filter((one) => one.route === `publishing.${route}`);
  return { ...shown, of };
}

describe("the page of a message", () => {
  test("shows first what was sent, whole, then what came back", async () => {
    await open({ textHtml: "<p>Vanaf maandag.</p><p>Tot vrijdag.</p>" });
    const card = await screen.findByRole("article");
    expect(within(card).getByText("Tot vrijdag.")).toBeVisible();
    const cameBack = await screen.findByRole("heading", { name: "What came back" });
    expect(card.compareDocumentPosition(cameBack) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test("tells its facts, each neighbourhood with its households", async () => {
    await open({ theme: "mobility" });
    const rail = screen.getByRole("complementary", { name: "Details" });
    expect(await within(rail).findByText("Muide")).toHaveTextContent("Muide · 412 households");
    expect(within(rail).getByText("Els Peeters")).toBeVisible();
    expect(within(rail).getByText("Mobility")).toBeVisible();
  });

  test("names the whole city when every neighbourhood is chosen", async () => {
    await open({ neighbourhoodIds: [idOf(20), idOf(21)] });
    expect(await screen.findByText("Whole city")).toHaveTextContent("Whole city · 420 households");
  });

  test("has an address for every tab", async () => {
    const { address } = await open();
    await userEvent.click(screen.getByRole("link", { name: "Statistics" }));
    expect(address()).toBe(`/messages/${idOf(1)}?tab=statistics`);
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Statistics" })).toHaveAttribute("aria-current", "page"),
    );
  });

  test("is shown in each of its languages", async () => {
    const french = { ctaText: "", ctaDescription: "", altTexts: {}, optionTexts: {} };
    await open({
      translations: [{ language: "fr", title: "Rue barrée", textHtml: "<p>Dès lundi.</p>", ...french }],
    });
    await userEvent.click(await screen.findByRole("radio", { name: "Français" }));
    expect(await screen.findByText("Dès lundi.")).toBeVisible();
  });

  test("of a draft has no statistics to lead to", async () => {
    const { of } = await open({ state: "concept", publishedAt: null, publishAt: null });
    expect(screen.queryByRole("link", { name: "Statistics" })).toBeNull();
    expect(screen.getByRole("link", { name: "Continue writing" })).toBeVisible();
    expect(of("getStatistics")).toHaveLength(0);
  });
});

describe("deleting a message", () => {
  const remove = async () => {
    await userEvent.click(screen.getByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  };

  test("asks by name, and can be undone from the toast", async () => {
    const { of, address } = await open();
    await remove();
    const dialog = await screen.findByRole("dialog", { name: "Delete “Straat dicht”?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(address()).toBe("/inbox?state=published"));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(of("undeletePost")).toHaveLength(1));
    await waitFor(() => expect(address()).toBe(`/messages/${idOf(1)}`));
    expect(screen.getByText("The message is back.")).toBeVisible();
  });

  test("is refused with its reason", async () => {
    const { of } = await open({ can: { edit: true, publish: true, delete: "level_too_low" } });
    await userEvent.click(screen.getByRole("button", { name: "More actions" }));
    const item = await screen.findByRole("menuitem", { name: /Delete/ });
    expect(item).toHaveTextContent("Your role does not allow this.");
    await userEvent.click(item);
    expect(of("deletePost")).toHaveLength(0);
  });
});
