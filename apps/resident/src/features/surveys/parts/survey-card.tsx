import type { OpenSurvey } from "@stoep/contract/surveys";
import { Link } from "wouter";
import { ButtonLink } from "../../../app/index.ts";
import { useProjectFacts } from "../../participation/index.ts";
import { hrefOf } from "../addresses.ts";
import { hasDraft } from "../answer/draft.ts";
import style from "../surveys.module.css";
import { useText } from "../words.ts";

/** One that can be answered, or was answered. */
export function SurveyCard({ survey }: { survey: OpenSurvey }) {
  const t = useText();
  const { day } = useProjectFacts();
  const { id, kind, title, language, endsOn, hasAnswered } = survey;
  const href = hrefOf(survey);
  const act = kind === "form" ? "form.act" : hasDraft(id) ? "intro.goOn" : "open.answer";
  return (
    <article className="card" aria-labelledby={`survey-${id}`}>
      <h3 id={`survey-${id}`} lang={language}>
        <Link className="alone" href={href}>
          {title}
        </Link>
      </h3>
      {kind !== "survey" && <p className={style.soft}>{t(`kinds.${kind}`)}</p>}
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
