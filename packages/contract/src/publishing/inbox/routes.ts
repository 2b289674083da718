/** How many things an organisation has in its list of messages, by kind. S1 §2 Inbox, S2 §3 Inbox counters */
import { z } from "zod";
import { routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";

const count = z.number().int();

/** What one kind has in each state; nothing that was deleted. */
export const InboxCount = z.object({
  /** `message`, `activity`, `vacancy`; `project`, `budget`; later others. Publishing knows its own alone. */
  kind: z.string(),
  published: count,
  scheduled: count,
  concept: count,
});
export type InboxCount = z.infer<typeof InboxCount>;

export const inboxRoutes = routes({
  countInbox: {
    summary:
      "How many messages, activities, vacancies, projects and so on are published, scheduled and drafted; of the kinds that the member may read",
    method: "GET",
    path: "/posts/counters",
    access: staffFor("inbox", "viewer"),
    response: z.object({ items: z.array(InboxCount) }),
    refusals: [],
  },
});
