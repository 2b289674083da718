/** The sets of open data: their fields, and what each row has of a project, a phase or an idea. */
import { chosenIdeaTypes, type IdeaRecord, type ReadProject } from "@stoep/contract/participation";
import { bareWords } from "@stoep/contract/rich-text";
import { projectPath } from "./cards.ts";
import { authorOf } from "./ideas.ts";
import type en from "./text/en.json";

type FieldName = keyof (typeof en)["openData"]["field"];
type Value = string | number | null;
type Type = "string" | "integer" | "number" | "date" | "datetime";
export type Row = Partial<Record<FieldName, Value>>;
export type Point = readonly [longitude: number, latitude: number];
export interface Located {
  row: Row;
  points: readonly Point[];
}

/** What a row needs besides the thing itself. */
export interface RowContext {
  network: { slug: string };
  full: (address: string) => string;
  centreOf: (neighbourhoodId: string) => Point | undefined;
}

const whole: Partial<Record<FieldName, Type>> = {
  budget: "integer",
  cost: "integer",
  works_percent: "integer",
  supporters: "integer",
  comments: "integer",
  longitude: "number",
  latitude: "number",
  starts_on: "date",
  ends_on: "date",
  published_at: "datetime",
  created_at: "datetime",
};
export const typeOf = (name: FieldName): Type => whole[name] ?? "string";

const ofProjects: FieldName[] = [
  "id",
  "url",
  "kind",
  "title",
  "introduction",
  "text",
  "language",
  "organisation",
  "starts_on",
  "ends_on",
  "timing",
  "budget",
  "currency",
  "theme",
  "neighbourhoods",
  "published_at",
];
const ofPhases: FieldName[] = [
  "id",
  "project_id",
  "project",
  "type",
  "title",
  "text",
  "language",
  "starts_on",
  "ends_on",
  "timing",
  "budget",
  "currency",
  "neighbourhoods",
];
const ofIdeas: FieldName[] = [
  "id",
  "project_id",
  "project",
  "kind",
  "title",
  "text",
  "language",
  "author",
  "neighbourhood",
  "type",
  "cost",
  "currency",
  "works_state",
  "works_percent",
  "supporters",
  "comments",
  "longitude",
  "latitude",
  "created_at",
];

export const sets = { projects: ofProjects, phases: ofPhases, ideas: ofIdeas, results: ofIdeas };
export type SetName = keyof typeof sets;
export const setNames = Object.keys(sets) as SetName[];

/** Ideas that something was decided about. */
export const typesOf = (set: SetName): readonly string[] => (set === "results" ? [...chosenIdeaTypes, "rejected"] : []);

const placesOf = ({ neighbourhoods }: ReadProject, { centreOf }: RowContext): Point[] =>
  neighbourhoods.map(({ id }) => centreOf(id)).filter((point) => point !== undefined);

const namesOf = ({ neighbourhoods }: ReadProject): string => neighbourhoods.map(({ name }) => name).join(", ");

export function rowOfProject(project: ReadProject, context: RowContext): Located {
  const { id, kind, title, introduction, language, startsOn, endsOn, timing, budget, theme, publishedAt } = project;
  const row: Row = {
    id,
    url: context.full(projectPath(context.network, id)),
    kind,
    title,
    introduction,
    text: bareWords(project.textHtml),
    language,
    organisation: project.organisation.name,
    starts_on: startsOn,
    ends_on: endsOn,
    timing,
    budget: budget?.amount ?? null,
    currency: budget?.currency ?? null,
    theme,
    neighbourhoods: namesOf(project),
    published_at: publishedAt,
  };
  return { row, points: placesOf(project, context) };
}

export function rowsOfPhases(project: ReadProject, context: RowContext): Located[] {
  const points = placesOf(project, context);
  return project.phases.map(({ id, type, title, text, startsOn, endsOn, timing, budget }) => ({
    row: {
      id,
      project_id: project.id,
      project: project.title,
      type,
      title,
      text,
      language: project.language,
      starts_on: startsOn,
      ends_on: endsOn,
      timing,
      budget,
      currency: budget === null ? null : (project.budget?.currency ?? null),
      neighbourhoods: namesOf(project),
    },
    points,
  }));
}

export function rowOfIdea(idea: IdeaRecord): Located {
  const { place, cost, works, project } = idea;
  const row: Row = {
    id: idea.id,
    project_id: project.id,
    project: project.name,
    kind: idea.kind,
    title: idea.title,
    text: idea.beginning,
    language: idea.language,
    author: authorOf(idea, idea.language),
    neighbourhood: idea.neighbourhood.name,
    type: idea.type,
    cost: cost?.amount ?? null,
    currency: cost?.currency ?? null,
    works_state: works?.state ?? null,
    works_percent: works?.percent ?? null,
    supporters: idea.supportCount,
    comments: idea.commentCount,
    longitude: place?.longitude ?? null,
    latitude: place?.latitude ?? null,
    created_at: idea.createdAt,
  };
  return { row, points: place ? [[place.longitude, place.latitude]] : [] };
}
