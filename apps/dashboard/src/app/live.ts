/** What the live stream says has changed is asked for again. */
import { gathered, listen as listenTo } from "@stoep/client/live";
import { queryClient } from "./queries.ts";
import { loadSession } from "./session-store.ts";

const refetch = gathered((topics) => {
  for (const topic of topics) void queryClient.invalidateQueries({ queryKey: [topic] });
  if (topics.includes("accounts")) void loadSession();
});

/** Listens until the function returned is called. After a break everything is asked for again: who one is, and what is on screen. */
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
