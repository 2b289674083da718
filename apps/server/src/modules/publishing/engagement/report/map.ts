import type { Language } from "@stoep/contract/kernel";
import type { PeopleCount } from "@stoep/contract/people-count";
import type { PostStatistics } from "@stoep/contract/publishing";
import { mark } from "#kernel/texts.ts";
import type { Outline, ReportBlock } from "#modules/files/index.ts";
import { figureWords } from "../../posts/index.ts";
import { shareOf } from "../rules.ts";
import { words } from "../texts.ts";

interface Formats {
  language: Language;
  percent: (value: number) => string;
  share: (part: PeopleCount, whole: PeopleCount) => string | null;
}

/** Classes of a fifth each, the same in every report, so that two can be compared. */
const steps = 5;

/** The neighbourhoods of a message, by the share of those reached who saw it. */
export function placesMap(
  { perNeighbourhood }: PostStatistics,
  outlines: ReadonlyMap<string, Outline>,
  { language, percent, share }: Formats,
): ReportBlock[] {
  const areas = perNeighbourhood.flatMap(({ neighbourhoodId, name, seen, reached }) => {
    const outline = outlines.get(neighbourhoodId);
    const part = shareOf(seen, reached);
    const step = part === null ? null : Math.min(steps - 1, Math.floor(part * steps));
    const text = share(seen, reached) ?? words.report.noResult[language];
    return outline ? [{ name, outline, step, text }] : [];
  });
  if (areas.length === 0) return [];
  const bounds = (step: number) => `${percent(step / steps)} – ${percent((step + 1) / steps)}`;
  const legend = Array.from({ length: steps }, (_, step) => ({ label: bounds(step), step }));
  return [
    {
      kind: "map",
      title: `${figureWords.seen[language]} (%)`,
      alt: areas.map(({ name, text }) => `${name}${mark(":", language)} ${text}`).join(`${mark(";", language)} `),
      areas: areas.map(({ name, outline, step }) => ({ name, outline, step })),
      legend: areas.some(({ step }) => step === null)
        ? [...legend, { label: words.report.noResult[language], step: null }]
        : legend,
    },
  ];
}
