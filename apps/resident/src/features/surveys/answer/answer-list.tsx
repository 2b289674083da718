import { type Flow, inWords, type Question, withAnswers } from "@stoep/instrument";
import { Button } from "../../../app/index.ts";
import style from "../surveys.module.css";
import { useText } from "../words.ts";
import type { OwnDraft } from "./draft.ts";
import type { AskedSurvey } from "./respondent.ts";

interface Props extends Pick<AskedSurvey, "survey"> {
  draft: OwnDraft;
  flow: Flow;
  /** Goes to a page, from 1; null: nothing can be changed. */
  onPage: ((page: number) => void) | null;
}

/** All questions that are asked, with the answers in words. */
export function AnswerList({ survey: { instrument, language }, draft, flow, onPage }: Props) {
  const t = useText();
  const wordsOf = useAnswerWords(draft);
  const { answers } = draft;
  const say = (text: string) => withAnswers(text, instrument, answers);
  return flow.pages.map(({ id, questionIds }, at) => {
    const page = instrument.pages.find((one) => one.id === id);
    const name = say(page?.title ?? "") || t("page.of", { page: at + 1, pages: flow.pages.length });
    return (
      <section key={id} className="card" aria-label={name}>
        <dl className={style.answers} lang={language}>
          {page?.questions
            .filter((question) => questionIds.includes(question.id))
            .map((question) => (
              <div key={question.id}>
                <dt>{say(question.text)}</dt>
                <dd>{wordsOf(question) || <span className={style.soft}>{t("check.none")}</span>}</dd>
              </div>
            ))}
        </dl>
        {onPage && (
          <div>
            <Button isSmall aria-label={`${t("check.change")}: ${name}`} onClick={() => onPage(at + 1)}>
              {t("check.change")}
            </Button>
          </div>
        )}
      </section>
    );
  });
}

function useAnswerWords({ answers, files }: OwnDraft): (question: Question) => string {
  const t = useText();
  return (question) => {
    const answer = answers[question.id];
    if (question.kind === "files")
      return (answer?.fileIds ?? [])
        .map((id) => files.find((file) => file.id === id)?.name ?? t("files.missing"))
        .join(", ");
    if (question.kind === "map")
      return (answer?.places ?? [])
        .map(({ partId, points, words, followUp }) => {
          const part = question.parts.find(({ id }) => id === partId);
          const where = [words, points.length > 0 && t("check.onMap")].filter(Boolean).join(", ");
          const more = followUp && `${part?.followUp ?? ""} ${followUp}`.trim();
          return [`${part?.text ?? ""}: ${where}`, more].filter(Boolean).join(". ");
        })
        .join("; ");
    return inWords(question, answer);
  };
}
