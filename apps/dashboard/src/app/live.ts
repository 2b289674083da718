/** Fetches again what the live stream reports as changed. */
import { collectTopics, listen as listenTo } from "@stoep/client/live";
import { queryClient } from "./queries.ts";
import { loadSession } from "./session-store.ts";

const refetch = collectTopics((topics) => {
  for (const topic of topics) void queryClient.invalidateQueries({ queryKey: [topic] });
  if (topics.includes("accounts")) void loadSession();
});

/** Listens until the returned function is called. After an interruption everything is fetched again: the session and what is on screen. */
export function listen(): () => void {
  return listenTo({
    topic: refetch,
    back: () => {
      void queryClient.invalidateQueries();
      void loadSession();
    },
    refused: loadSession,
  });
}
