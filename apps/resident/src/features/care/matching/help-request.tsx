import type { TaskRequest } from "@stoep/contract/care";
import { HeartIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { EmptyState } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { MemberFacts, TaskFacts } from "./task.tsx";

interface Props {
  asked: TaskRequest;
  /** Above the question: who asks. */
  lead: string;
  /** It was answered on this page. */
  isNew: boolean;
  /** How a question is answered. */
  children: ReactNode;
  /** The appointment, to be kept. */
  calendar?: ReactNode;
}

/** A question to a helper, or what became of it: the same by a link and in the app. S2 §8 */
export function HelpRequest({ asked, lead, isNew, children, calendar }: Props) {
  if (asked.status === "asked") return <OpenRequest asked={asked} lead={lead} answer={children} />;
  if (asked.status === "confirmed") return <ConfirmedRequest asked={asked} isNew={isNew} calendar={calendar} />;
  return <ClosedRequest asked={asked} />;
}

function OpenRequest({ asked, lead, answer }: { asked: TaskRequest; lead: string; answer: ReactNode }) {
  const t = useText();
  return (
    <>
      <h1>{t("answer.title")}</h1>
      <p>{lead}</p>
      <TaskFacts asked={asked} />
      {answer}
    </>
  );
}

function ConfirmedRequest({ asked, isNew, calendar }: Pick<Props, "asked" | "isNew" | "calendar">) {
  const t = useText();
  return (
    <>
      <h1>{t("confirmed.title")}</h1>
      <p role={isNew ? "status" : undefined}>{t("confirmed.lead", { organisation: asked.organisation.name })}</p>
      <MemberFacts asked={asked} />
      <TaskFacts asked={asked} />
      {asked.task?.appointment && calendar}
      <Organisation asked={asked} />
    </>
  );
}

/** Answered, somebody else's, expired or over: calmly, and with whom they can turn to. */
function ClosedRequest({ asked }: { asked: TaskRequest }) {
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

function Organisation({ asked: { organisation } }: { asked: TaskRequest }) {
  const t = useText();
  return (
    <Link className="alone" href={`/organisations/${organisation.id}`}>
      {t("contact", { organisation: organisation.name })}
    </Link>
  );
}
