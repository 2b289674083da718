import { type Reason, reasonWords } from "@stoep/contract/budgets";
import { exactMoney } from "@stoep/contract/kernel";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** Why an idea was chosen or not, in plain words. */
export function useReasonText(currency: string): (reason: Reason) => string {
  const t = useText();
  const format = useFormat();
  const amounts = {
    whole: (amount: number) => format.money(amount, currency),
    exact: (amount: number) => exactMoney(format.language, amount, currency),
  };
  return (reason) => {
    const { key, values } = reasonWords(reason, amounts);
    return t(`reasons.${key}`, values);
  };
}
