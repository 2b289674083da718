/** What a project needs before anybody may read it. S1 §5 Project */
import type { z } from "zod";
import { type CompletenessRule, completenessRule, isBlank, youTubeId } from "../../publishing/index.ts";
import { bareWords } from "../../rich-text.ts";
import { ProjectDraft, projectLimits } from "./schemas.ts";

export type ProjectContent = z.output<typeof ProjectDraft>;
type Phase = ProjectContent["phases"][number];
const check = completenessRule<ProjectContent>;

const isVideo = (link: string): boolean => link === "" || youTubeId(link) !== null;
const isInOrder = ({ startsOn, endsOn }: Pick<Phase, "startsOn" | "endsOn">): boolean =>
  startsOn === null || endsOn === null || endsOn >= startsOn;
/** Whether it holds for every phase that readers will see. */
const ofPhases = (holds: (phase: Phase) => boolean) => (project: ProjectContent) =>
  !project.isPhased || project.phases.every(holds);

const rules: CompletenessRule<ProjectContent>[] = [
  check(({ title }) => !isBlank(title), ["title"], "titleRequired"),
  check(({ introduction }) => !isBlank(introduction), ["introduction"], "introductionRequired"),
  check(({ textHtml }) => !isBlank(bareWords(textHtml)), ["textHtml"], "textRequired"),
  check(({ textHtml }) => bareWords(textHtml).length <= projectLimits.text, ["textHtml"], "textTooLong"),
  check(({ startsOn }) => startsOn !== null, ["startsOn"], "startRequired"),
  check(({ endsOn }) => endsOn !== null, ["endsOn"], "endRequired"),
  check(isInOrder, ["endsOn"], "untilNotBeforeStart"),
  check(({ theme }) => theme !== null, ["theme"], "themeRequired"),
  check(({ neighbourhoodIds }) => neighbourhoodIds.length > 0, ["neighbourhoodIds"], "neighbourhoodsRequired"),
  check(({ budget, currency }) => budget === null || currency !== null, ["currency"], "currencyRequired"),
  check(({ videoUrl }) => isVideo(videoUrl), ["videoUrl"], "videoUrlFormat"),
  check(({ image }) => image === null || !isBlank(image.altText), ["image"], "altTextRequired"),
  check(({ isPhased, phases }) => !isPhased || phases.length > 0, ["phases"], "phasesRequired"),
  check(
    ofPhases(({ title }) => !isBlank(title)),
    ["phases"],
    "phaseTitleRequired",
  ),
  check(
    ofPhases(({ startsOn }) => startsOn !== null),
    ["phases"],
    "phaseStartRequired",
  ),
  check(
    ofPhases(({ endsOn }) => endsOn !== null),
    ["phases"],
    "phaseEndRequired",
  ),
  check(ofPhases(isInOrder), ["phases"], "phaseUntilNotBeforeStart"),
  check(
    ofPhases(({ videoUrl }) => isVideo(videoUrl)),
    ["phases"],
    "phaseVideoUrlFormat",
  ),
  check(
    ({ currency, ...project }) =>
      currency !== null || ofPhases(({ budget }) => budget === null)({ currency, ...project }),
    ["currency"],
    "currencyRequired",
  ),
  check(({ translations }) => translations.every((one) => !isBlank(one.title)), ["translations"], "titleRequired"),
  check(
    ({ translations }) => translations.every((one) => !isBlank(one.introduction)),
    ["translations"],
    "introductionRequired",
  ),
  check(
    ({ translations }) => translations.every((one) => !isBlank(bareWords(one.textHtml))),
    ["translations"],
    "textRequired",
  ),
  check(
    ({ translations }) => translations.every((one) => bareWords(one.textHtml).length <= projectLimits.text),
    ["translations"],
    "textTooLong",
  ),
];

/** A complete project, which may go live. Checked at preview, at publishing, and at every change of a live one. */
export const CompleteProject = rules.reduce<z.ZodType<ProjectContent>>(
  (schema, [holds, options]) => schema.refine(holds, options),
  ProjectDraft as z.ZodType<ProjectContent>,
);
