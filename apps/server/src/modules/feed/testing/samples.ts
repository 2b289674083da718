import type { feed } from "@stoep/contract/feed";
import { defineSamples, nothingStaged } from "../../../testing/samples/sample.ts";

export const samples = defineSamples<typeof feed>()({
  ...nothingStaged,
  of: ({ networkSlug }) => ({
    getFeed: { by: "dirk", input: {} },
    getFeedIds: { by: "dirk", input: {} },
    getAgenda: { by: "dirk", input: { query: { day: "2026-06-20", only: "mine" } } },
    getAgendaMonth: { by: "dirk", input: { query: { month: "2026-06" } } },
    getPublicAgenda: { by: "guest", input: { params: { networkSlug } } },
    getPublicAgendaMonth: { by: "guest", input: { params: { networkSlug }, query: { month: "2026-06" } } },
  }),
});
