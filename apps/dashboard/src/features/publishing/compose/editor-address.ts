import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { showAddress, useGo, useSearch } from "../../../app/index.ts";
import { kinds } from "./kinds/index.ts";
import { type StepKey, stepKeys } from "./steps.ts";
import type { NewPost } from "./use-desk.ts";

const newPaths = Object.values(kinds).map(({ newPath }) => newPath);
/** The address of an existing post of any kind. */
const editPath = (postId: string): string => `/messages/${postId}/edit`;

/**
 * Changes with every navigation to a new message, also from one to the next: *Create* twice makes two messages. Does not change
 * between a message's steps, all of which name their step, nor when leaving, as the screen renders a little longer than its address lasts.
 */
export function useVisit(paths: readonly string[] = newPaths): string {
  const visit = useRouterState({
    select: ({ location }) => {
      const isBeginning =
        paths.some((path) => location.pathname.endsWith(path)) && !location.searchStr.includes("step=");
      return isBeginning ? (location.state.__TSR_key ?? "") : null;
    },
  });
  const [last, setLast] = useState(visit ?? "");
  if (visit !== null && visit !== last) setLast(visit);
  return visit ?? last;
}

/** Messages just created on this screen, whose own address opens with what was saved here. */
const createdIds = new Set<string>();
export const isJustCreated = (postId: string): boolean => createdIds.has(postId);

/** Gives a new message that now exists its own address. */
export function useMessageAddress(createdId: string | undefined): void {
  useEffect(() => {
    if (!createdId) return;
    createdIds.add(createdId);
    return () => {
      createdIds.delete(createdId);
    };
  }, [createdId]);
  useCreatedAddress(createdId, newPaths, editPath);
}

/** Once what is written at one of these paths exists, shows its own address, for a reload or a bookmark. */
export function useCreatedAddress(
  createdId: string | undefined,
  paths: readonly string[],
  pathOf: (id: string) => string,
): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    if (!createdId || !paths.some((path) => pathname.endsWith(path))) return;
    const { step, day } = Object.fromEntries(new URLSearchParams(search));
    const kept = new URLSearchParams({
      ...(day && !pathname.endsWith(kinds.activity.newPath) && { day }),
      ...(step && step !== "content" && { step }),
    });
    showAddress(pathOf(createdId) + (kept.size > 0 ? `?${kept}` : ""));
  }, [createdId, paths, pathOf]);
}

/** The step in the address, and navigation to another, with its own entry in the browser's history. */
export function useStepAddress(postId: string | undefined, { kind, type, day }: NewPost) {
  const go = useGo();
  const given = useSearch(["step"]).step;
  const step: StepKey = stepKeys.find((one) => one === given) ?? "content";
  const hrefOf = (next: StepKey, id = postId): string => {
    // Without its step, the address of a new message would start another one, and lose what was chosen in this one.
    const search = new URLSearchParams({
      ...chosenFor({ kind, type, day }, id !== undefined),
      ...(id && next === "content" ? {} : { step: next }),
    });
    return `${id ? editPath(id) : kinds[kind].newPath}${search.size > 0 ? `?${search}` : ""}`;
  };
  return { step, hrefOf, open: (next: StepKey, id?: string) => go(hrefOf(next, id)) };
}

/** What was chosen before writing. Once it exists, an activity has the day as its date; another kind has none before it is scheduled. */
function chosenFor({ kind, type, day }: NewPost, exists: boolean): Record<string, string> {
  const isDayKept = day !== null && !(exists && kind === "activity");
  return { ...(kind === "message" && !exists && { type }), ...(isDayKept && { day }) };
}
