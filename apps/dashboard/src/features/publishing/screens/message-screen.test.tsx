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

const figures = (reached: number, seen: number) => ({
  reached,
  seen,
  opened: null,
  reactions: 0,
  comments: 0,
  votes: 0,
});
const statistics: z.infer<typeof PostStatistics> = {
  total: { reached: 40, seen: 30, opened: 12, reactions: 4, comments: 3, votes: 0 },
  staffComments: 1,
  tookPart: null,
  overTime: [
    { at: "2026-11-21T10:00:00.000Z", seen: null, opened: null },
    { at: "2026-11-21T11:00:00.000Z", seen: 30, opened: 10 },
  ],
  rating: "early",
  perNeighbourhood: [
    { neighbourhoodId: idOf(20), name: "Muide", ...figures(20, 12), rating: "good" },
    { neighbourhoodId: idOf(21), name: "Gentbrugge", ...figures(20, 18), rating: "good" },
  ],
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
    const cameBack = await screen.findByRole("heading", { name: "Response" });
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

describe("the statistics of a message", () => {
  const openStatistics = () => open({}, {}, "?tab=statistics");

  test("explain their rating where it stands", async () => {
    await openStatistics();
    expect(await screen.findByText(/Too early: published less than a day ago/)).toBeVisible();
  });

  test("name the comments that organisations wrote", async () => {
    await openStatistics();
    expect(await screen.findByText("1 of them by organisations")).toBeVisible();
  });

  test("lead from those reached to those who took part; few people are no number", async () => {
    await openStatistics();
    const steps = await screen.findByRole("figure", { name: "From reached to taking part" });
    const lines = within(within(steps).getAllByRole("list")[0] as HTMLElement).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      "Reached40",
      "Seen30 · 75%",
      "Opened12 · 30%",
      "Reacted, commented or votedfewer than 10",
    ]);
  });

  test("compare neighbourhoods by share, the highest first", async () => {
    await openStatistics();
    const places = await screen.findByRole("figure", { name: "Who saw it, per neighbourhood" });
    expect(places).toHaveTextContent("Most in Gentbrugge: 90% of those reached there.");
    const lines = within(within(places).getAllByRole("list")[0] as HTMLElement).getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual(["Gentbrugge90%", "Muide60%"]);
  });

  test("show how views grew", async () => {
    await openStatistics();
    const curve = await screen.findByRole("slider", { name: "Seen and opened over time" });
    expect(curve).toHaveAttribute("aria-valuetext", expect.stringContaining("Seen: 30 · Opened: 10"));
  });
});

describe("the history of a message", () => {
  const version = (number: number, title: string, textHtml: string) => ({
    ...{ version: number, savedAt: now, savedBy: "Ada Peeters", title, textHtml, options: [], changed: ["title"] },
  });
  const listVersions = {
    items: [version(2, "Straat gesloten", "<p>Vanaf maandag.</p>"), version(1, "Straat open", "<p>Vanaf maandag.</p>")],
    next: null,
  };

  test("shows the words of a change by more than colour, at an address of its own", async () => {
    const { address } = await open({ version: 3 }, { listVersions }, "?tab=history");
    const [latest] = await screen.findAllByRole("button", { name: "Show what changed" });
    if (latest) await userEvent.click(latest);
    await waitFor(() => expect(address()).toContain("version=2"));
    expect((await screen.findByText("gesloten")).closest("del")).not.toBeNull();
    expect(screen.getByText("dicht").closest("ins")).not.toBeNull();
  });

  test("compares an earlier version with the next one, or with now", async () => {
    await open({ version: 3 }, { listVersions }, "?tab=history&version=1");
    expect((await screen.findByText("gesloten")).closest("ins")).not.toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: "Compared with now" }));
    expect((await screen.findByText("dicht")).closest("ins")).not.toBeNull();
    expect(screen.getByText("open").closest("del")).not.toBeNull();
  });

  test("restores what it said before, after asking, as a change of the version that is shown", async () => {
    const restored = aPost({ state: "published", publishedAt: now, publishAt: now, version: 4 });
    const { of } = await open({ version: 3 }, { listVersions, restoreVersion: restored }, "?tab=history&version=2");
    await userEvent.click(await screen.findByRole("button", { name: "Restore what it said before" }));
    const dialog = await screen.findByRole("dialog", { name: /^Restore the version from before 21 Nov/ });
    await userEvent.click(within(dialog).getByRole("button", { name: "Restore" }));
    await waitFor(() => expect(of("restoreVersion")).toHaveLength(1));
    expect(of("restoreVersion")[0]).toMatchObject({ params: { version: "2" }, body: { version: 3 } });
    expect(await screen.findByText("The earlier version is back.")).toBeVisible();
  });
});
