import { readRecord } from "@stoep/client/token";
import { Refused } from "@stoep/contract/kernel";
import { QueryClient } from "@tanstack/react-query";

/** Only an unreachable service is retried: repeating a refused request would not change the response. */
export function isWorthRetrying(attempts: number, error: unknown): boolean {
  return attempts < 2 && navigator.onLine && error instanceof Refused && error.code === "unavailable";
}

/** Visitors have no live stream, which tells residents what to refetch. */
const afterReconnecting = () => (readRecord() ? false : "always");

export const queryClient = new QueryClient({
  defaultOptions: {
    // Requests are made offline too, so that a screen can say that there is no connection.
    queries: {
      staleTime: 30_000,
      retry: isWorthRetrying,
      networkMode: "always",
      refetchOnReconnect: afterReconnecting,
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
