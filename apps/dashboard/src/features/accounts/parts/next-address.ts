import { isInsideApp } from "@stoep/client/addresses";
import { useSearch } from "../../../app/index.ts";

/** Where the user was heading before a redirect; only addresses inside the application. */
export function useNext(): string | undefined {
  const { next } = useSearch(["next"]);
  return isInsideApp(next) ? next : undefined;
}
