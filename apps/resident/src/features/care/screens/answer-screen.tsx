import type { AskedView } from "@stoep/contract/care";
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
import { Answer, useProblem } from "../parts/answer.tsx";
import { Asked } from "../parts/asked.tsx";
import { CalendarFile } from "../parts/calendar-file.tsx";
import { useText } from "../words.ts";

/** Where the link to a helper leads. Opening it changes nothing: mail programs open links before people do. S2 §4 */
export function AnswerScreen() {
  const t = useText();
  const { token = "" } = useParams();
  const { slug } = useNetwork();
  const params = { networkSlug: slug, token };
  const query = useQuery(queryOf(api.care.readAsked, { params }));
  /** After answering: more recent than what was read. */
  const [answered, setAnswered] = useState<AskedView | null>(null);
  useTitle(t("answer.title"));
  if (query.error instanceof Refused && ["not_found", "invalid_input"].includes(query.error.code)) return <Unknown />;
  if (query.isError && !query.data) return <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />;
  const asked = answered ?? query.data;
  if (!asked) return <FormSkeleton fields={2} />;
  return (
    <Asked
      asked={asked}
      lead={t("answer.lead", { organisation: asked.organisation.name })}
      isNew={answered !== null}
      calendar={<CalendarFile params={params} />}
    >
      <Answering params={params} onAnswered={setAnswered} />
    </Asked>
  );
}

interface AnsweringProps {
  params: { networkSlug: string; token: string };
  onAnswered: (now: AskedView) => void;
}

function Answering({ params, onAnswered }: AnsweringProps) {
  const form = useForm({ text: "" });
  const [problem, refused] = useProblem();
  const send = useCommand(api.care.answerAsked, { form, refetches: [], refused, whenDone: onAnswered });
  return (
    <Answer
      form={form}
      isRunning={send.isRunning}
      problem={problem}
      onSay={(body) => void send.run({ params, body })}
    />
  );
}

function Unknown() {
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
