/** Passes changes that the live stream reports on to the screens that listen. */
import { collectTopics, listen as listenTo } from "@stoep/client/live";
import { useEffect } from "react";
import { loadSession } from "./session-store.ts";

type Listener = (topic: string) => void;
const listeners = new Set<Listener>();

/** The connection was lost, so anything may have changed. */
const allTopics = "everything";

/** Tells the listeners which capabilities have changed. */
export const announceChanges = collectTopics((topics) => {
  for (const topic of topics) for (const listener of listeners) listener(topic);
});

/** Calls `onChange` when something in these capabilities has changed. */
export function useLive(topics: readonly string[], onChange: () => void): void {
  useEffect(() => {
    const listener = (topic: string) => {
      if (topic === allTopics || topics.includes(topic)) onChange();
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  });
}

/** The session contains whether the resident is proven, which decides who may vote in polls. */
const onTopic = (name: string) => {
  announceChanges(name);
  if (name !== "residents") return;
  void loadSession();
  announceChanges("feed");
};

/** The server also ends a stream when the person moves: they then belong to another neighbourhood. */
const onReconnect = () => {
  void loadSession();
  announceChanges(allTopics);
};

/** Starts listening. Returns the function that stops it. */
export function startLiveUpdates(): () => void {
  return listenTo({ topic: onTopic, back: onReconnect, refused: loadSession });
}
