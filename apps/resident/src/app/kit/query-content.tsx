import type { ReactNode } from "react";
import { LoadFailed } from "./states.tsx";

interface Props<T> {
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** Skeletons in the final layout. */
  waiting: ReactNode;
  /** Set if it fills the whole screen: a failure is then shown with a heading. */
  isScreen?: boolean;
  children: (data: T) => ReactNode;
}

/** Renders a query: waiting, loaded, or failed with a retry button. Loaded data stays on screen while it is fetched again. */
export function QueryContent<T>({ query, waiting, isScreen, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return waiting;
  return <LoadFailed isScreen={isScreen} error={query.error} onRetry={() => query.refetch()} />;
}
