/** What editors do with ideas, for tests. */
import type { DeskIdea, IdeaDecision, WorksUpdate } from "@stoep/contract/participation";
import type { Caller } from "./client.ts";
import { ofIdea } from "./ideas.ts";

export const support = (who: Caller, idea: { id: string }) => who.participation.supportIdea(ofIdea(idea));

const textWith = { accepted: "Het past.", budgeted: "Er is geld.", implemented: "Gekozen.", rejected: "Te nat." };

/** As it is now, with the reason that its type asks for. */
export const decideOn = async (editor: Caller, idea: { id: string }, wanted: Partial<IdeaDecision> = {}) => {
  const { version } = await editor.participation.getIdea(ofIdea(idea));
  const { type = "accepted" } = wanted;
  const reason = type === "proposed" || type === "investigation" ? "" : textWith[type];
  return editor.participation.setIdeaType({ ...ofIdea(idea), body: { version, type, reason, ...wanted } });
};

export const tellOfWorks = async (editor: Caller, idea: { id: string }, wanted: Partial<WorksUpdate> = {}) => {
  const { version } = await editor.participation.getIdea(ofIdea(idea));
  const body = { version, state: "under-way" as const, percent: 30, text: "De palen staan.", ...wanted };
  return editor.participation.updateWorks({ ...ofIdea(idea), body });
};

export const answerTo = async (editor: Caller, idea: { id: string }, text: string, isAnnounced = false) => {
  const { version } = await editor.participation.getIdea(ofIdea(idea));
  return editor.participation.answerIdea({ ...ofIdea(idea), body: { version, text, isAnnounced } });
};

export const merge = (editor: Caller, into: { id: string }, ...ideas: { id: string }[]): Promise<DeskIdea> =>
  editor.participation.mergeIdeas({ ...ofIdea(into), body: { ideaIds: ideas.map(({ id }) => id) } });

/** The kinds of what a resident was told about ideas, latest first. */
export const toldOf = async (who: Caller): Promise<string[]> => {
  const { items } = await who.notifications.listNotices();
  return items.flatMap(({ kind }) => (/^participation\.(idea|works)/.test(kind) ? kind.slice(14) : []));
};
