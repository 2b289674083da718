/** The draft in the editor, and its conversion to and from the contract. Pure. */
import { daysLater, type Language, monthsLater } from "@stoep/contract/kernel";
import type { PhaseFields, ProjectDraft } from "@stoep/contract/participation";
import type { Theme } from "@stoep/contract/publishing";
import type { RefObject } from "react";
import { type EditorForm, newId, type Picture } from "../../../app/editor/index.ts";
import type { Project, ProjectKind } from "../parts/words.ts";

export type Phase = PhaseFields;
export type Translation = {
  language: Language;
  title: string;
  introduction: string;
  textHtml: string;
  altText: string;
  /** By the phase's id. */
  phases: Record<string, { title: string; text: string }>;
};

/** A project while it is being written: ids are accompanied by what is shown for them. */
export type Draft = {
  kind: ProjectKind;
  title: string;
  introduction: string;
  textHtml: string;
  language: Language;
  startsOn: string | null;
  endsOn: string | null;
  isBottomUpEnabled: boolean;
  isReadFirst: boolean;
  isPhased: boolean;
  phases: Phase[];
  budget: number | null;
  currency: Project["currency"];
  theme: Theme | null;
  secondTheme: Theme | null;
  neighbourhoodIds: string[];
  videoUrl: string;
  image: Picture | null;
  /** The resident's message that it began with; its title is null for those who may not read what residents share. */
  shout: { id: string; title: string | null } | null;
  translations: Translation[];
};

export type ProjectForm = EditorForm<Draft> & { titleField?: RefObject<HTMLInputElement | null> };

/** A resident's message that a project begins with. S1 §4 */
export type Origin = { id: string; title: string; neighbourhoodId: string };

type Beginning = { kind: ProjectKind; language: Language; today: string; origin: Origin | null };

/** By default a project lasts a month from today; one from a resident's message has its title and place, and is open to ideas. S1 §3, §4 */
export function emptyDraft({ kind, language, today, origin }: Beginning): Draft {
  return {
    kind,
    title: origin?.title ?? "",
    introduction: "",
    textHtml: "",
    language,
    startsOn: today,
    endsOn: monthsLater(today, 1),
    isBottomUpEnabled: origin !== null,
    isReadFirst: false,
    isPhased: false,
    phases: [],
    budget: null,
    currency: null,
    theme: null,
    secondTheme: null,
    neighbourhoodIds: origin?.neighbourhoodId ? [origin.neighbourhoodId] : [],
    videoUrl: "",
    image: null,
    shout: origin && { id: origin.id, title: origin.title },
    translations: [],
  };
}

export function draftOf(project: Project): Draft {
  const { kind, title, introduction, textHtml, language, startsOn, endsOn, isBottomUpEnabled, isPhased } = project;
  const { isReadFirst, phases, budget, currency, theme, secondTheme, neighbourhoodIds, videoUrl, translations } =
    project;
  const { image, imageFile, shoutId, shout } = project;
  return {
    kind,
    title,
    introduction,
    textHtml,
    language,
    startsOn,
    endsOn,
    isBottomUpEnabled,
    isReadFirst,
    isPhased,
    phases,
    budget,
    currency,
    theme,
    secondTheme,
    neighbourhoodIds,
    videoUrl,
    image: image && imageFile && { file: imageFile, altText: image.altText },
    shout: shoutId === null ? null : { id: shoutId, title: shout?.title ?? null },
    translations,
  };
}

/** The request body. Translations of phases that were deleted are left out. */
export function bodyOf({ image, shout, translations, ...draft }: Draft): ProjectDraft {
  const ids = new Set(draft.phases.map(({ id }) => id));
  return {
    ...draft,
    image: image && { id: image.file.id, altText: image.altText },
    shoutId: shout?.id ?? null,
    translations: translations.map((one) => ({
      ...one,
      phases: Object.fromEntries(Object.entries(one.phases).filter(([id]) => ids.has(id))),
    })),
  };
}

export const emptyTranslation = (language: Language): Translation => ({
  language,
  title: "",
  introduction: "",
  textHtml: "",
  altText: "",
  phases: {},
});

/** The day after the last phase, else the first day of the project; until its end, or for a month where that has passed. */
export function nextPhase({ phases, startsOn, endsOn, kind }: Draft): Phase {
  const last = phases
    .flatMap((phase) => phase.endsOn ?? [])
    .sort()
    .at(-1);
  const start = last === undefined ? startsOn : daysLater(last, 1);
  const end = start !== null && (endsOn === null || endsOn < start) ? monthsLater(start, 1) : endsOn;
  return {
    id: newId(),
    type: kind === "budget" ? "ideation" : "standard",
    title: "",
    text: "",
    startsOn: start,
    endsOn: end,
    videoUrl: "",
    budget: null,
    isBottomUpEnabled: false,
    ideaTypes: [],
    map: null,
  };
}
