import type { CallOptions, QueryCall, ResultOf, Route } from "@stoep/contract/kernel";

/** Options for an infinite list over keyset pages. */
export function pagesOf<R extends Route>(call: QueryCall<R>, ...args: Parameters<QueryCall<R>>) {
  const input: { query?: Record<string, unknown> } = args[0] ?? {};
  return {
    queryKey: [call.capability, call.routeName, "pages", input] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }): Promise<ResultOf<R>> =>
      (call as (input: unknown, options: CallOptions) => Promise<ResultOf<R>>)(
        { ...input, query: { ...input.query, cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: (last: { next: string | null }) => last.next ?? undefined,
  };
}
