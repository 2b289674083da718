import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../files/index.ts";
import { owner, pageOf, routes } from "../kernel/index.ts";
import { AuditEntry, AuditFilters, AuditPerson, PeopleFilters, ReadingLogPage, ReadingLogQuery } from "./schemas.ts";

export const audit = routes({
  listEntries: {
    summary: "The organisation's log, newest first",
    method: "GET",
    path: "/audit",
    access: owner,
    query: AuditFilters,
    response: pageOf(AuditEntry),
    refusals: [],
  },
  listPeople: {
    summary: "People in the organisation's log, by name; at most twenty",
    method: "GET",
    path: "/audit/people",
    access: owner,
    query: PeopleFilters,
    response: z.object({ items: z.array(AuditPerson) }),
    refusals: [],
  },
  exportEntries: {
    summary: "The same list as a spreadsheet file, at most the newest 50,000",
    method: "GET",
    path: "/audit/export",
    access: owner,
    limit: "exports",
    query: AuditFilters.omit({ cursor: true }).extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
  listReadings: {
    summary: "Who of the organisation read contact details of people, in every module, newest first",
    method: "GET",
    path: "/audit/readings",
    access: owner,
    query: ReadingLogQuery,
    response: ReadingLogPage,
    refusals: [],
  },
});
