import { routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { OccurrenceSkip, Series, SeriesDraft } from "./series-schemas.ts";

const viewer = staffFor("tickets", "viewer");
const editor = staffFor("tickets", "editor");

export const series = routes({
  repeatTicket: {
    summary: "Let the help of a planned ticket repeat: later occurrences are tickets of their own, made ahead",
    method: "POST",
    path: "/care/ticket/:ticketId/series",
    access: editor,
    limit: "care",
    body: SeriesDraft,
    response: Series,
    refusals: ["not_found", "person_gone", "step_not_possible"],
  },
  getSeries: {
    summary: "Help that repeats, with its tickets and the days to come",
    method: "GET",
    path: "/care/series/:seriesId",
    access: viewer,
    response: Series,
    refusals: ["not_found"],
  },
  skipOccurrence: {
    summary: "Skip a day to come that has no ticket yet, or take it up again",
    method: "POST",
    path: "/care/series/:seriesId/skip",
    access: editor,
    limit: "care",
    body: OccurrenceSkip,
    response: Series,
    refusals: ["not_found", "changed_meanwhile"],
  },
  endSeries: {
    summary: "End help that repeats; tickets that are there stay",
    method: "POST",
    path: "/care/series/:seriesId/end",
    access: editor,
    limit: "care",
    response: Series,
    refusals: ["not_found", "changed_meanwhile"],
  },
});
