import { owner, routes } from "../../kernel/index.ts";
import { DefaultHandlers, DefaultHandlersDraft } from "./schemas.ts";

/** For owners of the city's organisation; any other is refused with `not_allowed`. */
export const defaultHandlerRoutes = routes({
  listDefaultHandlers: {
    summary: "Who is told first of residents' messages, by neighbourhood and kind",
    method: "GET",
    path: "/shouts/default-handlers",
    access: owner,
    response: DefaultHandlers,
    refusals: ["not_allowed"],
  },
  setDefaultHandlers: {
    summary: "Choose them; the most specific one counts",
    method: "PUT",
    path: "/shouts/default-handlers",
    access: owner,
    limit: "settings",
    body: DefaultHandlersDraft,
    response: DefaultHandlers,
    refusals: ["not_allowed"],
  },
});
