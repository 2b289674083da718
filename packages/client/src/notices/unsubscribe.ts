import { Refused } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../api/index.ts";
import { type Notify, useCommandAs } from "../commands/index.ts";

/**
 * The page behind the link at the end of an email. The token is in the fragment, which no server sees, and is removed from the address
 * bar immediately. Loading changes nothing; `stop` does.
 */
export function useUnsubscribe(tell: Notify) {
  const token = useToken();
  const [isDone, setDone] = useState(false);
  const query = useQuery({
    queryKey: ["notifications", "readUnsubscribe", token],
    queryFn: () => api.notifications.readUnsubscribe({ body: { token } }),
    enabled: token !== "",
  });
  const off = useCommandAs(tell, api.notifications.unsubscribe, { refetches: [], whenDone: () => setDone(true) });
  const isSpent = token === "" || (query.error instanceof Refused && query.error.code !== "unavailable");
  return { query, isSpent, isDone, isRunning: off.isRunning, stop: () => void off.run({ params: { token } }) };
}

const form = /^#[\w.-]{1,200}$/;
const storageKey = "stoep.link.unsubscribe";

/** Kept for this tab, so that reloading the page loses nothing. */
function useToken(): string {
  const [token] = useState(() =>
    form.test(location.hash) ? location.hash.slice(1) : (sessionStorage.getItem(storageKey) ?? ""),
  );
  useEffect(() => {
    if (!token) return;
    sessionStorage.setItem(storageKey, token);
    if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  }, [token]);
  return token;
}
