import { sumOf } from "@stoep/contract/kernel";
import type { PostState } from "@stoep/contract/publishing";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat, useGo, useInboxKinds, useSearch, useViewHref } from "../../../app/index.ts";
import { useKindParts } from "./use-kind-filter.ts";
import { states } from "./use-posts-tabs.ts";

/** The kinds of the list of messages, which one of them is shown, and how many there are of each. */
export function useInboxKindChoice(asked: string | undefined, state: PostState) {
  const format = useFormat();
  const show = useShowKind(state);
  const kinds = useInboxKinds();
  const { data } = useQuery(queryOf(api.publishing.countInbox));
  const chosen = kinds.find(({ kind }) => kind === asked);
  /** Of one kind; without one, of all posts together. */
  const countsOf = (kind?: string) => {
    const counted = data?.items.filter((one) =>
      kinds.some((known) => known.kind === one.kind && (kind === undefined ? !known.List : known.kind === kind)),
    );
    return counted && (Object.fromEntries(states.map((one) => [one, sumOf(counted, (count) => count[one])])) as Counts);
  };
  const countOf = (kind?: string) => {
    const count = countsOf(kind)?.[state];
    return count ? format.number(count) : undefined;
  };
  const choose = (value: string) => {
    const next = kinds.find(({ kind }) => kind === value);
    show(next?.kind, next?.List === chosen?.List);
  };
  return { chosen, counts: countsOf(chosen?.kind), parts: useKindParts(kinds, chosen?.kind, choose, countOf) };
}

type Counts = Record<PostState, number>;

/** Another kind in the same list keeps the filters, but for the type, which only messages have; another list keeps the words. */
function useShowKind(state: PostState) {
  const go = useGo();
  const href = useViewHref<Record<"kind" | "type", string>>("/inbox");
  const { search } = useSearch(["search"]);
  return (kind: string | undefined, isSameList: boolean) => {
    const fresh = new URLSearchParams({ state });
    if (kind) fresh.set("kind", kind);
    if (search) fresh.set("search", search);
    go(isSameList ? href({ kind, type: undefined }) : `/inbox?${fresh}`, { replace: true });
  };
}
