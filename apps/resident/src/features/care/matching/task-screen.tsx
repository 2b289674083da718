import type { OwnTask, OwnTasks } from "@stoep/contract/care";
import { queryOf } from "@stoep/contract/kernel";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Redirect, useParams } from "wouter";
import { api, FormSkeleton, LoadFailed, UpLink, useCommand, useForm, useLive, useTitle } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { AnswerForm, useAnswerProblem } from "./answer-form.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { HelpRequest } from "./help-request.tsx";

const tasks = queryOf(api.care.listOwnTasks);

/** One request to a linked helper, or one of their tasks. */
export function TaskScreen() {
  const t = useText();
  const { ticketId = "" } = useParams();
  const query = useQuery(tasks);
  useLive(["care"], () => void query.refetch());
  const [isAnswered, setAnswered] = useState(false);
  useTitle(t("own.title"));
  if (query.isError && !query.data) return <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <FormSkeleton fields={2} />;
  const task = query.data.items.find((one) => one.ticketId === ticketId);
  if (!task) return <Redirect href="/me/help" replace />;
  return (
    <>
      <UpLink href="/me/help">{t("own.title")}</UpLink>
      <HelpRequest
        asked={task}
        lead={t("own.asked", { organisation: task.organisation.name })}
        isNew={isAnswered}
        cancel={<CancelPart task={task} onAnswered={() => setAnswered(true)} />}
      >
        <AnswerPart task={task} onAnswered={() => setAnswered(true)} />
      </HelpRequest>
    </>
  );
}

interface PartProps {
  task: OwnTask;
  onAnswered: () => void;
}

/** What answering and cancelling share: the text, what was refused, and the list, which shows the response at once. */
function useTaskCommand<C extends typeof api.care.answerOwnTask | typeof api.care.cancelOwnTask>(
  command: C,
  onAnswered: () => void,
) {
  const queries = useQueryClient();
  const form = useForm({ text: "" });
  const [problem, refused] = useAnswerProblem();
  const whenDone = (now: OwnTask) => {
    showAnswered(queries, now);
    onAnswered();
  };
  const { run, isRunning } = useCommand(command, { form, refused, whenDone });
  return { run, shown: { form, problem, isRunning } };
}

function AnswerPart({ task: { ticketId }, onAnswered }: PartProps) {
  const { run, shown } = useTaskCommand(api.care.answerOwnTask, onAnswered);
  return <AnswerForm {...shown} onSay={(body) => void run({ params: { ticketId }, body })} />;
}

function CancelPart({ task: { ticketId, organisation }, onAnswered }: PartProps) {
  const { run, shown } = useTaskCommand(api.care.cancelOwnTask, onAnswered);
  return (
    <CancelForm
      {...shown}
      organisation={organisation.name}
      onCancel={(body) => void run({ params: { ticketId }, body })}
    />
  );
}

/** Shows the response at once, before the list is loaded again. */
const showAnswered = (queries: QueryClient, now: OwnTask) =>
  queries.setQueryData(tasks.queryKey, (before: OwnTasks | undefined) => ({
    items: (before?.items ?? []).map((one) => (one.ticketId === now.ticketId ? now : one)),
  }));
