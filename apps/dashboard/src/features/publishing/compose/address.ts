import { useRouterState } from "@tanstack/react-router";

/** Changes with every navigation, also to the same address: *Create* twice is two messages. */
export function useVisit(): string {
  return useRouterState({ select: ({ location }) => location.state.__TSR_key ?? "" });
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
