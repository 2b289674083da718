import { Refused } from "@stoep/contract/kernel";
import { QueryClient } from "@tanstack/react-query";

/** A refusal is an answer: asking again would not change it. Only a service out of reach is tried again. */
export function worthRetrying(attempts: number, error: unknown): boolean {
  return attempts < 2 && navigator.onLine && error instanceof Refused && error.code === "unavailable";
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Requests are made without a line too, so that a screen can say that there is none.
    queries: { staleTime: 30_000, retry: worthRetrying, networkMode: "always" },
    mutations: { retry: false, networkMode: "always" },
  },
});
