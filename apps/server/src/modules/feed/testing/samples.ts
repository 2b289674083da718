import type { feed } from "@stoep/contract/feed";
import { v7 as newId } from "uuid";
import { createLive } from "../../../testing/messages.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";
import { dayIn } from "../../../testing/town-people.ts";

export const samples = defineSamples<typeof feed>()({
  stage: {
    /** Live in Noord. */
    feedPostId: async ({ people, noord }) => (await createLive(people.els, [noord])).id,
  },
  random: () => ({ feedPostId: newId() }),
  of: ({ networkSlug, feedPostId }) => ({
    search: { by: "viktor", input: { query: { q: "werken" } } },
    searchReadable: { by: "dirk", input: { query: { q: "werken" } } },
    getFeed: { by: "dirk", input: {} },
    getFeedIds: { by: "dirk", input: {} },
    getFeedItems: { by: "dirk", input: { query: { id: [feedPostId] } } },
    getMap: { by: "viktor", input: { query: { kinds: ["activity", "idea"] } } },
    exportMap: { by: "viktor", input: { query: { format: "xlsx" } } },
    getReadableMap: { by: "dirk", input: { query: { box: "3,50,5,52" } } },
    getPublicMap: { by: "guest", input: { params: { networkSlug } } },
    getAgenda: { by: "dirk", input: { query: { day: dayIn(39), only: "mine" } } },
    getAgendaMonth: { by: "dirk", input: { query: { month: "2026-06" } } },
    getPublicAgenda: { by: "guest", input: { params: { networkSlug } } },
    getPublicAgendaMonth: { by: "guest", input: { params: { networkSlug }, query: { month: "2026-06" } } },
  }),
});
