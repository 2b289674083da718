import type { ReadProject } from "@stoep/contract/participation";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { useLocation, useParams } from "wouter";
import {
  api,
  ButtonLink,
  EmptyState,
  FormSkeleton,
  LoadFailed,
  Notice,
  toast,
  UpLink,
  useCommand,
  useOfflineCopy,
  useRefusalText,
  useResidence,
  useTitle,
} from "../../../../app/index.ts";
import { ProofPrompt } from "../../../residents/index.ts";
import { PublicationCheck, useDraft } from "../../../shouts/index.ts";
import { useProjectQuery } from "../../projects/index.ts";
import { useText } from "../../words.ts";
import { AskPart } from "../ask-part.tsx";
import { ideaHref, projectHref } from "../idea-address.ts";
import { contentOf, emptyIdea } from "./idea-draft.ts";
import { IdeaForm } from "./idea-form.tsx";
import { OwnAddressQuestion } from "./own-address-question.tsx";
import { SimilarIdeas } from "./similar-ideas.tsx";
import { useIdeaCheck } from "./use-idea-check.ts";

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

type Stopped = "ideas_closed" | "unproven_limit" | "own_address";
const stops: readonly string[] = ["ideas_closed", "unproven_limit", "own_address"];

function NewIdea({ project }: { project: ReadProject }) {
  const t = useText();
  const [, go] = useLocation();
  const { id: projectId, takesIdeas, isReadFirst } = project;
  const { form, restored, restart, forget } = useDraft(`idea.${projectId}`, emptyIdea);
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const send = useCommand(api.participation.writeIdea, {
    form,
    refused: ({ code }) => {
      const isStop = stops.includes(code);
      setStopped(isStop ? (code as Stopped) : null);
      return isStop;
    },
    whenDone: (idea) => {
      forget();
      toast(t(idea.isWaiting ? "ideas.sent" : "ideas.published"));
      go(ideaHref(idea.id), { replace: true });
    },
  });
  const publish = (change: { place?: null; confirmsPlace?: true } = {}) => {
    setStopped(null);
    const body = { ...contentOf(form.values), ...change, phaseId: takesIdeas?.phaseId ?? null };
    return send.run({ params: { projectId }, body });
  };
  const sendingWords = {
    title: t("ideas.form.beforeSending"),
    mine: t("ideas.form.sendMine"),
    anyway: t("ideas.form.sendAnyway"),
  };
  const { findings, check, changeSimilar, isChecking } = useIdeaCheck(projectId, form.values);
  const submit = async () => {
    if (!(await check())) await publish();
  };
  return (
    <>
      <AskPart project={project} isShort />
      <ProofHint />
      <IdeaForm
        form={form}
        neighbourhoods={project.neighbourhoods}
        restored={restored}
        onDiscard={restart}
        onSubmit={() => void submit()}
        submitLabel={t(isReadFirst ? "ideas.form.sendIn" : "ideas.form.publish")}
        isBusy={send.isRunning || isChecking}
        check={
          findings && (
            <PublicationCheck
              similar={
                findings.similar.length > 0 ? <SimilarIdeas ideas={findings.similar} onChange={changeSimilar} /> : null
              }
              privateWords={findings.privateWords}
              isBusy={send.isRunning}
              words={isReadFirst ? sendingWords : undefined}
              onPublish={() => void publish()}
            />
          )
        }
      />
      {stopped && stopped !== "own_address" && <StoppedNotice code={stopped} />}
      {stopped === "own_address" && (
        <OwnAddressQuestion
          isBusy={send.isRunning}
          without={t(isReadFirst ? "ideas.ownAddress.sendWithout" : "ideas.ownAddress.without")}
          onShow={() => void publish({ confirmsPlace: true })}
          onWithout={() => {
            form.set("pin", null);
            void publish({ place: null });
          }}
          onClose={() => setStopped(null)}
        />
      )}
    </>
  );
}

/** Why it was not sent; what was written stays on this device. */
function StoppedNotice({ code }: { code: "ideas_closed" | "unproven_limit" }) {
  const t = useText();
  const words = useRefusalText();
  return (
    <Notice tone="warning" isLive>
      <p>{code === "unproven_limit" ? t("ideas.proof.limit") : words(code)}</p>
      <p>{t("ideas.kept")}</p>
      {code === "unproven_limit" && (
        <Suspense>
          <ProofPrompt />
        </Suspense>
      )}
    </Notice>
  );
}

/** What a resident whose address is not confirmed should know before writing. */
function ProofHint() {
  const t = useText();
  if (useResidence()?.isProven !== false) return null;
  return (
    <Notice>
      <p>{t("ideas.proof.limit")}</p>
      <Suspense>
        <ProofPrompt />
      </Suspense>
    </Notice>
  );
}
