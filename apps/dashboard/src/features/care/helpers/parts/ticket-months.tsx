import { useLanguage } from "@stoep/client/texts";
import { Text } from "@stoep/ui";
import { type File, useText } from "./words.ts";

/** How many tickets a helper had in each month, latest first. */
export function TicketMonths({ months }: Pick<File["helper"], "months">) {
  const t = useText();
  const monthName = new Intl.DateTimeFormat(useLanguage(), { month: "long", year: "numeric" });
  if (months.length === 0) return <Text c="dimmed">{t("months.none")}</Text>;
  return months.map(({ month, tickets }) => (
    <Text key={month}>
      {t("months.line", { month: monthName.format(new Date(`${month}T12:00:00Z`)), count: tickets })}
    </Text>
  ));
}
