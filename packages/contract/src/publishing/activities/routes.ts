/** Routes about the dates of a live activity. */
import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../../files/index.ts";
import { Cursor, pageOf, resident, routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import {
  ActivityDate,
  AttendanceFilter,
  Attendee,
  CancelDates,
  DateSelection,
  DatesOutcome,
  MoveDates,
  Party,
} from "./schemas.ts";

const editor = staffFor("activities", "editor");
const viewer = staffFor("activities", "viewer");

export const activityRoutes = routes({
  sayComing: {
    summary: "Say how many people are coming to a date, or change the number. If it is full, the resident waits",
    method: "PUT",
    path: "/activities/dates/:dateId/coming",
    access: resident,
    limit: "attendance",
    body: Party,
    response: ActivityDate,
    refusals: ["invalid_input", "not_found", "date_cancelled", "registration_closed"],
  },
  sayNotComing: {
    summary: "Say that the resident is no longer coming, or stop waiting",
    method: "DELETE",
    path: "/activities/dates/:dateId/coming",
    access: resident,
    limit: "attendance",
    response: ActivityDate,
    refusals: ["not_found"],
  },
  listDates: {
    summary: "The dates of an activity of the caller's organisation, published or not",
    method: "GET",
    path: "/posts/:postId/dates",
    access: viewer,
    response: z.object({ items: z.array(ActivityDate) }),
    refusals: ["not_found"],
  },
  listComing: {
    summary: "Who is coming to a date, or waits, in order of registration; by name, never by address",
    method: "GET",
    path: "/activities/dates/:dateId/people",
    access: viewer,
    query: AttendanceFilter.extend({ cursor: Cursor }),
    response: pageOf(Attendee),
    refusals: ["not_found"],
  },
  exportComing: {
    summary: "The same as a file for a spreadsheet",
    method: "GET",
    path: "/activities/dates/:dateId/people/export",
    access: viewer,
    limit: "exports",
    query: AttendanceFilter.extend(asSpreadsheet),
    download: spreadsheet,
    refusals: ["not_found"],
  },
  moveDates: {
    summary: "Move a date of a live activity, or it and all that follow; everyone coming is told",
    method: "POST",
    path: "/activities/dates/:dateId/move",
    access: editor,
    limit: "publishing",
    body: MoveDates,
    response: DatesOutcome,
    refusals: ["invalid_input", "not_found", "not_allowed", "date_cancelled", "date_begun", "consequences_unconfirmed"],
  },
  cancelDates: {
    summary: "Cancel a date of a live activity, or it and all that follow; everyone coming is told",
    method: "POST",
    path: "/activities/dates/:dateId/cancel",
    access: editor,
    limit: "publishing",
    body: CancelDates,
    response: DatesOutcome,
    refusals: ["not_found", "not_allowed", "date_cancelled", "date_begun", "consequences_unconfirmed"],
  },
  restoreDates: {
    summary: "Take back a cancellation before the date begins; everyone who was coming is told",
    method: "POST",
    path: "/activities/dates/:dateId/restore",
    access: editor,
    limit: "publishing",
    body: DateSelection,
    response: DatesOutcome,
    refusals: ["not_found", "not_allowed", "date_begun", "consequences_unconfirmed"],
  },
});
