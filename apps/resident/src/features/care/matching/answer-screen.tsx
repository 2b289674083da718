import type { TaskRequest } from "@stoep/contract/care";
import { queryOf, Refused } from "@stoep/contract/kernel";
import { SearchIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "wouter";
import {
  api,
  ButtonLink,
  EmptyState,
  FormSkeleton,
  LoadFailed,
  useCommand,
  useForm,
  useNetwork,
  useTitle,
} from "../../../app/index.ts";
import { VisitCalendar } from "../visits/visit-calendar.tsx";
import { useText } from "../words.ts";
import { AnswerForm, useAnswerProblem } from "./answer-form.tsx";
import { CalendarFile } from "./calendar-file.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { HelpRequest } from "./help-request.tsx";

/** The target of the link that is mailed to a helper. Opening it changes nothing: mail programs open links before people do. S2 §4 */
export function AnswerScreen() {
  const t = useText();
  const { token = "" } = useParams();
  const { slug } = useNetwork();
  const params = { networkSlug: slug, token };
  const query = useQuery(queryOf(api.care.readAsked, { params }));
  /** The response to the answer, which is newer than the loaded request. */
  const [answered, setAnswered] = useState<TaskRequest | null>(null);
  useTitle(t("answer.title"));
  if (query.error instanceof Refused && ["not_found", "invalid_input"].includes(query.error.code))
    return <UnknownLink />;
  if (query.isError && !query.data) return <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />;
  const asked = answered ?? query.data;
  if (!asked) return <FormSkeleton fields={2} />;
  return (
    <HelpRequest
      asked={asked}
      lead={t("answer.lead", { organisation: asked.organisation.name })}
      isNew={answered !== null}
      calendar={
        <>
          <CalendarFile params={params} />
          <VisitCalendar params={params} />
        </>
      }
      cancel={<CancelPart params={params} organisation={asked.organisation.name} onAnswered={setAnswered} />}
    >
      <AnswerPart params={params} onAnswered={setAnswered} />
    </HelpRequest>
  );
}

interface AnswerPartProps {
  params: { networkSlug: string; token: string };
  onAnswered: (now: TaskRequest) => void;
}

function AnswerPart({ params, onAnswered }: AnswerPartProps) {
  const form = useForm({ text: "" });
  const [problem, refused] = useAnswerProblem();
  const send = useCommand(api.care.answerAsked, { form, refetches: [], refused, whenDone: onAnswered });
  return (
    <AnswerForm
      form={form}
      isRunning={send.isRunning}
      problem={problem}
      onSay={(body) => void send.run({ params, body })}
    />
  );
}

function CancelPart({ params, organisation, onAnswered }: AnswerPartProps & { organisation: string }) {
  const form = useForm({ text: "" });
  const [problem, refused] = useAnswerProblem();
  const send = useCommand(api.care.cancelAsked, { form, refetches: [], refused, whenDone: onAnswered });
  return (
    <CancelForm
      organisation={organisation}
      form={form}
      isRunning={send.isRunning}
      problem={problem}
      onCancel={(body) => void send.run({ params, body })}
    />
  );
}

export function UnknownLink() {
  const t = useText();
  return (
    <EmptyState
      isScreen
      icon={<SearchIcon aria-hidden />}
      title={t("unknown.title")}
      action={
        <ButtonLink look="main" href="/public">
          {t("unknown.do")}
        </ButtonLink>
      }
    >
      {t("unknown.text")}
    </EmptyState>
  );
}
