import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useGo, useSearch } from "../../../app/index.ts";
import { type StepKey, stepKeys } from "./steps.ts";

/**
 * Changes with every navigation to a new message, also from one to the next: *Create* twice is two messages. Not with those
 * between its steps, nor with those that lead away: the screen is drawn a little longer than the address says so.
 */
export function useVisit(): string {
  const visit = useRouterState({
    select: ({ location }) => {
      const isBeginning = location.pathname.endsWith("/messages/new") && !location.searchStr.includes("step=");
      return isBeginning ? (location.state.__TSR_key ?? "") : null;
    },
  });
  const [last, setLast] = useState(visit ?? "");
  if (visit !== null && visit !== last) setLast(visit);
  return visit ?? last;
}

/** New messages that have just been created on this screen: their own address opens with what was saved here. */
const created = new Set<string>();
export const isJustCreated = (postId: string): boolean => created.has(postId);

/**
 * Once a new message exists, its address says so, for a reload or a bookmark. The browser is told, the router is not: it
 * would draw the screen anew under the fingers of somebody who is typing.
 */
export function useOwnAddress(createdId: string | undefined): void {
  useEffect(() => {
    if (!createdId) return;
    created.add(createdId);
    const address = window.location.pathname.replace(/\/messages\/new$/, `/messages/${createdId}/edit`);
    if (address !== window.location.pathname) {
      const step = new URLSearchParams(window.location.search).get("step");
      const search = step ? `?step=${step}` : "";
      History.prototype.replaceState.call(window.history, window.history.state, "", address + search);
    }
    return () => {
      created.delete(createdId);
    };
  }, [createdId]);
}

/** The step in the address, and the way to another: a page of its own in the browser's history. */
export function useStepAddress(postId: string | undefined, type: string) {
  const go = useGo();
  const given = useSearch(["step"]).step;
  const step: StepKey = stepKeys.find((one) => one === given) ?? "content";
  const hrefOf = (next: StepKey, id = postId): string => {
    const search = new URLSearchParams({ ...(id ? {} : { type }), ...(next === "content" ? {} : { step: next }) });
    return `/messages/${id ? `${id}/edit` : "new"}${search.size > 0 ? `?${search}` : ""}`;
  };
  return { step, hrefOf, open: (next: StepKey, id?: string) => go(hrefOf(next, id)) };
}
