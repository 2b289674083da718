/** The groups of fields in a long form, and the state of each. Pure. */

import type { Draft } from "./draft.ts";
import { kinds, type SectionKey, type SectionRule } from "./kinds/index.ts";
import { messageChecks } from "./problems.ts";

export type SectionState = {
  key: SectionKey;
  /** `optional`: empty, and nothing in it is required. */
  state: "complete" | "missing" | "optional";
  missing: number;
  /** Where a jump leads: the first fault, else the first field. */
  path: string;
};

const text: SectionRule = {
  key: "text",
  paths: ["title", "textHtml", "options", "pollClosesAt"],
  isFilled: ({ title, textHtml }) => title !== "" && textHtml !== "",
};
const rest: SectionRule[] = [
  { key: "theme", paths: ["theme", "secondTheme"], isFilled: ({ theme }) => theme !== null },
  { key: "translations", paths: ["translations"], isFilled: ({ translations }) => translations.length > 0 },
  {
    key: "audience",
    paths: ["neighbourhoodIds", "visibility", "streetIds"],
    isFilled: ({ neighbourhoodIds }) => neighbourhoodIds.length > 0,
  },
  { key: "pictures", paths: ["images"], isFilled: ({ images }) => images.length > 0 },
  { key: "video", paths: ["videoUrl"], isFilled: ({ videoUrl }) => videoUrl !== "" },
  { key: "attachments", paths: ["attachmentIds"], isFilled: ({ attachments }) => attachments.length > 0 },
  { key: "link", paths: ["link"], isFilled: ({ link }) => link !== null },
  {
    key: "button",
    paths: ["ctaType", "ctaLink", "ctaText", "ctaDescription"],
    isFilled: ({ ctaType, ctaLink, ctaText }) => ctaType !== "link" || `${ctaLink}${ctaText}` !== "",
  },
];

export function sectionsOf(draft: Draft): SectionState[] {
  const lacks = messageChecks.lacksOf(draft).map(({ path }) => path);
  return [text, ...kinds[draft.kind].sections, ...rest].map(({ key, paths, isFilled }) => {
    const faults = lacks.filter((path) => paths.some((one) => path === one || path.startsWith(`${one}.`)));
    const filled = isFilled(draft) ? "complete" : "optional";
    return {
      key,
      missing: faults.length,
      state: faults.length > 0 ? "missing" : filled,
      path: faults[0] ?? paths[0] ?? "",
    };
  });
}
