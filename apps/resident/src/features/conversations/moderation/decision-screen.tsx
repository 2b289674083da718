import { useSeenObject } from "@stoep/client/notices";
import type { ReadDecision } from "@stoep/contract/conversations";
import { queryOf, Refused } from "@stoep/contract/kernel";
import { SearchIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import {
  api,
  BackLink,
  ButtonLink,
  CardSkeleton,
  EmptyState,
  firstScreen,
  LoadFailed,
  Notice,
  Section,
  useFormat,
  useLive,
  useSubject,
  useTitle,
} from "../../../app/index.ts";
import style from "../comments/comments.module.css";
import { useText } from "../words.ts";
import { AppealForm } from "./appeal-form.tsx";

/** A decision about the reader's own text: what was decided, why, and the appeal. */
export function DecisionScreen() {
  const t = useText();
  const { caseId = "" } = useParams();
  const query = useQuery(queryOf(api.conversations.readDecision, { params: { caseId } }));
  useLive(["conversations"], () => void query.refetch());
  useSeenObject("decision", query.data && caseId);
  useTitle(t("decision.title"));
  if (query.error instanceof Refused && query.error.code === "not_found")
    return (
      <EmptyState
        isScreen
        icon={<SearchIcon aria-hidden />}
        title={t("decision.gone")}
        action={<ButtonLink href={firstScreen}>{t("decision.home")}</ButtonLink>}
      >
        {t("decision.goneText")}
      </EmptyState>
    );
  return (
    <>
      <BackLink list="/notifications" />
      {query.data && <Decision decision={query.data} />}
      {!query.data && query.isError && <LoadFailed isScreen error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <CardSkeleton />}
    </>
  );
}

function Decision({ decision }: { decision: ReadDecision }) {
  const t = useText();
  const format = useFormat();
  const { ground, reason, organisation, at, text, isUndone, emptiedAt } = decision;
  const what = decision.thing === "comment" ? "comment" : "message";
  return (
    <>
      <h1>{isUndone ? t(`decision.shown.${what}`) : t(`decision.${decision.decision}.${what}`)}</h1>
      <p>
        {t("decision.by", { name: organisation })} · <time dateTime={at}>{format.moment(at)}</time>
      </p>
      <Section id="why" title={t("decision.why")}>
        <p>{t(`report.reasons.${ground}`)}</p>
        <p className={style.text}>{reason}</p>
      </Section>
      <Section id="said" title={t("decision.said")}>
        {text ? <p className={style.text}>{text}</p> : <p className={style.gone}>{t("decision.emptied")}</p>}
        {emptiedAt && text && <p>{t("decision.empties", { day: format.day(emptiedAt) })}</p>}
        <DecidedText decision={decision} />
      </Section>
      <Appeal decision={decision} />
    </>
  );
}

function DecidedText({ decision: { subjectKind, subjectId, subjectName, thing, text } }: { decision: ReadDecision }) {
  const t = useText();
  const page = useSubject(subjectKind)?.hrefOf(subjectId);
  if (page === undefined || subjectName === "" || (thing !== "comment" && text === "")) return null;
  return (
    <p style={{ overflowWrap: "anywhere" }}>
      {thing === "comment" && `${t("decision.under")} `}
      <Link href={page}>{subjectName}</Link>
    </p>
  );
}

function Appeal({ decision }: { decision: ReadDecision }) {
  const t = useText();
  const format = useFormat();
  const { myAppeal, appealUntil, can, isUndone, id, subjectKind } = decision;
  if (!myAppeal && can.appeal !== true) return isUndone ? null : <p>{t("decision.over")}</p>;
  if (!myAppeal)
    return (
      <Section id="appeal" title={t("decision.doAppeal")}>
        <p>{t("decision.how", { day: appealUntil ? format.day(appealUntil) : "" })}</p>
        <AppealForm caseId={id} subjectKind={subjectKind} />
      </Section>
    );
  const { text, at, outcome, reason, isSameJudge } = myAppeal;
  return (
    <Section id="appeal" title={t("decision.mine")}>
      <p className={style.text}>{text}</p>
      <p className={style.when}>{format.moment(at)}</p>
      <Notice tone={outcome === "reversed" ? "done" : "hint"} title={t(`decision.appeal.${outcome ?? "waiting"}`)}>
        {reason && <p className={style.text}>{reason}</p>}
        {isSameJudge && <p>{t("decision.sameJudge")}</p>}
        {outcome === "upheld" && <p>{t("decision.final")}</p>}
      </Notice>
    </Section>
  );
}
