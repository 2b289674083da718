/** The page of one message, with what the server knows about it. */
import { fakeServer, idOf, now, type ReceivedRequest, type Replies } from "@stoep/client/testing";
import type { Post, PostStatistics } from "@stoep/contract/publishing";
import { screen } from "@testing-library/react";
import type { z } from "zod";
import { aMembership } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { aPost } from "../compose/testing/samples.ts";
import { MessageScreen } from "../posts/message-screen.tsx";

const figures = (reached: number, seen: number) => ({
  reached,
  seen,
  opened: null,
  clicked: null,
  reactions: 0,
  comments: 0,
  votes: 0,
});
const statistics: z.infer<typeof PostStatistics> = {
  total: { reached: 40, seen: 30, opened: 12, clicked: null, reactions: 4, comments: 3, votes: 0 },
  staffComments: 1,
  tookPart: null,
  overTime: [
    { at: "2026-11-21T10:00:00.000Z", seen: null, opened: null, clicked: null },
    { at: "2026-11-21T11:00:00.000Z", seen: 30, opened: 10, clicked: null },
  ],
  rating: "early",
  perNeighbourhood: [
    { neighbourhoodId: idOf(20), name: "Muide", ...figures(20, 12), rating: "good" },
    { neighbourhoodId: idOf(21), name: "Gentbrugge", ...figures(20, 18), rating: "good" },
  ],
  reactions: { like: 4 },
  poll: null,
  attendance: null,
  mails: null,
  pushes: null,
  texts: null,
  at: now,
};

export const medians = {
  since: "2025-11-21T12:00:00.000Z",
  messages: 38,
  seenShare: 0.54,
  openedShare: 0.2,
  clickedShare: null,
  reactions: 6.5,
  comments: 2,
  votes: null,
};

export const area = (id: string, name: string) => ({
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

export async function openMessage(
  change: Partial<Post> = {},
  replies: Replies["publishing"] = {},
  at = "",
  neighbourhoods: Replies["neighbourhoods"] = {},
) {
  const post = aPost({ state: "published", publishedAt: now, publishAt: now, ...change });
  const organisation = { ...aMembership().organisation, textHtml: "", website: "", phone: "", address: "" };
  const asked: ReceivedRequest[] = fakeServer({
    publishing: {
      getPost: post,
      getStatistics: statistics,
      getMedians: medians,
      deletePost: { done: true },
      undeletePost: post,
      ...replies,
    },
    accounts: {
      getOrganisation: {
        ...organisation,
        logo: null,
        banner: null,
        memberSince: now,
        secondFactorFrom: null,
        isCareSecured: false,
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
      // jsdom cannot draw maps.
      readAreas: at.includes("statistics")
        ? () => new Promise(() => {})
        : { type: "FeatureCollection", features: [area(idOf(20), "Muide"), area(idOf(21), "Gentbrugge")] },
      ...neighbourhoods,
    },
  });
  const shown = await showScreen(MessageScreen, { path: "/messages/$postId", at: `/messages/${idOf(1)}${at}` });
  await screen.findByRole("heading", { level: 1, name: "Straat dicht" });
  const of = (route: string) => asked.filter((one) => one.route === `publishing.${route}`);
  return { ...shown, of };
}
