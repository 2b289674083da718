import { z } from "zod";
import { Cursor, resident, routes } from "../kernel/index.ts";
import { FeedPage } from "./schemas.ts";

export const feed = routes({
  getFeed: {
    summary: "What reached the resident, newest first, twenty at a time",
    method: "GET",
    path: "/feed",
    access: resident,
    query: z.object({ cursor: Cursor }),
    response: FeedPage,
    refusals: [],
  },
});
