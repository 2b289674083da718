/** Lists of projects. S1 §2 Participation */
import { z } from "zod";
import { FileView } from "../../files/index.ts";
import {
  Cursor,
  Day,
  Id,
  Instant,
  Language,
  NamedReference,
  pageOf,
  queryList,
  textLine,
  Verdict,
} from "../../kernel/index.ts";
import { PostState, Theme } from "../../publishing/index.ts";
import { Currency, ideasWindowFields, ProjectKind, ProjectTiming } from "./schemas.ts";

/** A row of the organisation's list. */
export const ProjectRow = z.object({
  id: Id,
  kind: ProjectKind,
  title: z.string(),
  state: PostState,
  publishAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  savedAt: Instant,
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
  /** Null while a day is missing. */
  timing: ProjectTiming.nullable(),
  daysLeft: z.number().int(),
  isPublic: z.boolean(),
  isPhased: z.boolean(),
  /** The title of the phase that runs today. */
  phase: z.string().nullable(),
  budget: z.object({ amount: z.number().int(), currency: Currency }).nullable(),
  theme: Theme.nullable(),
  neighbourhoodCount: z.number().int(),
  /** At most three, by name. */
  neighbourhoodNames: z.array(z.string()),
  languages: z.array(Language),
  createdBy: z.string(),
  image: FileView.nullable(),
  can: z.object({ edit: Verdict, setPublic: Verdict, end: Verdict, reopen: Verdict, delete: Verdict }),
});
export type ProjectRow = z.infer<typeof ProjectRow>;

export const ProjectFilter = z.object({
  /** Only projects with these ids. */
  ids: queryList(Id, 100),
  state: PostState.default("published"),
  search: textLine(100).optional(),
  kind: ProjectKind.optional(),
  timing: ProjectTiming.optional(),
  theme: Theme.optional(),
  neighbourhoodId: Id.optional(),
  isPublic: z.enum(["yes", "no"]).optional(),
  /** `moment` is the one that belongs to the state; `end`: the last day. */
  sort: z.enum(["moment", "title", "end"]).default("moment"),
  /** Default: latest published or saved first, earliest planned first, titles from A, soonest end first. */
  direction: z.enum(["asc", "desc"]).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  cursor: Cursor,
});
export type ProjectFilter = z.output<typeof ProjectFilter>;

export const ProjectPage = pageOf(ProjectRow).extend({
  counts: z.object({ published: z.number().int(), scheduled: z.number().int(), concept: z.number().int() }),
  /** How many match the filters; null without filters. */
  found: z.number().int().nullable(),
});
export type ProjectPage = z.infer<typeof ProjectPage>;

/** A project in a list for readers. */
export const ProjectCard = z.object({
  id: Id,
  kind: ProjectKind,
  title: z.string(),
  introduction: z.string(),
  language: Language,
  organisation: NamedReference,
  startsOn: Day,
  endsOn: Day,
  timing: ProjectTiming,
  daysLeft: z.number().int(),
  phase: z.string().nullable(),
  budget: z.object({ amount: z.number().int(), currency: Currency }).nullable(),
  image: FileView.extend({ altText: z.string() }).nullable(),
  ...ideasWindowFields,
});
export type ProjectCard = z.infer<typeof ProjectCard>;
