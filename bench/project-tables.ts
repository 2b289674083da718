/** Projects of five years with what residents contributed to them: most are over, one in twenty runs for years, a few are to come. */
import { dayMs } from "@stoep/contract/kernel";
import { count, idOf, noThread, type Row, type Size, type Table } from "./rows.ts";

const newest = Date.UTC(2026, 10, 20, 12);
const themes = ["safety", "mobility", "nature", "culture", "housing"];
const types = ["proposed", "proposed", "proposed", "investigation", "accepted", "implemented", "rejected"] as const;
const things = ["Bank", "Boom", "Speelplein", "Fietsenrek", "Moestuin", "Zebrapad", "Drinkfontein", "Buurtkast"];
const places = ["aan het plein", "in het park", "bij de school", "langs de vaart", "aan de kerk", "op de hoek"];

const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const publishedAt = ({ projects }: Size, project: number): number =>
  newest - (projects - project) * Math.floor((5 * 365 * dayMs) / projects);

const isToCome = (project: number) => project % 50 === 7;
/** One that takes ideas on any day that this is measured. */
const isLong = (project: number) => project % 20 === 0;

function daysOf(size: Size, project: number): [starts: string, ends: string] {
  if (isToCome(project)) return ["2039-01-10", "2039-03-10"];
  const starts = publishedAt(size, project);
  return [day(starts), isLong(project) ? "2038-12-31" : day(starts + 60 * dayMs)];
}

const introduction =
  "De stad legt deze straten opnieuw aan. Wat moet er zeker komen? Vertel het ons, of steun een idee van een ander.";

function project(size: Size, index: number): Row {
  const [starts, ends] = daysOf(size, index);
  const moment = new Date(publishedAt(size, index)).toISOString();
  const isBudget = index % 5 === 3;
  return [
    idOf("project", index),
    idOf("organisation", 0),
    isBudget ? "budget" : "project",
    `Heraanleg van wijk ${index}`,
    introduction,
    `<p>${introduction}</p>`.repeat(4),
    Array.from({ length: 4 }, () => introduction).join("\n"),
    introduction.length * 4,
    "nl",
    starts,
    ends,
    true,
    index % 2 === 0,
    isBudget ? 50_000 : null,
    isBudget ? "EUR" : null,
    themes[index % themes.length] ?? null,
    idOf("file", index % 2000),
    "Een straat met werken",
    index % 3 !== 1,
    1,
    1,
    moment,
    moment,
    idOf("staff", 0),
    idOf("staff", 0),
    moment,
    moment,
    3,
  ];
}

const areasOf = ({ neighbourhoods }: Size, project: number) =>
  Array.from({ length: 3 }, (_, step) => (project * 7 + step) % neighbourhoods);

function* phases(size: Size): Generator<Row> {
  for (let index = 0; index < size.projects; index += 2) {
    const [starts, ends] = daysOf(size, index);
    for (const [position, type] of ["ideation", "standard"].entries())
      yield [
        idOf("project", index),
        idOf("phase", index * 2 + position),
        position,
        type,
        position ? "Beslissen" : "Ideeën",
        introduction,
        starts,
        ends,
        true,
      ];
  }
}

/** Of those that are to come there are none yet: the project before has more. */
const projectOf = (size: Size, idea: number): number => {
  const found = Math.floor(idea / (size.ideas / size.projects));
  return isToCome(found) ? found - 1 : found;
};
const writtenAt = (size: Size, idea: number): string => {
  const since = publishedAt(size, projectOf(size, idea));
  return new Date(since + ((idea * 37) % 1000) * Math.floor(Math.min(60 * dayMs, newest - since) / 1000)).toISOString();
};
/** Each of them wrote five. */
const activeOf = ({ residents, ideas }: Size) => Math.min(residents, Math.ceil(ideas / 5));
const supportersOf = (idea: number) => (idea * 7) % 21;
/** Every third has been talked about. */
const commentsOn = (idea: number) => (idea % 3 === 0 ? 3 : 0);

function idea(size: Size, index: number): Row {
  const of = projectOf(size, index);
  const area = areasOf(size, of)[index % 3] ?? 0;
  const type = types[index % types.length] ?? "proposed";
  const written = writtenAt(size, index);
  const [thing, place] = [things[index % things.length] ?? "", places[Math.floor(index / 8) % places.length] ?? ""];
  return [
    idOf("idea", index),
    idOf("project", of),
    idOf("organisation", 0),
    of % 2 === 0 ? idOf("phase", of * 2) : null,
    "idea",
    `${thing} ${place}, straat ${index % 5000}`,
    `Nu is er niets ${place}. Een ${thing.toLowerCase()} zou daar veel goed doen, voor jong en oud. Kenmerk ${index}.`,
    "nl",
    idOf("resident", (index * 11) % activeOf(size)),
    idOf("neighbourhood", area),
    index % 4 === 3 ? null : 3.005 + (index % 40) / 10_000,
    index % 4 === 3 ? null : 51.005,
    type,
    type === "implemented" || type === "accepted" ? 5000 : null,
    type === "implemented" || type === "accepted" ? "EUR" : null,
    type === "implemented" ? "under-way" : null,
    type === "implemented" ? index % 101 : null,
    written,
    written,
  ];
}

