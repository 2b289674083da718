import { localeOf } from "@stoep/client/formats";
import { useLanguage } from "@stoep/client/texts";
import { useCallback } from "react";

/** A whole amount with its currency: "€ 300.000". */
export function useMoney(): (amount: number, currency: string) => string {
  const language = useLanguage();
  return useCallback(
    (amount, currency) =>
      new Intl.NumberFormat(localeOf(language), { style: "currency", currency, maximumFractionDigits: 0 }).format(
        amount,
      ),
    [language],
  );
}
