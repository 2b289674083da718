import { Refused } from "@stoep/contract/kernel";
import { QueryClient } from "@tanstack/react-query";

/** Only an unreachable service is retried: repeating a refused request would not change the response. */
export function worthRetrying(attempts: number, error: unknown): boolean {
  return attempts < 2 && navigator.onLine && error instanceof Refused && error.code === "unavailable";
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Requests are also made offline, so that they fail at once and say why; by default they would wait silently.
    queries: { staleTime: 30_000, retry: worthRetrying, networkMode: "always", refetchOnReconnect: true },
    mutations: { retry: false, networkMode: "always" },
  },
});
