import { fakeServer, idOf, now, type Replies, refusal } from "@stoep/client/testing";
import { ideaTypes } from "@stoep/contract/participation/values";
import type { ComponentType } from "react";
import type { api } from "../../../../app/index.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { aProject, ofParticipation } from "../../testing/samples.ts";
import type { Idea, IdeaPage, IdeaRow } from "../parts/words.ts";

type Shout = Awaited<ReturnType<typeof api.shouts.getShout>>;

/** Fatma, whose address is confirmed, proposes benches. */
export const anIdeaRow = (change: Partial<IdeaRow> = {}): IdeaRow => ({
  id: idOf(41),
  version: 3,
  kind: "idea",
  title: "Meer banken langs het water",
  type: "proposed",
  cost: null,
  standing: "open",
  author: { name: "Fatma Y.", isMe: false, isUnproven: false, isFromCounter: false },
  neighbourhood: { id: idOf(20), name: "Muide" },
  phase: "Luisteren",
  place: null,
  createdAt: now,
  supportCount: 14,
  commentCount: 2,
  takesSupport: true,
  mergedCount: 0,
  isAnswered: false,
  works: null,
  image: null,
  ...change,
});

export function anIdea(change: Partial<Idea> = {}): Idea {
  const { image: _, ...row } = anIdeaRow();
  return {
    ...row,
    text: "Dan kunnen ouderen onderweg rusten.",
    language: "nl",
    projectId: idOf(1),
    project: { id: idOf(1), name: "Een park aan het water" },
    phaseId: null,
    images: [],
    attachments: [],
    answers: [],
    formId: null,
    authorName: "",
    reason: "",
    isChosenByVote: false,
    answer: null,
    costToDate: null,
    timeline: [],
    merged: [],
    mergedInto: null,
    shout: null,
    can: {
      edit: "not_allowed",
      admit: true,
      decide: true,
      answer: true,
      merge: true,
      update: true,
      correct: true,
      separate: true,
      moderate: true,
    },
    ...change,
  };
}

export const aMoment = (change: Partial<Idea["timeline"][number]> = {}): Idea["timeline"][number] => ({
  id: idOf(51),
  kind: "written",
  at: now,
  type: null,
  text: "",
  isByVote: false,
  cost: null,
  works: null,
  images: [],
  other: "",
  day: null,
  isCorrected: false,
  ...change,
});

export function aPage(rows: IdeaRow[], change: Partial<IdeaPage> = {}): IdeaPage {
  const byType = Object.fromEntries(
    ideaTypes.map((type) => [type, rows.filter((row) => row.type === type).length]),
  ) as IdeaPage["counts"]["byType"];
  const waiting = rows.filter(({ standing }) => standing === "waiting").length;
  return { items: rows, next: null, counts: { byType, waiting, all: rows.length }, found: null, ...change };
}

/** What the entry takes of a resident's message. */
const aShout = {
  id: idOf(70),
  title: "Banken graag",
  text: "Bij de kade.",
  language: "nl",
  neighbourhood: { id: idOf(20), name: "Muide" },
} as Shout;

type Participation = NonNullable<Replies["participation"]>;

/** A server with these ideas of one project, of which the first can be opened. */
export function anIdeaServer(ideas: Idea[], replies: Participation = {}, areas: object | null = null) {
  const rowOf = ({ text: _, ...idea }: Idea): IdeaRow => ({ ...idea, image: null });
  const noMap = () => {
    throw refusal("not_found");
  };
  return fakeServer({
    participation: {
      getProject: aProject({ state: "published", currency: "EUR" }),
      listProjects: { items: [], next: null, counts: { published: 0, scheduled: 0, concept: 0 }, found: null },
      listDeskIdeas: ({ query }) =>
        aPage(ideas.map(rowOf).filter(({ type }) => !query.has("types") || query.getAll("types").includes(type))),
      listIdeaPlaces: { items: [], isCut: false },
      getIdea: ({ params }) => ideas.find(({ id }) => id === params.ideaId) ?? noMap(),
      countIdeaAudience: { people: 15 },
      ...replies,
    },
    shouts: { getShout: aShout },
    conversations: {
      listComments: { items: [], next: null, can: { comment: "level_too_low" } },
      listReports: { items: [], next: null },
    },
    neighbourhoods: {
      getTileConfig: { tiles: null, currency: "EUR" },
      readAreas: () => areas ?? noMap(),
      readLines: noMap,
      findPlaces: { items: [] },
    },
    notifications: { markObjectRead: { unread: 0 } },
  });
}

export const showIdeas = (Screen: ComponentType, path: string, at: string) =>
  showScreen(Screen, { path, at, session: ofParticipation() });
