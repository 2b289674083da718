import { useFormat } from "../../../../app/index.ts";
import { type Match, useText } from "./words.ts";

type Reason = Match["reasons"][number];
export type ReasonText = { key: string; text: string; isFor: boolean };

/** The reasons why a helper is proposed, in words, the most important first. */
export function useReasons(): (reasons: readonly Reason[]) => ReasonText[] {
  const t = useText();
  const format = useFormat();
  const textOf = ({ code, amount = 0, usual = 0 }: Reason) => {
    if (code === "turn") return t("why.turn", { count: amount, usual: format.number(usual) });
    if (code === "distance" || code === "beyond-radius") return t(`why.${code}`, { km: format.number(amount) });
    return t(`why.${code}`, { count: amount });
  };
  return (reasons) => reasons.map((reason) => ({ key: reason.code, text: textOf(reason), isFor: reason.points >= 0 }));
}
