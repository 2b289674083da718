import { useRouterState } from "@tanstack/react-router";
import { useState } from "react";

/**
 * Changes with every navigation to a new message, also from one to the next: *Create* twice is two messages. Not with those
 * that lead away: the screen is drawn a little longer than the address says so.
 */
export function useVisit(): string {
  const visit = useRouterState({
    select: ({ location }) => (location.pathname.endsWith("/messages/new") ? (location.state.__TSR_key ?? "") : null),
  });
  const [last, setLast] = useState(visit ?? "");
  if (visit !== null && visit !== last) setLast(visit);
  return visit ?? last;
}

/**
 * Once a new message exists, its address says so, for a reload or a bookmark. The browser is told, the router is not: it
 * would draw the screen anew under the fingers of somebody who is typing.
 */
export function showAddress(postId: string): void {
  const address = window.location.pathname.replace(/\/messages\/new$/, `/messages/${postId}/edit`);
  if (address !== window.location.pathname) {
    History.prototype.replaceState.call(window.history, window.history.state, "", address);
  }
}
