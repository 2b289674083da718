import { sumOf } from "@stoep/contract/kernel";
import { Radio, Stack, Text } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { type ActivityDate, datesInScope } from "./use-dates.ts";

export type DateScope = "one" | "following";

/** Chooses between this date alone, and all later ones of the series too. */
export function DateScopeField({ value, onChange }: { value: DateScope; onChange: (which: DateScope) => void }) {
  const t = useText();
  return (
    <Radio.Group label={t("coming.which.label")} value={value} onChange={(next) => onChange(next as DateScope)}>
      <Stack gap="xs" mt="xs">
        {(["one", "following"] as const).map((which) => (
          <Radio key={which} value={which} label={t(`coming.which.${which}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** How many dates are concerned, and how many people are notified. */
export function NotifiedNote({
  date,
  dates,
  which,
}: {
  date: ActivityDate;
  dates: readonly ActivityDate[];
  which: DateScope;
}) {
  const t = useText();
  const format = useFormat();
  const all = which === "one" ? [date] : datesInScope(date, dates);
  const count = sumOf(all, ({ coming, waiting }) => coming + waiting);
  return (
    <Text size="sm">
      {all.length === 1
        ? t("coming.told", { count })
        : t("coming.toldDates", { count, dates: format.number(all.length) })}
    </Text>
  );
}
