import { flowOf, type Kind, keptAnswers, withAnswers } from "@stoep/instrument";
import { type ComponentType, useMemo } from "react";
import { kindViews } from "./kinds/index.ts";
import type { KindProps, QuestionnaireProps } from "./props.ts";
import style from "./questionnaire.module.css";

/** One page of a questionnaire: those of its questions that are shown to somebody with these answers. */
export function QuestionnairePage(props: QuestionnaireProps) {
  const { instrument, pageAt, answers, onAnswer, problems, images, texts, files, PlaceMap } = props;
  const kept = useMemo(() => keptAnswers(instrument, answers), [instrument, answers]);
  const shown = flowOf(instrument, answers).pages[pageAt];
  const page = instrument.pages.find(({ id }) => id === shown?.id);
  const say = (text: string) => withAnswers(text, instrument, kept);
  const title = say(page?.title ?? "");
  return (
    <div className={style.page}>
      {pageAt === 0 && instrument.showsHeader && (
        <div>
          <h2>{instrument.title}</h2>
          {instrument.description !== "" && <p className={style.about}>{instrument.description}</p>}
        </div>
      )}
      {title !== "" && <h2>{title}</h2>}
      {page?.questions
        .filter(({ id }) => shown?.questionIds.includes(id))
        .map((question) => (
          <QuestionView
            key={question.id}
            question={question}
            answer={answers[question.id]}
            onAnswer={(answer) => onAnswer(question.id, answer)}
            say={say}
            problem={problems[question.id]}
            imageOf={(id) => images.find((image) => image.id === id)}
            texts={texts}
            files={files}
            PlaceMap={PlaceMap}
          />
        ))}
    </div>
  );
}

function QuestionView<K extends Kind>({ question, ...props }: KindProps<K>) {
  const View: ComponentType<KindProps<K>> = kindViews[question.kind];
  return <View question={question} {...props} />;
}
