import { Refused } from "@stoep/contract/kernel";
import { QueryClient } from "@tanstack/react-query";

/** Only an unreachable service is retried: repeating a refused request would not change the response. */
export function worthRetrying(attempts: number, error: unknown): boolean {
  return attempts < 2 && error instanceof Refused && error.code === "unavailable";
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: worthRetrying }, mutations: { retry: false } },
});
