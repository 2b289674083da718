import { questionsOf } from "@stoep/instrument";
import { Link } from "wouter";
import { Button, Notice } from "../../../app/index.ts";
import { projectHref, useProjectFacts } from "../../participation/index.ts";
import { Video } from "../../publishing/index.ts";
import style from "../surveys.module.css";
import { useText } from "../words.ts";
import { BeforePart } from "./before-part.tsx";
import type { OwnDraft } from "./draft.ts";
import type { AskedSurvey } from "./respondent.ts";

interface Props extends AskedSurvey {
  draft: OwnDraft;
  problem: string | undefined;
  onStart: () => void;
}

/** What is asked, by whom and until when. */
export function Introduction({ onStart, ...asked }: Props) {
  const t = useText();
  const { survey, respondent, draft } = asked;
  const { introduction, instrument, videoId, project } = survey;
  const title = introduction?.title || instrument.title;
  return (
    <>
      <h1 lang={survey.language}>{title}</h1>
      <SurveyFacts {...asked} />
      {introduction && (
        <p className={style.lines} lang={survey.language}>
          {introduction.text}
        </p>
      )}
      {videoId && <Video videoId={videoId} title={title} />}
      {project && !respondent.isOpen && (
        <p>
          <Link href={projectHref(project.id)}>{t("intro.project", { project: project.title })}</Link>
        </p>
      )}
      {respondent.hasAnswered && (
        <Notice tone="done" title={t("stand.answered")}>
          {t("stand.changing")}
        </Notice>
      )}
      <BeforePart {...asked} />
      <div>
        <Button look="main" onClick={onStart}>
          {draft.isUnsent ? t("intro.goOn") : introduction?.button || t("intro.start")}
        </Button>
      </div>
    </>
  );
}

function SurveyFacts({ survey: { organisation, endsOn, instrument } }: Pick<AskedSurvey, "survey">) {
  const t = useText();
  const { day } = useProjectFacts();
  const facts = [
    t("intro.by", { organisation: organisation.name }),
    t("intro.length", { count: questionsOf(instrument).length }),
    endsOn === null ? t("intro.noEnd") : t("intro.until", { until: day(endsOn) }),
  ];
  return <p className={style.soft}>{facts.join(" · ")}</p>;
}
