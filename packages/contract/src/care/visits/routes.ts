import { z } from "zod";
import { anyone, Id, resident, routes } from "../../kernel/index.ts";
import { AnswerLink } from "../matching/schemas.ts";
import { VisitCalendar } from "./schemas.ts";

const byLink = "/networks/:networkSlug/care/answers/:token/calendar";
const own = "/care/own/links/of/:organisationId/calendar";
const ofOrganisation = z.object({ organisationId: Id });

export const visitCalendars = routes({
  readVisitCalendar: {
    summary: "All visits of a helper or a person helped as a calendar to subscribe to, by its secret address",
    method: "GET",
    path: "/networks/:networkSlug/care/calendars/:token/visits.ics",
    access: anyone,
    params: AnswerLink,
    download: { type: "text/calendar" },
    refusals: ["not_found", "too_many_requests"],
  },
  getLinkedCalendar: {
    summary: "Whether there is an address for all visits, by a link to one that is still to come",
    method: "GET",
    path: byLink,
    access: anyone,
    params: AnswerLink,
    response: VisitCalendar,
    refusals: ["not_found", "too_many_requests"],
  },
  renewLinkedCalendar: {
    summary: "Make the address for all visits, by such a link; an earlier one ends at once",
    method: "POST",
    path: byLink,
    access: anyone,
    params: AnswerLink,
    outsideTransaction: true,
    response: VisitCalendar,
    refusals: ["not_found", "too_many_requests"],
  },
  endLinkedCalendar: {
    summary: "End the address for all visits, by such a link",
    method: "DELETE",
    path: byLink,
    access: anyone,
    params: AnswerLink,
    outsideTransaction: true,
    response: VisitCalendar,
    refusals: ["not_found", "too_many_requests"],
  },
  getOwnVisitCalendar: {
    summary: "Whether one has an address for all visits with an organisation that one's account is linked with",
    method: "GET",
    path: own,
    access: resident,
    params: ofOrganisation,
    response: VisitCalendar,
    refusals: ["not_found"],
  },
  renewOwnVisitCalendar: {
    summary: "Make the address for all visits with the organisation; an earlier one ends at once",
    method: "POST",
    path: own,
    access: resident,
    limit: "settings",
    params: ofOrganisation,
    response: VisitCalendar,
    refusals: ["not_found"],
  },
  endOwnVisitCalendar: {
    summary: "End the address for all visits with the organisation",
    method: "DELETE",
    path: own,
    access: resident,
    limit: "settings",
    params: ofOrganisation,
    response: VisitCalendar,
    refusals: ["not_found"],
  },
});
