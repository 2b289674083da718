import type { Verdict } from "@stoep/contract/kernel";
import { ButtonLink, EmptyState, Notice, Page, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isJustCreated, useVisit } from "../../../app/editor/index.ts";
import {
  api,
  FormPlaceholder,
  QueryContent,
  queryOf,
  useAccess,
  useRefusalText,
  useRouteParam,
} from "../../../app/index.ts";
import { licences, listPath, type NewKind, type Survey, useText } from "../parts/words.ts";
import { draftOf } from "./draft.ts";
import { Editor } from "./editor.tsx";
import { allNewPaths } from "./editor-address.ts";
import { SurveyLivePreview } from "./survey-preview.tsx";

type Refusal = Exclude<Verdict, true>;

/** A new one, created on the server by its first change. */
function NewScreen({ kind }: { kind: NewKind }) {
  const visit = useVisit(allNewPaths);
  const { write } = useAccess(licences[kind]);
  if (write !== true) return <Forbidden kind={kind} because={write} />;
  return <Editor key={visit} survey={null} kind={kind} />;
}

export const NewSurveyScreen = () => <NewScreen kind="survey" />;
export const NewCallScreen = () => <NewScreen kind="call" />;
export const NewFormScreen = () => <NewScreen kind="form" />;

/** Starts from the server's current version, as an older one could not be saved, or from what was just created on this screen. */
export function EditSurveyScreen() {
  const surveyId = useRouteParam("surveyId");
  const [isKnown] = useState(() => isJustCreated(surveyId));
  const waiting = <FormPlaceholder fields={5} />;
  const query = useQuery({
    ...queryOf(api.surveys.getSurvey, { params: { surveyId } }),
    staleTime: 0,
    refetchOnMount: isKnown || "always",
  });
  if (!isKnown && !query.isFetchedAfterMount) return waiting;
  return (
    <QueryContent isScreen query={query} waiting={waiting}>
      {(survey) => {
        if (survey.can.edit !== true) return <ReadOnly survey={survey} because={survey.can.edit} />;
        return <Editor key={survey.id} survey={survey} kind={survey.kind} />;
      }}
    </QueryContent>
  );
}

/** Replaces the editor of a new one where the member may not begin one, and says why. */
function Forbidden({ kind, because }: { kind: NewKind; because: Refusal }) {
  const t = useText();
  const refusalText = useRefusalText();
  const back = <ButtonLink href={listPath}>{t("list.title")}</ButtonLink>;
  return (
    <Page title={t(`kinds.${kind}.newTitle`)}>
      <EmptyState drawing="letters" title={t(`kinds.${kind}.notYours`)} action={back}>
        {refusalText(because)}
      </EmptyState>
    </Page>
  );
}

/** For members who may read it but not change it: why they may not, and what is asked. */
function ReadOnly({ survey, because }: { survey: Survey; because: Refusal }) {
  const t = useText();
  const refusalText = useRefusalText();
  const [draft] = useState(() => draftOf(survey));
  return (
    <Page
      width="message"
      title={survey.instrument.title.trim() || t("untitled")}
      back={{ label: t("list.title"), href: `${listPath}?state=${survey.state}` }}
    >
      <Stack gap="md">
        <Notice>{refusalText(because)}</Notice>
        <SurveyLivePreview draft={draft} language={draft.language} images={survey.images} />
      </Stack>
    </Page>
  );
}
