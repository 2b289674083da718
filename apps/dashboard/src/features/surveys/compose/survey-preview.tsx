import { useTexts } from "@stoep/client/texts";
import type { FileView } from "@stoep/contract/files";
import type { Language } from "@stoep/contract/kernel";
import { type Answer, type Answers, flowOf, inLanguage } from "@stoep/instrument";
import { Button, Group, Heading, PhoneFrame, Stack, Text } from "@stoep/ui";
import { QuestionnairePage } from "@stoep/ui/questionnaire";
import { useMemo, useState } from "react";
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

/** A survey on a respondent's phone, to be tried: answers stay here, and are sent to nobody. */
export function SurveyPhone({ shown, first }: { shown: Shown; first?: Part }) {
  const t = useText();
  const [part, setPart] = useState<Part>(first ?? (shown.introduction ? "introduction" : "questions"));
  return (
    <PhoneFrame label={t("preview.frame")} lang={shown.language}>
      <Stack gap="md" p="md">
        {part === "introduction" && <Introduction shown={shown} onStart={() => setPart("questions")} />}
        {part === "questions" && <Pages shown={shown} onDone={() => setPart("thanks")} />}
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

function Pages({ shown, onDone }: { shown: Shown; onDone: () => void }) {
  const t = useTexts("surveys", shown.language);
  const [answers, setAnswers] = useState<Answers>({});
  const [at, setAt] = useState(0);
  const pages = useMemo(() => flowOf(shown.instrument, answers).pages.length, [shown.instrument, answers]);
  // A page may have gone meanwhile.
  const pageAt = Math.min(at, Math.max(0, pages - 1));
  const answer = (id: string, given: Answer | null) =>
    setAnswers(({ [id]: _, ...others }) => (given === null ? others : { ...others, [id]: given }));
  if (pages === 0) return <Text c="dimmed">{t("preview.noQuestions")}</Text>;
  return (
    <>
      <QuestionnairePage
        instrument={shown.instrument}
        pageAt={pageAt}
        answers={answers}
        onAnswer={answer}
        problems={{}}
        images={shown.images}
        texts={(key, values) => t(`questionnaire.${key}`, values)}
      />
      <Group justify="space-between">
        <Button variant="default" disabled={pageAt === 0} onClick={() => setAt(pageAt - 1)}>
          {t("preview.back")}
        </Button>
        <Button onClick={() => (pageAt === pages - 1 ? onDone() : setAt(pageAt + 1))}>
          {t(pageAt === pages - 1 ? "preview.send" : "preview.next")}
        </Button>
      </Group>
      <Text c="dimmed" size="sm" ta="center">
        {t("preview.page", { page: pageAt + 1, pages })}
      </Text>
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
