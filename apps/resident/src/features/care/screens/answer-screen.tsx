import type { AskedView } from "@stoep/contract/care";
import { queryOf, Refused } from "@stoep/contract/kernel";
import { HeartIcon, SearchIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "wouter";
import { api, ButtonLink, EmptyState, FormSkeleton, LoadFailed, useNetwork, useTitle } from "../../../app/index.ts";
import { Answer } from "../parts/answer.tsx";
import { CalendarFile } from "../parts/calendar-file.tsx";
import { Member, Task } from "../parts/task.tsx";
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
  if (asked.status === "asked") return <Question asked={asked} params={params} onAnswered={setAnswered} />;
  if (asked.status === "confirmed") return <Confirmed asked={asked} params={params} isNew={answered !== null} />;
  return <Closed asked={asked} />;
}

interface QuestionProps {
  asked: AskedView;
  params: { networkSlug: string; token: string };
  onAnswered: (now: AskedView) => void;
}

function Question({ asked, params, onAnswered }: QuestionProps) {
  const t = useText();
  return (
    <>
      <h1>{t("answer.title")}</h1>
      <p>{t("answer.lead", { organisation: asked.organisation.name })}</p>
      <Task asked={asked} />
      <Answer params={params} onAnswered={onAnswered} />
    </>
  );
}

function Confirmed({ asked, params, isNew }: Pick<QuestionProps, "asked" | "params"> & { isNew: boolean }) {
  const t = useText();
  return (
    <>
      <h1>{t("confirmed.title")}</h1>
      <p role={isNew ? "status" : undefined}>{t("confirmed.lead", { organisation: asked.organisation.name })}</p>
      <Member asked={asked} />
      <Task asked={asked} />
      {asked.task?.appointment && <CalendarFile params={params} />}
      <Organisation asked={asked} />
    </>
  );
}

/** Answered, somebody else's, expired or over: calmly, and with whom they can turn to. */
function Closed({ asked }: { asked: AskedView }) {
  const t = useText();
  const { status, organisation } = asked;
  if (status === "asked" || status === "confirmed") return null;
  return (
    <>
      <EmptyState isScreen icon={<HeartIcon aria-hidden />} title={t(`closed.${status}.title`)}>
        {t(`closed.${status}.text`, { organisation: organisation.name })}
      </EmptyState>
      <Organisation asked={asked} />
    </>
  );
}

function Organisation({ asked: { organisation } }: { asked: AskedView }) {
  const t = useText();
  return (
    <Link className="alone" href={`/organisations/${organisation.id}`}>
      {t("contact", { organisation: organisation.name })}
    </Link>
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
