/** Activities in other calendar programs: a single one as a file, and addresses to subscribe to. */
import { z } from "zod";
import { anyone, Id, resident, routes, Slug } from "../../kernel/index.ts";
import { residentOrStaffFor, staffFor } from "../../licences/index.ts";

const calendar = { type: "text/calendar" };
const admin = staffFor("activities", "admin");

/** The address of a calendar to subscribe to. Anyone with the address can read it; a new one replaces the old one. */
export const CalendarAddress = z.object({
  /** null: none was created yet. */
  address: z.string().nullable(),
});
export const CalendarKey = z.string().regex(/^[A-Za-z0-9_-]{22}$/, { error: "invalid" });

export const calendarRoutes = routes({
  readActivityCalendar: {
    summary: "All dates of an activity as a calendar file",
    method: "GET",
    path: "/activities/:postId/calendar.ics",
    access: residentOrStaffFor("messages", "viewer"),
    download: calendar,
    refusals: ["not_found"],
  },
  readPublicActivityCalendar: {
    summary: "All dates of an activity of the public page as a calendar file, without signing in",
    method: "GET",
    path: "/networks/:networkSlug/activities/:postId/calendar.ics",
    access: anyone,
    params: z.object({ networkSlug: Slug, postId: Id }),
    download: calendar,
    refusals: ["not_found", "too_many_requests"],
  },
  readCalendar: {
    summary: "A calendar to subscribe to, by its secret address: a year ahead and three months back",
    method: "GET",
    path: "/networks/:networkSlug/calendars/:calendarKey/activities.ics",
    access: anyone,
    params: z.object({ networkSlug: Slug, calendarKey: CalendarKey }),
    download: calendar,
    refusals: ["not_found", "too_many_requests"],
  },
  readPublicCalendar: {
    summary: "The public activities of an organisation as a calendar to subscribe to",
    method: "GET",
    path: "/networks/:networkSlug/organisations/:organisationId/activities.ics",
    access: anyone,
    params: z.object({ networkSlug: Slug, organisationId: Id }),
    download: calendar,
    refusals: ["not_found", "too_many_requests"],
  },
  getMyCalendar: {
    summary: "The address at which the resident subscribes to the activities of their neighbourhood",
    method: "GET",
    path: "/me/calendar",
    access: resident,
    response: CalendarAddress,
    refusals: [],
  },
  renewMyCalendar: {
    summary: "Make that address, or replace it; the old one ends at once",
    method: "POST",
    path: "/me/calendar",
    access: resident,
    limit: "settings",
    response: CalendarAddress,
    refusals: ["changed_meanwhile"],
  },
  endMyCalendar: {
    summary: "End that address: it no longer works",
    method: "DELETE",
    path: "/me/calendar",
    access: resident,
    limit: "settings",
    response: CalendarAddress,
    refusals: [],
  },
  getOrganisationCalendar: {
    summary: "The addresses for subscribing to the organisation's activities: all of them, and the public ones",
    method: "GET",
    path: "/organisation/calendar",
    access: staffFor("activities", "viewer"),
    response: CalendarAddress.extend({ publicAddress: z.string() }),
    refusals: [],
  },
  renewOrganisationCalendar: {
    summary: "Make the address of all activities, or replace it; the old one ends at once",
    method: "POST",
    path: "/organisation/calendar",
    access: admin,
    limit: "settings",
    response: CalendarAddress,
    refusals: [],
  },
  endOrganisationCalendar: {
    summary: "End the address of all activities: it no longer works",
    method: "DELETE",
    path: "/organisation/calendar",
    access: admin,
    limit: "settings",
    response: CalendarAddress,
    refusals: [],
  },
});
