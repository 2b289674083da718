import { useLanguage } from "@stoep/client/texts";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf } from "../../../../app/index.ts";

/** Formats an amount in the currency of care's settings, which are fetched only if there is an amount to show. */
export function useMoney(isShown: boolean): (cents: number) => string {
  const language = useLanguage();
  const settings = useQuery({ ...queryOf(api.care.getCareSettings), enabled: isShown }).data;
  const format = new Intl.NumberFormat(language, settings ? { style: "currency", currency: settings.currency } : {});
  return (cents) => format.format(cents / 100);
}
