import { queryOf, Refused } from "@stoep/contract/kernel";
import type { ReadSurvey } from "@stoep/contract/surveys";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import {
  apiForAnyone,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  LoadFailed,
  signInTo,
  useLanguage,
  useNetwork,
  useResidence,
  useTitle,
} from "../../../app/index.ts";
import { answerHref } from "../addresses.ts";
import { useText } from "../words.ts";
import { AnswerFlow } from "./answer-flow.tsx";
import { CodeScreen } from "./code/code-screen.tsx";
import { sends } from "./respondent.ts";

/** Where everybody answers who has the public link, without a word of an account that may be signed in. */
export function PublicScreen() {
  const t = useText();
  const { slug = "" } = useParams();
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  useTitle(t("loading"));
  const params = { networkSlug, surveySlug: slug };
  const query = useQuery({
    ...queryOf(apiForAnyone.surveys.readPublicSurvey, { params, query: { language } }),
    staleTime: Infinity,
  });
  const { data: survey, error, refetch } = query;
  if (survey?.respondents === "open")
    return (
      <AnswerFlow
        key={survey.id}
        survey={survey}
        refetch={refetch}
        respondent={{
          isOpen: true,
          hasAnswered: false,
          sent: null,
          refusal: survey.timing === "active" ? null : "survey_not_active",
          send: sends((body, options) => apiForAnyone.surveys.sendOpenAnswer({ params, body }, options)),
          takesFiles: false,
        }}
      />
    );
  if (survey?.respondents === "codes") return <CodeScreen key={survey.id} survey={survey} refetch={refetch} />;
  if (survey?.respondents === "residents") return <ForResidents survey={survey} />;
  if (query.isPending) return <CardSkeleton />;
  if (survey || (error instanceof Refused && error.code === "not_found"))
    return (
      <EmptyState isScreen title={t("gone.title")}>
        {t("gone.link")}
      </EmptyState>
    );
  return <LoadFailed isScreen error={error} onRetry={refetch} />;
}

function ForResidents({ survey }: { survey: ReadSurvey }) {
  const t = useText();
  const isResident = useResidence() !== null;
  const href = answerHref(survey);
  return (
    <EmptyState
      isScreen
      title={survey.instrument.title}
      action={
        <ButtonLink look="main" href={isResident ? href : signInTo(href)}>
          {t(isResident ? "refused.answer" : "refused.sign_in")}
        </ButtonLink>
      }
    >
      {t("refused.residents")}. {!isResident && t("refused.residents_text")}
    </EmptyState>
  );
}
