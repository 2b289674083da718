import type { FoundPlace } from "../../../app/index.ts";

/** Screens and parts of settings that are in no menu. */
export const places: FoundPlace[] = [
  { key: "postsCalendar", href: "/inbox/calendar", licence: "inbox" },
  { key: "postsStatistics", href: "/inbox/statistics", licence: "inbox" },
  { key: "deletedPosts", href: "/inbox/deleted", licence: "inbox" },
  { key: "publicCalendar", href: "/settings/calendar#publicCalendar", isForOwners: true },
  { key: "ownCalendar", href: "/settings/calendar#ownCalendar", isForOwners: true },
];
