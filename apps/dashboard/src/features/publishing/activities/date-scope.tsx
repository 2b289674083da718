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

type Concerned = { date: ActivityDate; dates: readonly ActivityDate[]; which: DateScope };

const concernedDates = ({ date, dates, which }: Concerned) => (which === "one" ? [date] : datesInScope(date, dates));

/** How many people are notified when these dates change. */
export const countConcerned = (concerned: Concerned): number =>
  sumOf(concernedDates(concerned), ({ coming, waiting }) => coming + waiting);

/** How many dates are concerned, how many people are notified, and how. */
export function NotifiedNote(concerned: Concerned) {
  const words = useNotifiedText();
  return <Text size="sm">{words(countConcerned(concerned), concernedDates(concerned).length)}</Text>;
}

/** Nobody is announced a notification that nobody gets. */
export function useNotifiedText(): (count: number, dates?: number) => string {
  const t = useText();
  const format = useFormat();
  return (count, dates = 1) => {
    if (count === 0) return t("coming.toldNobody");
    return dates === 1 ? t("coming.told", { count }) : t("coming.toldDates", { count, dates: format.number(dates) });
  };
}
