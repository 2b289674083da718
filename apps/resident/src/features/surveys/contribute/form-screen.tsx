import { queryOf, Refused } from "@stoep/contract/kernel";
import type { ReadProject } from "@stoep/contract/participation";
import type { ReadSurvey } from "@stoep/contract/surveys";
import { CheckIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Redirect, useParams } from "wouter";
import {
  api,
  Button,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  LoadFailed,
  UpLink,
  useLanguage,
  useTitle,
} from "../../../app/index.ts";
import { IdeaEditor, ideaHref, projectHref, sendsIdea, useProjectQuery } from "../../participation/index.ts";
import { answerHref } from "../addresses.ts";
import { SurveyGone } from "../parts/survey-gone.tsx";
import style from "../surveys.module.css";
import { useText } from "../words.ts";
import { FormIntroduction } from "./form-introduction.tsx";
import { useAsked } from "./use-asked.tsx";

/** Contributing to a project by a contribution form. */
export function FormScreen() {
  const t = useText();
  const { formId = "" } = useParams();
  const language = useLanguage();
  useTitle(t("form.loading"));
  // Not asked anew while somebody writes: what is on the screen is what is judged.
  const query = useQuery({
    ...queryOf(api.surveys.readSurvey, { params: { surveyId: formId }, query: { language } }),
    staleTime: Infinity,
  });
  const { data: form, error } = query;
  if (form && form.kind !== "form") return <Redirect href={answerHref(form)} replace />;
  if (form?.project) return <OfProject form={form} projectId={form.project.id} refetch={query.refetch} />;
  if (form || isGone(error)) return <SurveyGone />;
  return error ? <LoadFailed isScreen error={error} onRetry={query.refetch} /> : <CardSkeleton />;
}

const isGone = (error: unknown): boolean => error instanceof Refused && error.code === "not_found";

interface OfProjectProps {
  form: ReadSurvey;
  projectId: string;
  refetch: () => Promise<unknown>;
}

/** What somebody writes goes to the project, so it is there for those who can read that. */
function OfProject({ form, projectId, refetch }: OfProjectProps) {
  const query = useQuery(useProjectQuery(projectId));
  const { data: project, error } = query;
  useTitle(form.instrument.title);
  if (project)
    return (
      <>
        <UpLink href={projectHref(projectId)}>{project.title}</UpLink>
        <Contributing key={form.instrumentVersion} form={form} project={project} refetch={refetch} />
      </>
    );
  if (isGone(error)) return <SurveyGone />;
  return error ? <LoadFailed isScreen error={error} onRetry={query.refetch} /> : <CardSkeleton />;
}

interface Props {
  form: ReadSurvey;
  project: ReadProject;
  refetch: () => Promise<unknown>;
}

function Contributing({ form, project, refetch }: Props) {
  const [sentId, setSent] = useState<string | null>(null);
  const asked = useAsked(form, project, setSent);
  const send = sendsIdea(({ kind: _, ...idea }, options) => {
    const { id, instrumentVersion, language } = form;
    const body = { ...idea, instrumentVersion, language, answers: asked.answers };
    return api.surveys.contribute({ params: { surveyId: id }, body }, options);
  });
  if (sentId !== null) return <Sent form={form} ideaId={sentId} onNext={() => setSent(null)} />;
  const isOpen = form.timing === "active" && project.timing === "active";
  return (
    <>
      <FormIntroduction form={form} isOpen={isOpen} />
      {isOpen && (
        <IdeaEditor
          project={project}
          draftName={`form.${form.id}`}
          send={send}
          asked={asked.part}
          onStale={() => void refetch()}
        />
      )}
    </>
  );
}

function Sent({ form, ideaId, onNext }: { form: ReadSurvey; ideaId: string; onNext: () => void }) {
  const t = useText();
  return (
    <EmptyState
      isScreen
      title={t("form.sent")}
      icon={<CheckIcon aria-hidden />}
      action={
        <>
          <Button onClick={onNext}>{t("form.next")}</Button>
          <ButtonLink look="main" href={ideaHref(ideaId)}>
            {t("form.toContribution")}
          </ButtonLink>
        </>
      }
    >
      <span className={style.lines} lang={form.thanks ? form.language : undefined}>
        {form.thanks || t("form.thanks")}
      </span>
    </EmptyState>
  );
}
