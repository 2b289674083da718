import { routes } from "../kernel/index.ts";
import { staffFor } from "../licences/index.ts";
import { Matches, MatchFilter } from "./asking.ts";

const editor = staffFor("tickets", "editor");

export const asking = routes({
  listMatches: {
    summary: "Helpers who could take a ticket, the best first with the reasons; without match suggestions by name",
    method: "GET",
    path: "/care/ticketstate/:ticketId/suppliers",
    access: editor,
    query: MatchFilter,
    response: Matches,
    refusals: ["not_found"],
  },
});
