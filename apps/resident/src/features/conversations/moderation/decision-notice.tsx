import type { OwnDecision } from "@stoep/contract/conversations";
import { ButtonLink, Notice, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** Shown on the reader's hidden or deleted text: what was decided, why, and the state of an appeal. */
export function DecisionNotice({ decision, what }: { decision: OwnDecision; what: "comment" | "message" }) {
  const t = useText();
  const format = useFormat();
  const { id, ground, reason, appeal, appealUntil } = decision;
  return (
    <Notice tone="warning" title={t(`decision.${decision.decision}.${what}`)}>
      <p>{t(`report.reasons.${ground}`)}</p>
      <p style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{reason}</p>
      {appeal && <p>{t(`decision.appeal.${appeal}`)}</p>}
      {appealUntil && <p>{t("decision.until", { day: format.day(appealUntil) })}</p>}
      <div>
        <ButtonLink isSmall href={`/decisions/${id}`}>
          {t(appealUntil ? "decision.doAppeal" : "decision.view")}
        </ButtonLink>
      </div>
    </Notice>
  );
}
