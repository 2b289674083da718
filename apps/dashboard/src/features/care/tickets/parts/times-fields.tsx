import { Columns, DateField, type Form, Stack, TimeField } from "@stoep/ui";
import { useCalendarLabels, useSpan } from "../../../../app/index.ts";
import type { Times } from "./times.ts";
import { useText } from "./words.ts";

type Props = { form: Form<Times> };

/** Day, start and end, then the last day, which can be left empty. */
export function TimesFields({ form }: Props) {
  const t = useText();
  const labels = useCalendarLabels();
  const { values, errors, setFieldValue } = form;
  const { startsOn, startsAt, endsOn, endsAt } = values;
  const { move, endDays } = useSpan({
    // Without a day of its own, the end is on the day of the start.
    span: { fromDay: startsOn, fromTime: startsAt, untilDay: endsOn ?? startsOn, untilTime: endsAt },
    put: ({ fromDay, fromTime, untilDay, untilTime }) => {
      setFieldValue("startsOn", fromDay);
      setFieldValue("startsAt", fromTime);
      setFieldValue("endsOn", untilDay === fromDay ? null : untilDay);
      setFieldValue("endsAt", untilTime);
    },
  });
  const day = (key: "startsOn" | "endsOn", label: string) => ({
    label,
    labels,
    value: values[key],
    error: errors[key],
  });
  const time = (key: "startsAt" | "endsAt", label: string, onChange: (value: string) => void) => (
    <TimeField
      label={label}
      labels={labels}
      day={key === "startsAt" ? startsOn : (endsOn ?? startsOn)}
      value={values[key]}
      onChange={onChange}
      error={errors[key]}
    />
  );
  return (
    <Stack gap="sm">
      <DateField {...day("startsOn", t("times.day"))} onChange={(fromDay) => move({ fromDay })} />
      <Columns cols={2} spacing="sm">
        {time("startsAt", t("times.from"), (fromTime) => move({ fromTime }))}
        {time("endsAt", t("times.until"), (value) => setFieldValue("endsAt", value))}
      </Columns>
      <DateField
        {...day("endsOn", t("times.lastDay"))}
        {...endDays}
        clearable
        onChange={(value) => setFieldValue("endsOn", value)}
      />
    </Stack>
  );
}