function* supports(size: Size): Generator<Row> {
  for (let index = 0; index < size.ideas; index++)
    for (let nth = 0; nth < supportersOf(index); nth++)
      yield [idOf("idea", index), idOf("resident", (index * 13 + nth * 101) % activeOf(size)), writtenAt(size, index)];
}

function* comments(size: Size): Generator<Row> {
  for (let index = 0; index < size.ideas; index++)
    for (let nth = 0; nth < commentsOn(index); nth++) {
      const resident = (index * 17 + nth * 211) % size.residents;
      yield [
        idOf("idea-comment", index * 3 + nth),
        "idea",
        idOf("idea", index),
        idOf("organisation", 0),
        noThread,
        idOf("account", resident),
        idOf("resident", resident),
        idOf("neighbourhood", resident % size.neighbourhoods),
        "Goed idee, maar dan wel met een bank erbij.",
        writtenAt(size, index),
      ];
    }
}

function* eachOfProject(size: Size, people: number, row: (project: number, resident: number) => Row): Generator<Row> {
  for (let index = 0; index < size.projects; index++)
    for (let nth = 0; nth < people; nth++) yield row(index, (index * 19 + nth * 23) % activeOf(size));
}

export const projectTables: Table[] = [
  {
    name: "project",
    columns:
      "id, organisation_id, kind, title, introduction, text_html, text, text_length, language, starts_on, ends_on, is_bottom_up_enabled, is_phased, budget, currency, theme, image_id, image_alt, is_public, version, previewed_version, publish_at, published_at, created_by, saved_by, created_at, saved_at, neighbourhood_count",
    rows: (size) => count(size.projects, (index) => project(size, index)),
  },
  {
    name: "project_neighbourhood",
    columns: "project_id, neighbourhood_id, live_at",
    rows: function* (size) {
      for (let index = 0; index < size.projects; index++)
        for (const area of areasOf(size, index))
          yield [idOf("project", index), idOf("neighbourhood", area), new Date(publishedAt(size, index)).toISOString()];
    },
  },
  {
    name: "project_phase",
    columns: "project_id, id, position, type, title, text, starts_on, ends_on, is_bottom_up_enabled",
    rows: phases,
  },
  {
    name: "project_follower",
    columns: "project_id, resident_id, followed_at",
    rows: (size) =>
      eachOfProject(size, 20, (project, resident) => [
        idOf("project", project),
        idOf("resident", resident),
        new Date(publishedAt(size, project)).toISOString(),
      ]),
  },
  {
    name: "idea",
    columns:
      "id, project_id, organisation_id, phase_id, kind, title, text, language, author_id, neighbourhood_id, longitude, latitude, type, cost, currency, works_state, works_percent, created_at, open_at",
    rows: (size) => count(size.ideas, (index) => idea(size, index)),
  },
  {
    name: "idea_tally",
    columns: "idea_id, project_id, supporters",
    rows: (size) =>
      count(size.ideas, (index) => [idOf("idea", index), idOf("project", projectOf(size, index)), supportersOf(index)]),
  },
  { name: "idea_support", columns: "idea_id, resident_id, at", rows: supports },
  {
    name: "idea_image",
    columns: "idea_id, file_id, position, alt_text",
    rows: (size) =>
      count(Math.floor(size.ideas / 4), (index) => [
        idOf("idea", index * 4),
        idOf("file", index % 2000),
        0,
        "Een plein",
      ]),
  },
  {
    name: "idea_moment",
    columns: "id, idea_id, kind, at",
    rows: (size) =>
      count(size.ideas, (index) => [
        idOf("idea-moment", index),
        idOf("idea", index),
        "written",
        writtenAt(size, index),
      ]),
  },
  {
    name: "comment",
    columns:
      "id, subject_kind, subject_id, organisation_id, thread_id, author_account_id, author_resident_id, neighbourhood_id, text, created_at",
    rows: comments,
  },
  {
    name: "comment_tally",
    columns: "subject_id, thread_id, total",
    rows: (size) => count(Math.ceil(size.ideas / 3), (index) => [idOf("idea", index * 3), noThread, 3]),
  },
];
