import type { TaskRequest } from "@stoep/contract/care";
import { HeartIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { EmptyState } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { MemberFacts, TaskFacts } from "./task.tsx";

interface Props {
  asked: TaskRequest;
  /** Shown above the question: who asks. */
  lead: string;
  /** It was answered on this page. */
  isNew: boolean;
  /** The controls for answering. */
  children: ReactNode;
  /** The appointment, for the helper's own calendar. */
  calendar?: ReactNode;
  /** The controls for cancelling. */
  cancel: ReactNode;
}

/** A request to a helper, or its outcome: the same through a mailed link and in the app. S2 §8 */
export function HelpRequest({ asked, lead, isNew, children, calendar, cancel }: Props) {
  if (asked.status === "asked") return <OpenRequest asked={asked} lead={lead} answer={children} />;
  if (asked.status === "confirmed")
    return <ConfirmedRequest asked={asked} isNew={isNew} calendar={calendar} cancel={cancel} />;
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

function ConfirmedRequest({ asked, isNew, calendar, cancel }: Pick<Props, "asked" | "isNew" | "calendar" | "cancel">) {
  const t = useText();
  return (
    <>
      <h1>{t("confirmed.title")}</h1>
      <p role={isNew ? "status" : undefined}>{t("confirmed.lead", { organisation: asked.organisation.name })}</p>
      <MemberFacts asked={asked} />
      <TaskFacts asked={asked} />
      {asked.task?.appointment && calendar}
      {asked.canCancel && cancel}
      <Organisation asked={asked} />
    </>
  );
}

/** Answered, taken by another helper, expired or ended: said calmly, with whom to contact. */
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
