import { queryOf } from "@stoep/contract/kernel";
import type { OpenSurvey } from "@stoep/contract/surveys";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { api, ButtonLink, useLive, useResidence } from "../../app/index.ts";
import { useProjectFacts } from "../participation/index.ts";
import { hrefOf } from "./addresses.ts";
import { hasDraft } from "./answer/draft.ts";
import style from "./surveys.module.css";
import { useText } from "./words.ts";

/** The surveys that the resident can answer now, or has answered; nothing where there are none. Never kept on the device. */
export function OpenSurveys() {
  return useResidence() !== null && <Surveys />;
}

function Surveys() {
  const t = useText();
  // Always asked anew: the reader may have answered meanwhile.
  const { data, refetch } = useQuery({ ...queryOf(api.surveys.listOpenSurveys), staleTime: 0 });
  useLive(["surveys", "residents"], () => void refetch());
  if (!data || data.items.length === 0) return null;
  return (
    <section className={style.part} aria-labelledby="open-surveys">
      <h2 id="open-surveys">{t("open.title")}</h2>
      {data.items.map((survey) => (
        <SurveyCard key={survey.id} survey={survey} />
      ))}
    </section>
  );
}

function SurveyCard({ survey }: { survey: OpenSurvey }) {
  const t = useText();
  const { day } = useProjectFacts();
  const { id, title, language, endsOn, hasAnswered } = survey;
  const href = hrefOf(survey);
  const act = hasDraft(id) ? "intro.goOn" : "open.answer";
  return (
    <article className="card" aria-labelledby={`survey-${id}`}>
      <h3 id={`survey-${id}`} lang={language}>
        <Link className="alone" href={href}>
          {title}
        </Link>
      </h3>
      <p className={style.strong}>
        {endsOn === null ? t("intro.noEnd") : t("intro.until", { until: day(endsOn) })}
        {hasAnswered && ` ${t("stand.answered")}.`}
      </p>
      {(!hasAnswered || survey.canChange) && (
        <div>
          <ButtonLink look={hasAnswered ? "plain" : "main"} href={href}>
            {t(hasAnswered ? "sent.change" : act)}
          </ButtonLink>
        </div>
      )}
    </article>
  );
}
