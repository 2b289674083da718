import { z } from "zod";
import { Cursor, Done, Id, routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { Person } from "../people/schemas.ts";
import { DuplicateComparison, DuplicatePage, Merge, MergeDraft } from "./schemas.ts";

const editor = staffFor("careMembers", "editor");

export const duplicates = routes({
  listDoubles: {
    summary: "Pairs of people who may be one, latest found first; twenty to a page, with how many there are",
    method: "GET",
    path: "/care/double",
    access: editor,
    query: z.object({ cursor: Cursor }),
    response: DuplicatePage,
    refusals: [],
  },
  compareDoubles: {
    summary: "Two people side by side, and what differs; that they were opened is written into the access log",
    method: "GET",
    path: "/care/double/:personId/:otherId",
    access: editor,
    readsPeople: true,
    response: DuplicateComparison,
    refusals: ["not_found"],
  },
  dismissDouble: {
    summary: "They are not the same: the pair is not shown again",
    method: "POST",
    path: "/care/double/:personId/:otherId/dismiss",
    access: editor,
    limit: "settings",
    response: Done,
    refusals: ["not_found"],
  },
  mergeDoubles: {
    summary:
      "Make them one: the first is kept, and what the other has goes to it; for thirty days they can be taken apart",
    method: "POST",
    path: "/care/double/:personId/:otherId/merge",
    access: editor,
    readsPeople: true,
    limit: "settings",
    body: MergeDraft,
    response: Person,
    refusals: ["not_found", "changed_meanwhile", "merge_own_ticket", "merge_two_accounts", "level_too_low"],
  },
  listMerges: {
    summary: "Whom this person was merged with in the last thirty days",
    method: "GET",
    path: "/care/user/:personId/merge",
    access: editor,
    response: z.object({ items: z.array(Merge) }),
    refusals: ["not_found"],
  },
  undoMerge: {
    summary: "Take them apart again, as they were; what happened since stays with the one that was kept",
    method: "POST",
    path: "/care/merge/:mergeId/undo",
    access: editor,
    limit: "settings",
    response: z.object({ keptId: Id, goneId: Id }),
    refusals: ["not_found", "already_closed", "person_exists"],
  },
});
