import { useLanguage } from "@stoep/client/texts";
import { localeOf, moneyOfCents } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf } from "../../../../app/index.ts";

/** Formats an amount in the currency of care's settings, which are fetched only if there is an amount to show. */
export function useMoney(isShown: boolean): (cents: number) => string {
  const language = useLanguage();
  const settings = useQuery({ ...queryOf(api.care.getCareSettings), enabled: isShown }).data;
  const plain = new Intl.NumberFormat(localeOf(language));
  return (cents) => (settings ? moneyOfCents(language, cents, settings.currency) : plain.format(cents / 100));
}
