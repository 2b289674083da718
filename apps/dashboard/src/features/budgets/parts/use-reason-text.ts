import type { Reason } from "@stoep/contract/budgets";
import { type Project, useRoundFormat, useText } from "./words.ts";

/** As a result says it, or a trial count: amounts in units of the currency. */
export type SaidReason = Reason | { kind: "chosen" } | { kind: "too-few-votes" };

/** Why an idea was chosen or not. */
export function useReasonText(currency: Project["currency"]): (reason: SaidReason) => string {
  const t = useText();
  const { money, exact } = useRoundFormat(currency);
  return (reason) => {
    switch (reason.kind) {
      case "fits":
      case "does-not-fit":
        return t(`reasons.${reason.kind}`, { left: money(Math.floor(reason.left)) });
      case "paid":
        return reason.share === null
          ? t("reasons.paidInTurn", { turn: reason.turn })
          : t("reasons.paid", { turn: reason.turn, share: exact(reason.share) });
      case "not-enough":
        return reason.together === null
          ? t("reasons.tooLittle")
          : t("reasons.not-enough", { together: money(Math.floor(reason.together)) });
      default:
        return t(`reasons.${reason.kind}`);
    }
  };
}
