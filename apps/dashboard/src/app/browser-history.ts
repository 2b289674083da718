import { createBrowserHistory, type RouterHistory } from "@tanstack/react-router";

/**
 * The browser's history for the router, which writes over the methods of the object that it is given: it gets one of its own. The page's
 * stays as it is, and shows addresses that the router does not hear of (`showAddress`).
 */
export function browserHistory(): RouterHistory {
  const { history } = window;
  return createBrowserHistory({
    window: {
      document,
      location: window.location,
      history: {
        get state() {
          return history.state;
        },
        pushState: history.pushState.bind(history),
        replaceState: history.replaceState.bind(history),
        go: history.go.bind(history),
        back: history.back.bind(history),
        forward: history.forward.bind(history),
      },
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
    },
  });
}
