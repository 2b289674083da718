import { useSearch } from "../../../app/index.ts";

export const isInsideApp = (address: unknown): address is string =>
  typeof address === "string" && /^\/(?!\/)/.test(address);

/** Where somebody wanted to go before they were led elsewhere: inside the application only. */
export function useNext(): string | undefined {
  const { next } = useSearch(["next"]);
  return isInsideApp(next) ? next : undefined;
}
