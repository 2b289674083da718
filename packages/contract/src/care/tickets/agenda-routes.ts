import { routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { CareAgenda, CareAgendaQuery } from "./agenda-schemas.ts";

export const careAgenda = routes({
  getCareAgenda: {
    summary: "Visits of today and tomorrow, those that passed without being closed, and answers that are awaited",
    method: "GET",
    path: "/care/agenda",
    access: staffFor("tickets", "viewer"),
    readsPeople: true,
    query: CareAgendaQuery,
    response: CareAgenda,
    refusals: [],
  },
});
