/** What a project still lacks, by the field where it can be corrected. Pure. S1 §5 Project */
import { CompleteProject, projectLimits } from "@stoep/contract/participation";
import { youTubeId } from "@stoep/contract/publishing";
import { bareWords } from "@stoep/contract/rich-text";
import type { Checks, Problem } from "../../../app/editor/index.ts";
import { bodyOf, type Draft, type Phase, type Translation } from "./draft.ts";

const order = [
  "title",
  "introduction",
  "textHtml",
  "language",
  "image",
  "videoUrl",
  "translations",
  "neighbourhoodIds",
  "startsOn",
  "endsOn",
  "isPhased",
  "phases",
  "phases.title",
  "phases.type",
  "phases.text",
  "phases.startsOn",
  "phases.endsOn",
  "phases.videoUrl",
  "phases.isBottomUpEnabled",
  "phases.ideaTypes",
  "phases.budget",
  "phases.map",
  "budget",
  "currency",
  "theme",
  "secondTheme",
];

/** Faults found by the contract's schema. */
function lacksOf(draft: Draft): Problem[] {
  const issues = CompleteProject.safeParse(bodyOf(draft)).error?.issues ?? [];
  const found = issues.flatMap((issue) => placesOf(issue.path.join("."), issue.message, draft));
  return found.filter(({ path }, place) => found.findIndex((one) => one.path === path) === place);
}

/** Some codes concern a whole list; reports them at each entry that has the fault. */
function placesOf(path: string, code: string, draft: Draft): Problem[] {
  const at = (places: string[]) => (places.length > 0 ? places : [path]).map((place) => ({ path: place, code }));
  if (path === "image" && code === "altTextRequired") return at(["image.altText"]);
  const phase = path === "phases" ? phaseFaults[code] : undefined;
  if (phase) return at(draft.phases.flatMap((one, i) => (phase.isFault(one) ? [`phases.${i}.${phase.field}`] : [])));
  const translation = path === "translations" ? translationFaults[code] : undefined;
  if (!translation) return at([]);
  const { field, isFault } = translation;
  return at(draft.translations.flatMap((one, i) => (isFault(one) ? [`translations.${i}.${field}`] : [])));
}

const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

const phaseFaults: Record<string, { field: keyof Phase; isFault: (phase: Phase) => boolean }> = {
  phaseTitleRequired: { field: "title", isFault: ({ title }) => isBlank(title) },
  phaseStartRequired: { field: "startsOn", isFault: ({ startsOn }) => startsOn === null },
  phaseEndRequired: { field: "endsOn", isFault: ({ endsOn }) => endsOn === null },
  phaseUntilNotBeforeStart: {
    field: "endsOn",
    isFault: ({ startsOn, endsOn }) => startsOn !== null && endsOn !== null && endsOn < startsOn,
  },
  phaseVideoUrlFormat: {
    field: "videoUrl",
    isFault: ({ videoUrl }) => videoUrl !== "" && youTubeId(videoUrl) === null,
  },
};

const translationFaults: Record<string, { field: keyof Translation; isFault: (one: Translation) => boolean }> = {
  titleRequired: { field: "title", isFault: ({ title }) => isBlank(title) },
  introductionRequired: { field: "introduction", isFault: ({ introduction }) => isBlank(introduction) },
  textRequired: { field: "textHtml", isFault: ({ textHtml }) => isBlank(bareWords(textHtml)) },
  textTooLong: { field: "textHtml", isFault: ({ textHtml }) => bareWords(textHtml).length > projectLimits.text },
};

export const projectChecks: Checks<Draft> = {
  lacksOf,
  // When saving, the server reports fields under `project`.
  placesOf: (path, code, draft) => placesOf(path.replace(/^project\./, ""), code, draft),
  order,
};
