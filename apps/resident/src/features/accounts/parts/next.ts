import { useSearchParams } from "wouter";
import { firstScreen } from "../../../app/index.ts";

/** Where to go after signing in; only addresses of this app. */
export function useNext(): string {
  const [search] = useSearchParams();
  const next = search.get("next") ?? firstScreen;
  return /^\/(?!\/)/.test(next) ? next : firstScreen;
}
