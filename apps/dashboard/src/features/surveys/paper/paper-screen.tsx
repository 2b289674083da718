import { Notice, Page, Stack, toast } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { newId } from "../../../app/editor/index.ts";
import {
  api,
  FormPlaceholder,
  NotFoundPage,
  QueryContent,
  queryOf,
  useRefusalText,
  useRouteParam,
} from "../../../app/index.ts";
import { type Survey, surveyPath, useText } from "../parts/words.ts";
import { EntryForm } from "./entry-form.tsx";
import { type Entered, OwnEntries } from "./own-entries.tsx";

/** Answers from paper, entered one by one. D §12 */
export function PaperScreen() {
  const surveyId = useRouteParam("surveyId");
  const query = useQuery(queryOf(api.surveys.getSurvey, { params: { surveyId } }));
  return (
    <QueryContent isScreen query={query} waiting={<FormPlaceholder />}>
      {(survey) => (survey.state === "published" ? <Desk survey={survey} /> : <NotFoundPage />)}
    </QueryContent>
  );
}

/** What is chosen for one form is usually so for the next. */
type Usual = Pick<Entered, "language" | "neighbourhoodId">;

function Desk({ survey }: { survey: Survey }) {
  const t = useText();
  const refusalText = useRefusalText();
  const params = { surveyId: survey.id };
  const query = useQuery(queryOf(api.surveys.listPaperEntries, { params }));
  const [usual, setUsual] = useState<Usual>({ language: survey.language, neighbourhoodId: "" });
  const [shown, setShown] = useState<{ id: string; answer: Entered | null }>(() => ({ id: newId(), answer: null }));
  const { enterPaper } = survey.can;
  const next = () => setShown({ id: newId(), answer: null });
  return (
    <Page
      title={t("paper.enterTitle")}
      lead={survey.instrument.title}
      width="narrow"
      back={{ href: surveyPath(survey.id), label: survey.instrument.title || t("untitled") }}
    >
      {enterPaper !== true && <Notice tone="warning">{refusalText(enterPaper)}</Notice>}
      <QueryContent query={query} waiting={<FormPlaceholder />}>
        {({ items, neighbourhoods }) => (
          <Stack gap="lg">
            {enterPaper === true && (
              <EntryForm
                key={shown.id}
                survey={survey}
                neighbourhoods={neighbourhoods}
                entryId={shown.id}
                entered={shown.answer ?? { ...usual, answers: {}, instrumentVersion: survey.instrumentVersion }}
                isCorrection={shown.answer !== null}
                onCancel={next}
                onEntered={(answer) => {
                  toast(t(shown.answer ? "paper.corrected" : "paper.entered"));
                  setUsual(answer);
                  next();
                }}
              />
            )}
            <OwnEntries
              surveyId={survey.id}
              entries={items}
              canChange={enterPaper === true}
              shownId={shown.answer ? shown.id : null}
              onCorrect={(id, answer) => setShown({ id, answer })}
              onGone={(id) => shown.id === id && next()}
            />
          </Stack>
        )}
      </QueryContent>
    </Page>
  );
}
