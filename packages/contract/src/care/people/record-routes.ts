import { z } from "zod";
import { ReadingKind, ReadingLogPage, ReadingLogQuery } from "../../audit/index.ts";
import { asSpreadsheet, imageMaxBytes, spreadsheet } from "../../files/index.ts";
import { Cursor, Done, Id, routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { PeopleTagChange, PrivateDetails, PrivateDetailsView, ReadingPage } from "./record-schemas.ts";
import { MemberFilter, Person } from "./schemas.ts";

const editor = staffFor("careMembers", "editor");
const admin = staffFor("careMembers", "admin");

export const personRecords = routes({
  exportMembers: {
    summary: "The same list as a file for a spreadsheet, without what is sealed; a row of the access log says so",
    method: "GET",
    path: "/care/member/export",
    access: staffFor("careExports", "editor"),
    readsPeople: true,
    limit: "exports",
    query: MemberFilter.extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
  tagPeople: {
    summary: "Put tags on up to two hundred people, and take others from them; all or none",
    method: "POST",
    path: "/care/person/tags",
    access: editor,
    limit: "together",
    body: PeopleTagChange,
    response: Done,
    refusals: ["not_found"],
  },
  linkHousehold: {
    summary: "Link a person with another as one household: they may have one e-mail address or number",
    method: "POST",
    path: "/care/person/:personId/household",
    access: editor,
    readsPeople: true,
    limit: "settings",
    body: z.object({ otherId: Id }),
    response: Person,
    refusals: ["not_found"],
  },
  leaveHousehold: {
    summary: "Take a person out of their household: what they share stays with the others",
    method: "DELETE",
    path: "/care/person/:personId/household",
    access: editor,
    readsPeople: true,
    limit: "settings",
    response: Person,
    refusals: ["not_found", "no_contact_of_own"],
  },
  setPersonPicture: {
    summary: "Give a person a picture, in place of the one they had; everyone who opens their file sees it",
    method: "POST",
    path: "/care/person/:personId/picture",
    access: editor,
    readsPeople: true,
    upload: { maxBytes: imageMaxBytes },
    limit: "uploads",
    response: Person,
    refusals: ["not_found", "file_too_large", "file_kind_refused", "too_many_requests"],
  },
  deletePersonPicture: {
    summary: "Take a person's picture away; its addresses end at once",
    method: "DELETE",
    path: "/care/person/:personId/picture",
    access: editor,
    readsPeople: true,
    limit: "settings",
    response: Person,
    refusals: ["not_found"],
  },
  showPrivate: {
    summary: "Gender, date of birth and bank account; that they were shown is written into the access log",
    method: "GET",
    path: "/care/person/:personId/private",
    access: admin,
    readsPeople: true,
    response: PrivateDetailsView,
    refusals: ["not_found"],
  },
  savePrivate: {
    summary: "Change them; they are encrypted",
    method: "PUT",
    path: "/care/person/:personId/private",
    access: admin,
    readsPeople: true,
    limit: "settings",
    body: PrivateDetails,
    response: Person,
    refusals: ["not_found"],
  },
  listReadings: {
    summary: "Who opened or printed a person's file, and the lists and files that had them, latest first",
    method: "GET",
    path: "/care/person/:personId/readings",
    access: admin,
    query: z.object({ what: ReadingKind.optional(), cursor: Cursor }),
    response: ReadingPage,
    refusals: ["not_found"],
  },
  printReadings: {
    summary: "The access log of a person to print for them, as PDF; the latest five hundred",
    method: "GET",
    path: "/care/person/:personId/readings/print",
    access: admin,
    readsPeople: true,
    limit: "exports",
    download: { type: "application/pdf" },
    refusals: ["not_found"],
  },
  listCareReadings: {
    summary: "Who of the organisation read contact details of members and helpers, newest first",
    method: "GET",
    path: "/care/reading",
    access: admin,
    query: ReadingLogQuery,
    response: ReadingLogPage,
    refusals: [],
  },
});
