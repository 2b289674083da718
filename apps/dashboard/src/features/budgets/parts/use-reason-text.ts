import { type Reason, reasonWords } from "@stoep/contract/budgets";
import { type Project, useRoundFormat, useText } from "./words.ts";

/** As a result says it, or a trial count: amounts in units of the currency. */
export type SaidReason = Reason | { kind: "chosen" } | { kind: "too-few-votes" };

/** Why an idea was chosen or not. */
export function useReasonText(currency: Project["currency"]): (reason: SaidReason) => string {
  const t = useText();
  const { money, exact } = useRoundFormat(currency);
  return (reason) => {
    if (reason.kind === "chosen" || reason.kind === "too-few-votes") return t(`reasons.${reason.kind}`);
    const { key, values } = reasonWords(reason, { whole: money, exact });
    return t(`reasons.${key}`, values);
  };
}
