/**
 * The organisation's log: who did what to which thing, when and from where. Administrators read it; nobody changes it. D §3
 */
import type { Feature } from "../../app/index.ts";

export { asQuery, Filters } from "./filters.ts";
export { EntryDialog } from "./parts/entry-dialog.tsx";
export { LogFilters } from "./parts/log-filters.tsx";
export { PersonSelect } from "./parts/person-select.tsx";
export { type Entry, useActionText, useActorText } from "./words.ts";

export const audit: Feature = {
  name: "audit",
  routes: [{ path: "/settings/log", screen: () => import("./screens/log-screen.tsx").then((m) => m.LogScreen) }],
  settings: [{ key: "log", after: "signOn", href: "/settings/log" }],
};
