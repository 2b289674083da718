import { DateRange, useRangeText } from "@stoep/ui";
import type { FilterField } from "../../../app/index.ts";
import { useMomentLabels } from "../../../app/index.ts";
import { useText } from "./words.ts";

type Days = { from?: string | undefined; until?: string | undefined };

/** Filters by days in the network's time zone, both inclusive. */
export function usePeriod<Values extends Days>(
  values: Values,
  onChange: (change: Partial<Values>) => void,
): FilterField<Values> {
  const t = useText();
  const range = { from: values.from ?? null, until: values.until ?? null };
  const labels = {
    ...useMomentLabels(),
    label: t("own.filters.period"),
    all: t("own.filters.periodAll"),
    from: t("own.filters.from"),
    until: t("own.filters.until"),
    presets: {
      today: t("own.filters.today"),
      week: t("own.filters.week"),
      month: t("own.filters.month"),
      year: t("own.filters.year"),
    },
  };
  return {
    own: ["from", "until"],
    chip: useRangeText(range, labels.presets),
    control: (
      <DateRange
        value={range}
        onChange={(next) =>
          onChange({ from: next.from ?? undefined, until: next.until ?? undefined } as Partial<Values>)
        }
        labels={labels}
      />
    ),
  };
}
