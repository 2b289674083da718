import { signInTo } from "../../../app/index.ts";

/** The address at which a visitor signs in, and is then led to `next`: a path within the network, by default the current screen. */
export const signInAddress = (next = location.pathname.replace(/^\/[^/]+/, "") + location.search): string =>
  signInTo(next);
