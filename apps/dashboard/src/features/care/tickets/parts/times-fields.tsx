import { Columns, DateField, type Form, TimeField } from "@stoep/ui";
import { useCalendarLabels } from "../../../../app/index.ts";
import type { Times } from "./times.ts";
import { useText } from "./words.ts";

/** Day, start and end; the last day can be left empty. */
export function TimesFields({ form, isInside = false }: { form: Form<Times>; isInside?: boolean }) {
  const t = useText();
  const labels = useCalendarLabels();
  const { values, errors, setFieldValue } = form;
  const day = (key: "startsOn" | "endsOn", label: string) => (
    <DateField
      isInside={isInside}
      label={label}
      labels={labels}
      clearable={key === "endsOn"}
      value={values[key]}
      onChange={(value) => setFieldValue(key, value)}
      error={errors[key]}
    />
  );
  const time = (key: "startsAt" | "endsAt", label: string) => (
    <TimeField label={label} value={values[key]} onChange={(value) => setFieldValue(key, value)} error={errors[key]} />
  );
  return (
    <Columns cols={2} spacing="sm">
      {day("startsOn", t("times.day"))}
      {time("startsAt", t("times.from"))}
      {day("endsOn", t("times.lastDay"))}
      {time("endsAt", t("times.until"))}
    </Columns>
  );
}
