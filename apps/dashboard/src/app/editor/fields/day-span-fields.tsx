import { Columns, DateField } from "@stoep/ui";
import { useCalendarLabels, useDaySpan } from "../../index.ts";
import { type EditorForm, fieldAt } from "../form.ts";

type DayField = { label: string; value: string | null; path: string };

type Props = {
  form: Pick<EditorForm<never>, "errorOf">;
  first: DayField;
  last: DayField;
  onChange: (first: string | null, last: string | null) => void;
};

/** The first and the last day of something: the last one moves along with the first, and is never before it. */
export function DaySpanFields({ form, first, last, onChange }: Props) {
  const labels = useCalendarLabels();
  const { move, endDays } = useDaySpan({
    fromDay: first.value,
    untilDay: last.value,
    put: ({ fromDay, untilDay }) => onChange(fromDay, untilDay),
  });
  return (
    <Columns cols={{ base: 1, sm: 2 }}>
      <DateField
        required
        label={first.label}
        labels={labels}
        value={first.value}
        onChange={move}
        {...fieldAt(form, first.path)}
      />
      <DateField
        required
        label={last.label}
        labels={labels}
        value={last.value}
        onChange={(day) => onChange(first.value, day)}
        {...endDays}
        {...fieldAt(form, last.path)}
      />
    </Columns>
  );
}
