import { type Fact, TextLink } from "@stoep/ui";
import { useLanguageName } from "../../../app/editor/index.ts";
import { useFormat } from "../../../app/index.ts";
import { usePlaceNames } from "../../neighbourhoods/index.ts";
import { useDays } from "../../participation/index.ts";
import { CopiedAddress } from "../../publishing/index.ts";
import { usePublicLink } from "../parts/public-link.ts";
import { type Survey, useText } from "../parts/words.ts";

/** The facts in a survey's side column: who answers, where, when, of which project, for how long answers are kept. */
export function useSurveyFacts(survey: Survey): Fact[] {
  const t = useText();
  const format = useFormat();
  const { day, span } = useDays();
  const nameOf = useLanguageName();
  const placesOf = usePlaceNames();
  const publicLink = usePublicLink();
  const { respondents, neighbourhoodIds, projectId, projectTitle, slug, language, translations } = survey;
  const when = survey.hasNoEnd && survey.startsOn ? t("days.from", { day: day(survey.startsOn) }) : span(survey);
  const where = neighbourhoodIds.length === 0 ? t("audience.whole") : format.list(placesOf(neighbourhoodIds));
  const languages = [language, ...translations.map((one) => one.language)].map(nameOf);
  return [
    { key: "respondents", label: t("fields.respondents"), value: t(`respondents.${respondents}`) },
    { key: "where", label: t("fields.neighbourhoodIds"), value: where },
    { key: "when", label: t("record.when"), value: when },
    ...(survey.endedAt ? [{ key: "ended", label: t("record.endedEarly"), value: format.day(survey.endedAt) }] : []),
    ...(projectId
      ? [
          {
            key: "project",
            label: t("fields.projectId"),
            value: <TextLink href={`/participation/projects/${projectId}`}>{projectTitle ?? t("untitled")}</TextLink>,
          },
        ]
      : []),
    ...(slug
      ? [
          {
            key: "link",
            label: t("fields.slug"),
            value: <CopiedAddress address={publicLink(slug)} label={t("link.whole")} />,
          },
        ]
      : []),
    { key: "public", label: t("columns.public"), value: t(`isPublic.${survey.isPublic ? "yes" : "no"}`) },
    { key: "languages", label: t("columns.languages"), value: format.list(languages) },
    { key: "kept", label: t("fields.keptMonths"), value: t("record.kept", { count: survey.keptMonths }) },
    { key: "who", label: t("columns.author"), value: survey.createdBy || "–" },
  ];
}
