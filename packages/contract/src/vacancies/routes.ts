import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../files/index.ts";
import { Cursor, Done, Id, resident, routes } from "../kernel/index.ts";
import { staffFor } from "../licences/index.ts";
import {
  Application,
  ApplicationFilter,
  ApplicationNote,
  ApplicationPage,
  ApplicationStateChange,
  ApplicationSubmission,
  MyApplicationPage,
  MyVacancy,
  NewApplicationCount,
} from "./schemas.ts";

const editor = staffFor("vacancies", "editor");

export const vacancies = routes({
  getMyApplication: {
    summary: "What a resident needs to apply for a vacancy, and what they have sent",
    method: "GET",
    path: "/vacancies/:postId/application",
    access: resident,
    response: MyVacancy,
    refusals: ["not_found"],
  },
  apply: {
    summary: "Apply for a vacancy, or change what was sent, until the last day; one application for each resident",
    method: "PUT",
    path: "/vacancies/:postId/application",
    access: resident,
    limit: "applications",
    body: ApplicationSubmission,
    response: MyVacancy,
    refusals: ["not_found", "applications_closed", "applied_elsewhere", "application_decided", "changed_meanwhile"],
  },
  withdrawApplication: {
    summary: "Withdraw the resident's own application until the last day: it is deleted",
    method: "DELETE",
    path: "/vacancies/:postId/application",
    access: resident,
    limit: "applications",
    response: Done,
    refusals: ["not_found", "applications_closed"],
  },
  listMyApplications: {
    summary: "What a resident applied for, latest first",
    method: "GET",
    path: "/vacancies/my-applications",
    access: resident,
    query: z.object({ cursor: Cursor }),
    response: MyApplicationPage,
    refusals: [],
  },
  listNewApplications: {
    summary: "The number of new applications for each vacancy of the organisation that has any",
    method: "GET",
    path: "/vacancies/new-applications",
    access: editor,
    response: z.object({ items: z.array(NewApplicationCount) }),
    refusals: [],
  },
  listApplications: {
    summary: "Who applied for a vacancy of the organisation, latest first",
    method: "GET",
    path: "/vacancies/:postId/applications",
    access: editor,
    query: ApplicationFilter.extend({ cursor: Cursor }),
    response: ApplicationPage,
    refusals: ["not_found"],
  },
  exportApplications: {
    summary: "The same as a file for a spreadsheet, with everything that was written",
    method: "GET",
    path: "/vacancies/:postId/applications/export",
    access: editor,
    limit: "exports",
    query: ApplicationFilter.extend(asSpreadsheet),
    download: spreadsheet,
    refusals: ["not_found"],
  },
  getApplication: {
    summary: "One application, with everything that was written",
    method: "GET",
    path: "/vacancies/:postId/applications/:applicationId",
    access: editor,
    params: z.object({ postId: Id, applicationId: Id }),
    response: Application,
    refusals: ["not_found"],
  },
  setApplicationState: {
    summary:
      "Set the state of one or several applications to a vacancy, and tell the applicants if wanted; all or none",
    method: "POST",
    path: "/vacancies/:postId/applications/state",
    access: editor,
    limit: "settings",
    body: ApplicationStateChange,
    response: Done,
    refusals: ["not_found"],
  },
  noteApplication: {
    summary: "Write a note on an application, for colleagues only",
    method: "PUT",
    path: "/vacancies/:postId/applications/:applicationId/note",
    access: editor,
    limit: "settings",
    params: z.object({ postId: Id, applicationId: Id }),
    body: ApplicationNote,
    response: Application,
    refusals: ["not_found", "changed_meanwhile"],
  },
});
