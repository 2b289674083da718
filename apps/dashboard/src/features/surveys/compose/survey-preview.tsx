import { useTexts } from "@stoep/client/texts";
import type { FileView } from "@stoep/contract/files";
import type { Language } from "@stoep/contract/kernel";
import { type Answer, type Answers, flowOf, inLanguage } from "@stoep/instrument";
import { Button, Group, Heading, PhoneFrame, Stack, Text } from "@stoep/ui";
import { fieldIdOf, QuestionnairePage } from "@stoep/ui/questionnaire";
import { useEffect, useMemo, useState } from "react";
import { LivePreview } from "../../../app/editor/index.ts";
import { type ReadSurvey, useText } from "../parts/words.ts";
import type { Draft } from "./draft.ts";

type Shown = Pick<ReadSurvey, "instrument" | "introduction" | "thanks" | "language" | "images">;
type Part = "introduction" | "questions" | "thanks";

/** What a respondent of this language gets of a draft: its translation, or the original where there is none. Pure. */
export function shownOf(draft: Draft, language: Language, images: readonly FileView[]): Shown {
  const translation = draft.translations.find((one) => one.language === language);
  const { introduction } = draft;
  return {
    instrument: translation ? inLanguage(draft.instrument, translation.texts) : draft.instrument,
    introduction: introduction && {
      title: translation?.introduction.title || introduction.title,
      text: translation?.introduction.text || introduction.text,
      button: translation?.introduction.button || introduction.button,
    },
    thanks: translation?.thanks || draft.thanks,
    language: translation ? language : draft.language,
    images: [...images],
  };
}

type LiveProps = { draft: Draft; language: Language; images: readonly FileView[]; part?: Part };

/** Previews the survey while it is being written. */
export function SurveyLivePreview({ draft, language, images, part = "questions" }: LiveProps) {
  return (
    <LivePreview
      draft={draft}
      language={language}
      show={(drawn, shown) => <SurveyPhone key={part} shown={shownOf(drawn, shown, images)} first={part} />}
    />
  );
}

/** Sends the answers of a test; what is wrong with them is told by question, in words. */
export type SendTest = (answers: Answers) => Promise<{ isSent: boolean; problems: Record<string, string> }>;
type Test = { send: SendTest; isSending: boolean };

/** A survey on a respondent's phone, to be tried. Without a test, answers stay here and are sent to nobody. */
export function SurveyPhone({ shown, first, test }: { shown: Shown; first?: Part; test?: Test }) {
  const t = useText();
  const [part, setPart] = useState<Part>(first ?? (shown.introduction ? "introduction" : "questions"));
  return (
    <PhoneFrame label={t("preview.frame")} lang={shown.language}>
      <Stack gap="md" p="md">
        {part === "introduction" && <Introduction shown={shown} onStart={() => setPart("questions")} />}
        {part === "questions" && <Pages shown={shown} test={test} onDone={() => setPart("thanks")} />}
        {part === "thanks" && <Thanks shown={shown} onAgain={() => setPart("questions")} />}
      </Stack>
    </PhoneFrame>
  );
}

function Introduction({ shown: { introduction, language }, onStart }: { shown: Shown; onStart: () => void }) {
  const t = useTexts("surveys", language);
  return (
    <>
      <Heading order={3}>{introduction?.title || t("preview.noIntroduction")}</Heading>
      {introduction && <Text style={{ whiteSpace: "pre-line" }}>{introduction.text}</Text>}
      <Button onClick={onStart}>{introduction?.button || t("preview.start")}</Button>
    </>
  );
}

type PagesProps = { shown: Shown; test: Test | undefined; onDone: () => void };

function Pages({ shown, test, onDone }: PagesProps) {
  const t = useTexts("surveys", shown.language);
  const [answers, setAnswers] = useState<Answers>({});
  const [at, setAt] = useState(0);
  const { problems, tell, answered } = useProblemsOf();
  const { pages } = useMemo(() => flowOf(shown.instrument, answers), [shown.instrument, answers]);
  // A page may have gone meanwhile.
  const pageAt = Math.min(at, Math.max(0, pages.length - 1));
  const answer = (id: string, given: Answer | null) => {
    setAnswers(({ [id]: _, ...others }) => (given === null ? others : { ...others, [id]: given }));
    answered(id);
  };
  const send = async () => {
    if (!test) return onDone();
    const sent = await test.send(answers);
    if (sent.isSent) return onDone();
    const wrong = pages.findIndex(({ questionIds }) => questionIds.some((id) => id in sent.problems));
    if (wrong >= 0) setAt(wrong);
    tell(
      sent.problems,
      pages[wrong]?.questionIds.find((id) => id in sent.problems),
    );
  };
  if (pages.length === 0) return <NoQuestions shown={shown} />;
  const isLast = pageAt === pages.length - 1;
  return (
    <>
      <QuestionnairePage
        instrument={shown.instrument}
        pageAt={pageAt}
        answers={answers}
        onAnswer={answer}
        problems={problems}
        images={shown.images}
        texts={(key, values) => t(`questionnaire.${key}`, values)}
      />
      <Group justify="space-between">
        <Button variant="default" disabled={pageAt === 0} onClick={() => setAt(pageAt - 1)}>
          {t("preview.back")}
        </Button>
        <Button loading={test?.isSending} onClick={() => (isLast ? void send() : setAt(pageAt + 1))}>
          {t(lastWords(isLast, test))}
        </Button>
      </Group>
      <Text c="dimmed" size="sm" ta="center">
        {t("preview.page", { page: pageAt + 1, pages: pages.length })}
      </Text>
    </>
  );
}

function lastWords(isLast: boolean, test: Test | undefined) {
  if (!isLast) return "preview.next";
  return test ? "preview.sendTest" : "preview.send";
}

/** What is wrong by question, until it is answered anew; the first of them gets the focus. */
function useProblemsOf() {
  const [told, setTold] = useState<{ problems: Record<string, string>; first: string | undefined }>();
  useEffect(() => {
    if (told?.first !== undefined) document.getElementById(fieldIdOf({ id: told.first }))?.focus();
  }, [told]);
  return {
    problems: told?.problems ?? {},
    tell: (problems: Record<string, string>, firstOne: string | undefined) => setTold({ problems, first: firstOne }),
    answered: (id: string) =>
      setTold((now) => {
        if (!now) return now;
        const { [id]: _, ...problems } = now.problems;
        return { problems, first: undefined };
      }),
  };
}

/** Title and description stand there before there are questions. */
function NoQuestions({ shown: { instrument, language } }: { shown: Shown }) {
  const t = useTexts("surveys", language);
  return (
    <>
      {instrument.showsHeader && instrument.title !== "" && <Heading order={3}>{instrument.title}</Heading>}
      {instrument.showsHeader && instrument.description !== "" && (
        <Text style={{ whiteSpace: "pre-line" }}>{instrument.description}</Text>
      )}
      <Text c="dimmed">{t("preview.noQuestions")}</Text>
    </>
  );
}

function Thanks({ shown: { thanks, language }, onAgain }: { shown: Shown; onAgain: () => void }) {
  const t = useTexts("surveys", language);
  return (
    <>
      <Text style={{ whiteSpace: "pre-line" }}>{thanks || t("preview.thanks")}</Text>
      <Button variant="default" onClick={onAgain}>
        {t("preview.again")}
      </Button>
    </>
  );
}
