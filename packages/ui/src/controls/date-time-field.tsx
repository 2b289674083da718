import { Fieldset, Group, Input } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useKitZone } from "../theme/index.ts";
import { type CalendarLabels, DateField } from "./date-field.tsx";
import { instantOf, partsOf, timesShown } from "./date-format.ts";
import { type ClockLabels, TimeField } from "./time-field.tsx";

type Props = {
  label: ReactNode;
  description?: ReactNode;
  labels: CalendarLabels & ClockLabels & { date: string; time: string };
  /** A UTC instant ("2026-11-21T09:00:00.000Z"), or null while day or time is missing, or the clocks skip that time. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Earlier days cannot be picked, but can be typed, so that the form can say what is wrong. */
  minDate?: Date;
  error?: ReactNode;
  disabled?: boolean;
  "data-path"?: string;
};

/** A day and a time in KitProvider's time zone, as one instant. */
export function DateTimeField({
  label,
  description,
  labels,
  value,
  onChange,
  minDate,
  error,
  disabled,
  ...rest
}: Props) {
  const zone = useKitZone();
  const [parts, setParts] = useState(() => partsOf(value, zone));
  useEffect(() => {
    setParts((now) => (shownInstant(now, zone) === value ? now : partsOf(value, zone)));
  }, [value, zone]);
  const change = (next: typeof parts) => {
    setParts(next);
    onChange(shownInstant(next, zone));
  };
  const firstDay = minDate ? partsOf(minDate.toISOString(), zone).day : null;
  const isSkipped = timesShown(parts.day, parts.time, zone) === "never";
  const wrong = error && !isSkipped ? { error: true } : {};
  return (
    <Fieldset legend={label} variant="unstyled" disabled={disabled ?? false}>
      {description && <Input.Description>{description}</Input.Description>}
      <Group gap="sm" align="flex-end" wrap="wrap">
        <DateField
          label={labels.date}
          labels={labels}
          value={parts.day}
          onChange={(day) => change({ ...parts, day })}
          getDayProps={(day) => ({ disabled: firstDay !== null && day < firstDay })}
          {...wrong}
          {...rest}
        />
        <TimeField
          w={120}
          label={labels.time}
          labels={labels}
          day={parts.day}
          value={parts.time}
          onChange={(time) => change({ ...parts, time })}
          {...wrong}
        />
      </Group>
      {error && !isSkipped && typeof error !== "boolean" && <Input.Error mt={4}>{error}</Input.Error>}
    </Fieldset>
  );
}

const shownInstant = ({ day, time }: ReturnType<typeof partsOf>, zone: string): string | null =>
  timesShown(day, time, zone) === "never" ? null : instantOf(day, time, zone);
