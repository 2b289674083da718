/** The content of a project in its normal form: sanitised, lists without an order sorted, texts of removed phases dropped. */
import type { FieldCode } from "@stoep/contract/kernel";
import { ideaTypes, type ProjectContent, projectLimits } from "@stoep/contract/participation";
import { youTubeId } from "@stoep/contract/publishing";
import { bareWords, plainText } from "@stoep/contract/rich-text";
import { sanitise } from "#modules/files/index.ts";
import type { StoredProject } from "./store/projects.ts";

type Phase = ProjectContent["phases"][number];
type PhaseTexts = ProjectContent["translations"][number]["phases"];

/** Brings what an editor sent into normal form. Idempotent: stored content comes out unchanged. */
export function cleanContent(draft: ProjectContent): ProjectContent {
  return {
    ...draft,
    textHtml: sanitise(draft.textHtml),
    neighbourhoodIds: [...new Set(draft.neighbourhoodIds)].sort(),
    phases: draft.phases.map(phaseOf),
    image: draft.image && { id: draft.image.id, altText: draft.image.altText },
    translations: draft.translations
      .map((one) => ({
        language: one.language,
        title: one.title,
        introduction: one.introduction,
        textHtml: sanitise(one.textHtml),
        altText: one.altText,
        phases: phaseTexts(draft.phases, one.phases),
      }))
      .sort((a, b) => (a.language < b.language ? -1 : 1)),
  };
}

/** With its fields in one order, as two versions are compared by. */
const phaseOf = ({ id, type, title, text, startsOn, endsOn, videoUrl, budget, ...phase }: Phase): Phase => ({
  id,
  type,
  title,
  text,
  startsOn,
  endsOn,
  videoUrl,
  budget,
  isBottomUpEnabled: phase.isBottomUpEnabled,
  ideaTypes: ideaTypes.filter((one) => phase.ideaTypes.includes(one)),
  map: phase.map && { longitude: phase.map.longitude, latitude: phase.map.latitude, zoom: phase.map.zoom },
});

/** Of phases that exist, in their order, and only what was written. */
function phaseTexts(phases: readonly Phase[], texts: PhaseTexts): PhaseTexts {
  const written = phases.flatMap(({ id }) => {
    const { title = "", text = "" } = texts[id] ?? {};
    return title === "" && text === "" ? [] : [[id, { title, text }] as const];
  });
  return Object.fromEntries(written);
}

/** Cleaning can make a text longer: `&` becomes `&amp;`. */
export function lengthProblems({ textHtml, translations }: ProjectContent): Record<string, FieldCode> {
  const isTooLong = (html: string) => html.length > projectLimits.textHtml;
  const fields = [
    ...(isTooLong(textHtml) ? ["textHtml"] : []),
    ...(translations.some((one) => isTooLong(one.textHtml)) ? ["translations"] : []),
  ];
  return Object.fromEntries(fields.map((field) => [field, "textTooLong" as const]));
}

/** The columns of `project` that hold its content. */
export function columnsOf(content: ProjectContent) {
  const { neighbourhoodIds, phases, image, translations, ...row } = content;
  const translated = translations.flatMap((one) => [
    one.title,
    one.introduction,
    plainText(one.textHtml),
    ...(row.isPhased ? wordsOf(Object.values(one.phases)) : []),
  ]);
  return {
    ...row,
    imageId: image?.id ?? null,
    imageAlt: image?.altText ?? "",
    neighbourhoodCount: neighbourhoodIds.length,
    text: plainText(row.textHtml),
    textLength: bareWords(row.textHtml).length,
    // Phases that are switched off are found by nobody.
    translated: [...(row.isPhased ? wordsOf(phases) : []), ...translated].join(" "),
    videoId: youTubeId(row.videoUrl),
  };
}

const wordsOf = (phases: readonly { title: string; text: string }[]): string[] =>
  phases.flatMap(({ title, text }) => [title, text]);

/** A stored project in the form in which an editor sends it. */
export function contentOf(project: StoredProject): ProjectContent {
  const { kind, title, introduction, textHtml, language, startsOn, endsOn, isBottomUpEnabled, isPhased } = project;
  const { isReadFirst, budget, currency, theme, secondTheme, neighbourhoodIds, videoUrl, imageId, imageAlt, shoutId } =
    project;
  const phases = project.phases.map(({ longitude, latitude, zoom, ...phase }) =>
    phaseOf({
      ...phase,
      map: longitude === null || latitude === null || zoom === null ? null : { longitude, latitude, zoom },
    }),
  );
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
    image: imageId === null ? null : { id: imageId, altText: imageAlt },
    shoutId,
    translations: project.translations.map((one) => ({ ...one, phases: phaseTexts(phases, one.phases) })),
  };
}
