/** What an organisation decides about ideas, answers and carries out. */
import { z } from "zod";
import { Day, fieldError, Id, textLine, textLines } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { PeopleCount } from "../../people-count.ts";
import { IdeaType } from "../projects/schemas.ts";
import { ideaLimits } from "../values.ts";
import { DeskIdea } from "./desk.ts";
import { WorksState } from "./schemas.ts";

const editor = staffFor("ideas", "editor");
const premium = ["licence_level_too_low", "licence_out_of_scope"] as const;

/** Whole units of the project's currency, above 0. */
const Cost = z
  .number()
  .int(fieldError("budgetNumber"))
  .min(1, fieldError("budgetNumber"))
  .max(ideaLimits.cost, fieldError("budgetNumber"));

export const IdeaDecision = z.object({
  version: z.number().int(),
  type: IdeaType,
  /** Required with types that are a decision; everybody reads it. */
  reason: textLines(ideaLimits.reason).default(""),
  /** Null: none, or as before where the type allows one. */
  cost: Cost.nullable().default(null),
});
export type IdeaDecision = z.input<typeof IdeaDecision>;

export const WorksUpdate = z.object({
  version: z.number().int(),
  state: WorksState,
  percent: z.number().int().min(0).max(100),
  costToDate: Cost.nullable().default(null),
  /** The day it is about. */
  on: Day.nullable().default(null),
  text: textLines(ideaLimits.update).default(""),
  images: z
    .array(z.object({ id: Id, altText: textLine(ideaLimits.altText).default("") }))
    .max(ideaLimits.images, fieldError("tooManyImages"))
    .default([]),
});
export type WorksUpdate = z.input<typeof WorksUpdate>;

/** Whom an act on the idea tells: its authors, who supports it and who follows the project, each once. */
export const IdeaAudience = z.object({ people: PeopleCount });

export const ideaDecisionRoutes = {
  setIdeaType: {
    summary:
      "Say how far an idea has come, with the reason; its author, supporters and the project's followers are told",
    method: "PUT",
    path: "/desk/ideas/:ideaId/type",
    access: editor,
    limit: "saves",
    body: IdeaDecision,
    response: DeskIdea,
    refusals: ["not_found", "changed_meanwhile", "idea_merged", "idea_not_open", ...premium],
  },
  setIdeaCost: {
    summary: "Say what an idea costs; null: nothing is known",
    method: "PUT",
    path: "/desk/ideas/:ideaId/cost",
    access: editor,
    limit: "saves",
    body: z.object({ version: z.number().int(), cost: Cost.nullable() }),
    response: DeskIdea,
    refusals: ["not_found", "changed_meanwhile", "idea_merged", "idea_not_open", ...premium],
  },
  answerIdea: {
    summary:
      "Give or change the organisation's official answer; those who wait for it are told of the first, and of a change that is announced",
    method: "PUT",
    path: "/desk/ideas/:ideaId/answer",
    access: editor,
    limit: "saves",
    body: z.object({
      version: z.number().int(),
      text: textLines(ideaLimits.answer).min(1, fieldError("textRequired")),
      /** People are told of the first answer in any case. */
      isAnnounced: z.boolean().default(false),
    }),
    response: DeskIdea,
    refusals: ["not_found", "changed_meanwhile", "idea_merged", "idea_not_open", ...premium],
  },
  mergeIdeas: {
    summary: "Merge ideas into one: authors stay named, each supporter counts once; 30 days long it can be taken apart",
    method: "POST",
    path: "/desk/ideas/:ideaId/merge",
    access: editor,
    limit: "saves",
    body: z.object({ ideaIds: z.array(Id).min(1).max(ideaLimits.together, fieldError("tooMany")) }),
    response: DeskIdea,
    refusals: ["not_found", "idea_merged", "idea_not_open", ...premium],
  },
  takeIdeaApart: {
    summary: "Take a merged idea out again, with its own support and comments",
    method: "POST",
    path: "/desk/ideas/:ideaId/take-apart",
    access: editor,
    limit: "saves",
    response: DeskIdea,
    refusals: ["not_found", "idea_not_merged", "apart_too_late", ...premium],
  },
  updateWorks: {
    summary: "Tell what has become of a chosen idea: state, percentage, cost to date, words and pictures",
    method: "POST",
    path: "/desk/ideas/:ideaId/works",
    access: editor,
    limit: "saves",
    body: WorksUpdate,
    response: DeskIdea,
    refusals: ["not_found", "changed_meanwhile", "idea_merged", "idea_not_open", "idea_not_chosen", ...premium],
  },
  correctWorks: {
    summary: "Put right an update of the works, which stays marked; nobody is told",
    method: "PUT",
    path: "/desk/ideas/:ideaId/works/:momentId",
    access: editor,
    limit: "saves",
    body: WorksUpdate,
    response: DeskIdea,
    refusals: ["not_found", "changed_meanwhile", ...premium],
  },
  countIdeaAudience: {
    summary: "How many people a decision, an answer or an update of the works tells",
    method: "GET",
    path: "/desk/ideas/:ideaId/audience",
    access: editor,
    response: IdeaAudience,
    refusals: ["not_found"],
  },
} as const;
