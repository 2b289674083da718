import { useSearchParams } from "wouter";
import { firstScreen } from "../../../app/index.ts";

/** Where to go after signing in; only addresses of this app. */
export function useNext(): string {
  const [search] = useSearchParams();
  return insideApp(search.get("next"));
}

export const insideApp = (next: string | null): string => (next && /^\/(?!\/)/.test(next) ? next : firstScreen);
