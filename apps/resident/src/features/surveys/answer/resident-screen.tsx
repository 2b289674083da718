import { queryOf, Refused } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { Redirect, useParams } from "wouter";
import { api, CardSkeleton, LoadFailed, UpLink, useLanguage, useTitle } from "../../../app/index.ts";
import { formHref, publicHref } from "../addresses.ts";
import { SurveyGone } from "../parts/survey-gone.tsx";
import { useText } from "../words.ts";
import { AnswerFlow } from "./answer-flow.tsx";
import { sends } from "./respondent.ts";

/** Where a resident answers. Nothing of it is kept on the device but the answers that are not sent. */
export function ResidentScreen() {
  const t = useText();
  const { surveyId = "" } = useParams();
  const language = useLanguage();
  useTitle(t("loading"));
  const params = { surveyId };
  // Not asked anew while somebody answers: what is on the screen is what is judged.
  const surveys = useQuery({
    ...queryOf(api.surveys.readSurvey, { params, query: { language } }),
    staleTime: Infinity,
  });
  const answers = useQuery({ ...queryOf(api.surveys.readMyAnswer, { params }), staleTime: 0 });
  const [survey, mine] = [surveys.data, answers.data];
  const refetch = () => Promise.all([surveys.refetch(), answers.refetch()]);
  if (survey && survey.kind === "form") return <Redirect href={formHref(survey)} replace />;
  if (survey && survey.respondents !== "residents") return <Redirect href={publicHref(survey.slug)} replace />;
  if (survey && mine)
    return (
      <>
        <UpLink href="/take-part">{t("gone.act")}</UpLink>
        <AnswerFlow
          key={survey.id}
          survey={survey}
          refetch={refetch}
          respondent={{
            isOpen: false,
            hasAnswered: mine.hasAnswered,
            sent: mine.answers,
            refusal: mine.can.answer === true ? null : mine.can.answer,
            send: sends(({ neighbourhoodId: _, website: __, ...body }, options) =>
              api.surveys.sendAnswer({ params, body }, options),
            ),
            takesFiles: true,
          }}
        />
      </>
    );
  const failed = [surveys, answers].find(({ data, isError }) => data === undefined && isError);
  if (!failed) return <CardSkeleton />;
  if (failed.error instanceof Refused && failed.error.code === "not_found") return <SurveyGone />;
  return <LoadFailed isScreen error={failed.error} onRetry={refetch} />;
}
