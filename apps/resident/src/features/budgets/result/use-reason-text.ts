import type { Reason } from "@stoep/contract/budgets";
import { exactMoney } from "@stoep/contract/kernel";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** Why an idea was chosen or not, in plain words. */
export function useReasonText(currency: string): (reason: Reason) => string {
  const t = useText();
  const format = useFormat();
  const whole = (amount: number) => format.money(Math.floor(amount), currency);
  return (reason) => {
    switch (reason.kind) {
      case "fits":
      case "does-not-fit":
        return t(`reasons.${reason.kind}`, { left: whole(reason.left) });
      case "paid": {
        const turn = format.number(reason.turn);
        return reason.share === null
          ? t("reasons.paidInTurn", { turn })
          : t("reasons.paid", { turn, share: exactMoney(format.language, reason.share, currency) });
      }
      case "not-enough":
        return reason.together === null
          ? t("reasons.tooLittle")
          : t("reasons.not-enough", { together: whole(reason.together) });
      default:
        return t(`reasons.${reason.kind}`);
    }
  };
}
