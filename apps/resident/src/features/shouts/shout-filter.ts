import type { Theme } from "@stoep/contract/publishing";
import type { ShoutKind } from "@stoep/contract/shouts";
import { useSearchParams } from "wouter";
import { isTheme } from "../publishing/index.ts";
import { isKind } from "./kinds.ts";

export interface ShoutFilter {
  sort: "latest" | "trending";
  kind: ShoutKind | undefined;
  theme: Theme | undefined;
  search: string;
}

/** Keeps what the list shows in the address, so that it can be shared and survives a reload. */
export function useShoutFilter(): [ShoutFilter, (change: Partial<ShoutFilter>) => void] {
  const [given, setGiven] = useSearchParams();
  const [kind, theme] = [given.get("kind"), given.get("theme")];
  const wanted: ShoutFilter = {
    sort: given.get("sort") === "trending" ? "trending" : "latest",
    kind: isKind(kind) ? kind : undefined,
    theme: isTheme(theme) ? theme : undefined,
    search: given.get("search")?.slice(0, 100) ?? "",
  };
  const want = (change: Partial<ShoutFilter>) => {
    const { sort, ...filters } = { ...wanted, ...change };
    const next = new URLSearchParams();
    if (sort === "trending") next.set("sort", sort);
    for (const [key, value] of Object.entries(filters)) if (value) next.set(key, value);
    setGiven(next, { replace: true });
  };
  return [wanted, want];
}

/** The filter as the contract's query. */
export const queryFor = ({ sort, kind, theme, search }: ShoutFilter) => ({
  sort,
  kinds: kind ? [kind] : undefined,
  theme,
  search: search || undefined,
});
