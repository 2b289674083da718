import type { Answer, Flow } from "@stoep/instrument";
import { QuestionnairePage } from "@stoep/ui/questionnaire";
import { Button, ErrorSummary } from "../../../app/index.ts";
import style from "../surveys.module.css";
import { useText } from "../words.ts";
import { BeforePart } from "./before-part.tsx";
import type { OwnDraft } from "./draft.ts";
import { KeepPart } from "./keep-part.tsx";
import { MapHomeContext, PlaceMap } from "./place-map.tsx";
import { type AskedSurvey, asksNeighbourhood } from "./respondent.ts";
import { useChange } from "./use-change.tsx";
import { useFiles } from "./use-files.ts";
import { type OwnProblems, problemsOf, useNamedProblems } from "./use-problems.ts";
import { useQuestionnaireText } from "./use-questionnaire-text.ts";
import type { Step } from "./use-step.ts";

interface Props extends AskedSurvey {
  draft: OwnDraft;
  flow: Flow;
  /** From 0. */
  pageAt: number;
  problems: OwnProblems;
  onStep: (step: Step) => void;
}

/** A page of questions. */
export function PagePart(props: Props) {
  const { draft, flow, pageAt, problems, onStep, ...asked } = props;
  const t = useText();
  const { instrument, images } = asked.survey;
  const texts = useQuestionnaireText();
  const files = useFiles(asked, draft);
  const { change, dialog } = useChange(asked, draft);
  const home = asked.survey.neighbourhoods.map(({ id }) => id);
  const named = useNamedProblems(problems, instrument, draft.answers);
  const pages = flow.pages.length;
  const hasIntroduction = asked.survey.introduction !== null;
  // Where there is no introduction, the first page begins with what is chosen before.
  const isFirst = pageAt === 0 && !hasIntroduction;
  const next = () => {
    const found = problemsOf(instrument, draft.answers);
    const own = flow.pages[pageAt]?.questionIds ?? [];
    const here: Record<string, string> = Object.fromEntries(Object.entries(found).filter(([id]) => own.includes(id)));
    if (isFirst && asksNeighbourhood(asked.respondent) && draft.neighbourhoodId === "")
      here.neighbourhoodId = "neighbourhoodRequired";
    problems.set(here);
    if (Object.keys(here).length === 0) onStep(pageAt + 1 < pages ? pageAt + 2 : "check");
  };
  const answer = (id: string, given: Answer | null) => {
    problems.drop(id);
    change(id, given);
  };
  return (
    <>
      <h1 className="unseen">{instrument.title}</h1>
      <Progress page={pageAt + 1} pages={pages} />
      <ErrorSummary form={named} />
      {isFirst && <BeforePart {...asked} draft={draft} problem={problems.errors.neighbourhoodId} />}
      <form
        className="card"
        lang={asked.survey.language}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <MapHomeContext value={home}>
          <QuestionnairePage
            instrument={instrument}
            pageAt={pageAt}
            answers={draft.answers}
            onAnswer={answer}
            problems={problems.errors}
            images={images}
            texts={texts}
            files={files}
            PlaceMap={PlaceMap}
          />
        </MapHomeContext>
        <div className={style.acts}>
          <Button type="submit" look="main" isBusy={files?.isBusy ?? false}>
            {t(pageAt + 1 < pages ? "page.next" : "page.check")}
          </Button>
          {!isFirst && <Button onClick={() => onStep(pageAt === 0 ? "introduction" : pageAt)}>{t("page.back")}</Button>}
        </div>
      </form>
      <KeepPart {...asked} draft={draft} />
      {dialog}
    </>
  );
}

function Progress({ page, pages }: { page: number; pages: number }) {
  const t = useText();
  const words = t("page.of", { page, pages });
  return (
    <div className={style.progress}>
      <span>{words}</span>
      <progress aria-label={words} value={page} max={pages} />
    </div>
  );
}
