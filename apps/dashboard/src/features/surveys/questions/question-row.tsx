import type { Page, Question } from "@stoep/instrument";
import { FoldedRow } from "../../../app/editor/index.ts";
import type { SurveyForm } from "../compose/draft.ts";
import { useText } from "../parts/words.ts";
import { QuestionFields } from "./question-fields.tsx";
import type { Opened } from "./use-opened.ts";

type Props = {
  form: SurveyForm;
  page: Page;
  /** The page's, from 0. */
  place: number;
  question: Question;
  /** On its page, from 0. */
  nth: number;
  /** Of all questions, from 1. */
  number: number;
  opened: Opened;
};

/** One question: its text and kind, and its fields once it is opened. */
export function QuestionRow({ form, page, place, question, nth, number, opened }: Props) {
  const t = useText();
  const name = question.text || t("questions.name", { number });
  const isOpen = opened.isOpen(question.id);
  const facts = [
    t(`questionKinds.${question.kind}`),
    ...(question.isRequired ? [t("questions.required")] : []),
    ...(question.isPrivate ? [t("questions.private")] : []),
    ...(question.showIf ? [t("questions.conditional")] : []),
  ];
  return (
    <FoldedRow
      title={`${number}. ${name}`}
      facts={facts.join(" · ")}
      isOpen={isOpen}
      onToggle={() => opened.toggle(question.id)}
      button={{
        label: t(isOpen ? "questions.close" : "questions.open"),
        named: t(isOpen ? "questions.closeNamed" : "questions.openNamed", { name }),
      }}
    >
      <QuestionFields form={form} page={page} place={place} question={question} nth={nth} onCopied={opened.open} />
    </FoldedRow>
  );
}
