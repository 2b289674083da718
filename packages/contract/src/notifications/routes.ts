import { routes, signedIn } from "../kernel/index.ts";
import { LiveEvent } from "./schemas.ts";

export const notifications = routes({
  listen: {
    summary: "Server-sent events that say what changed",
    method: "GET",
    path: "/live",
    access: signedIn,
    stream: LiveEvent,
    refusals: ["sign_in_required"],
  },
});
