/**
 * The organisation's log: who did what to what, when and from where; and the access log: who viewed contact details of whom.
 * Administrators can read them; nobody can change them. D §3
 */
import type { Feature } from "../../app/index.ts";

export { Filters, logQuery } from "./filters.ts";
export { EntryDrawer } from "./parts/entry-drawer.tsx";
export { useLogColumns } from "./parts/log-columns.tsx";
export { useLogFilters, usePersonField } from "./parts/log-filters.tsx";
export { ReadingList, useListWords } from "./parts/reading-list.tsx";
export { type Entry, useActionText, useText as useAuditText } from "./words.ts";

export const audit: Feature = {
  name: "audit",
  routes: [
    { path: "/settings/log", screen: () => import("./screens/log-screen.tsx").then((m) => m.LogScreen) },
    { path: "/settings/readings", screen: () => import("./screens/readings-screen.tsx").then((m) => m.ReadingsScreen) },
  ],
  settings: [
    { key: "log", after: "signOn", href: "/settings/log" },
    { key: "readings", after: "log", href: "/settings/readings" },
  ],
};
