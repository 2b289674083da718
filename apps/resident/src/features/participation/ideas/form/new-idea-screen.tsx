import type { ReadProject } from "@stoep/contract/participation";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useParams } from "wouter";
import {
  api,
  ButtonLink,
  EmptyState,
  FormSkeleton,
  LoadFailed,
  UpLink,
  useOfflineCopy,
  useTitle,
} from "../../../../app/index.ts";
import { useProjectQuery } from "../../projects/index.ts";
import { useText } from "../../words.ts";
import { AskPart } from "../ask-part.tsx";
import { projectHref } from "../idea-address.ts";
import { IdeaEditor, sendsIdea } from "./idea-editor.tsx";

/** Contributing to a project. */
export function NewIdeaScreen() {
  const t = useText();
  const { projectId = "" } = useParams();
  const query = useQuery(useProjectQuery(projectId));
  const { value: project } = useOfflineCopy("projects", projectId, query);
  useTitle(t("ideas.add"));
  // Once open, it stays so: the text is never taken away.
  const isOpen = useRef(false);
  isOpen.current ||= Boolean(project?.takesIdeas);
  return (
    <>
      <UpLink href={projectHref(projectId)}>{project?.title ?? t("project")}</UpLink>
      <h1>{t("ideas.add")}</h1>
      {query.isPending && <FormSkeleton fields={3} />}
      {!project && query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {project && isOpen.current && <NewIdea project={project} />}
      {project && !isOpen.current && (
        <EmptyState
          title={t("ideas.closedTitle")}
          action={<ButtonLink href={projectHref(projectId)}>{t("ideas.toProject")}</ButtonLink>}
        >
          {t("ideas.closed")}
        </EmptyState>
      )}
    </>
  );
}

function NewIdea({ project }: { project: ReadProject }) {
  const { id: projectId, takesIdeas } = project;
  const send = sendsIdea((idea, options) => {
    const body = { ...idea, phaseId: takesIdeas?.phaseId ?? null };
    return api.participation.writeIdea({ params: { projectId }, body }, options);
  });
  return (
    <>
      <AskPart project={project} isShort />
      <IdeaEditor project={project} draftName={`idea.${projectId}`} send={send} />
    </>
  );
}
