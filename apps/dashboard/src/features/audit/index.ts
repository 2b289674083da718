/**
 * The organisation's log: who did what to what, when and from where. Administrators can read it; nobody can change it. D §3
 */
import type { Feature } from "../../app/index.ts";

export { Filters, logQuery } from "./filters.ts";
export { EntryDrawer } from "./parts/entry-drawer.tsx";
export { useLogColumns } from "./parts/log-columns.tsx";
export { useLogFilters, usePersonField } from "./parts/log-filters.tsx";
export { type Entry, useActionText } from "./words.ts";

export const audit: Feature = {
  name: "audit",
  routes: [{ path: "/settings/log", screen: () => import("./screens/log-screen.tsx").then((m) => m.LogScreen) }],
  settings: [{ key: "log", after: "signOn", href: "/settings/log" }],
};
