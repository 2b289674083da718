import { type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSessionReturn } from "../parts/use-return.ts";
import { Desk, type DeskOptions, type DeskState, type VersionedDocument } from "./desk.ts";

/** A desk that saves automatically while the screen is open. `open` is called once. */
export function useDesk<Saved extends VersionedDocument, Draft extends object, Body>(
  open: () => DeskOptions<Saved, Draft, Body>,
): [Desk<Saved, Draft, Body>, DeskState<Saved, Draft>] {
  const [desk] = useState(() => new Desk(open()));
  const state = useSyncExternalStore(desk.subscribe, desk.read);
  useEffect(() => desk.start(), [desk]);
  useSessionReturn(() => {
    const { phase, refusal } = desk.read();
    if (phase === "failed" && refusal?.code === "sign_in_required") void desk.save();
  });
  return [desk, state];
}

type Sources<Saved> = {
  /** The document as the server has it now. */
  query: Pick<UseQueryOptions<Saved>, "queryKey" | "queryFn">;
  /** The key of the lists that show it. */
  lists: readonly string[];
};

/** Follows a document that is published or changed elsewhere, and refreshes lists after saving here. `stored`: null until it exists. */
export function useDeskNews<Saved extends VersionedDocument, Draft extends object, Body>(
  desk: Desk<Saved, Draft, Body>,
  stored: Saved | null,
  { query, lists }: Sources<Saved>,
): void {
  const queries = useQueryClient();
  const news = useQuery({ ...query, enabled: stored !== null, retry: false }).data;
  useEffect(() => {
    if (!news) return;
    const { stored, isDirty, phase } = desk.read();
    // A colleague saved, and nothing is unsaved here: continue from their version.
    if (stored && news.version > stored.version && !isDirty && phase === "rest") desk.takeTheirs(news);
    else desk.follow(news);
  }, [desk, news]);
  const version = stored?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per saved version; the keys follow from the document
  useEffect(() => {
    const latest = desk.read().stored;
    if (version === undefined || !latest) return;
    queries.setQueryData(query.queryKey, latest);
    void queries.invalidateQueries({ queryKey: lists });
  }, [desk, version, queries]);
}
