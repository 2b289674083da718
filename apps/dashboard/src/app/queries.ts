import { Refused } from "@stoep/contract/kernel";
import { QueryClient } from "@tanstack/react-query";

/** A refusal is an answer: asking again would not change it. Only a service out of reach is tried again. */
export function worthRetrying(attempts: number, error: unknown): boolean {
  return attempts < 2 && error instanceof Refused && error.code === "unavailable";
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: worthRetrying }, mutations: { retry: false } },
});
