/** Names and definitions of the figures, used by the screen, the file and the report. D §9 */
import type { careFigures, careSections, HelperKind, TicketState } from "@stoep/contract/care";
import type { Translations } from "#kernel/texts.ts";
import { words } from "./texts.ts";

const { columns, figures, helpers, phrases: ownPhrases, sections } = words.statistics;

type DefinedLabel = { label: Translations; definition: Translations };
type Section = DefinedLabel & { heading: Translations; columns: Translations[] };

export const figureTexts: Record<(typeof careFigures)[number], DefinedLabel> = figures;

const asked = figures.asked.label;
const solved = figures.solved.label;
export const sectionTexts: Record<(typeof careSections)[number], Section> = {
  time: { ...sections.time, columns: [asked, solved] },
  categories: { ...sections.categories, columns: [solved, columns.running, columns.revoked] },
  states: { ...sections.states, columns: [asked] },
  helperKinds: { ...sections.helperKinds, columns: [helpers] },
  coverage: { ...sections.coverage, columns: [helpers] },
  network: { ...sections.network, columns: [columns.joined, columns.today] },
};

export const ticketStateNames: Record<TicketState, Translations> = words.statistics.ticketStates;
export const helperKindNames: Record<HelperKind, Translations> = words.statistics.helperKinds;
export const phrases = { ...ownPhrases, helpers };
