import { TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useState } from "react";
import { ClockIcon } from "../icons/index.ts";
import { useKitZone } from "../theme/index.ts";
import { readTime, timesShown } from "./date-format.ts";

export type ClockLabels = {
  /** Of a time that the clocks skip on that day. */
  timeSkipped: string;
  /** Of a time that they show twice. */
  timeTwice: string;
};

type Props = Omit<TextInputProps, "value" | "onChange" | "type"> & {
  /** The day that the time is on, which decides whether KitProvider's clocks show it; null while there is none. */
  day: string | null;
  labels: ClockLabels;
  /** "09:30", or "" while there is none. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * A time of day on 24 hours, typed as people do: 9, 9.30, 9u30, 0930. The browser's own field follows its own language, not the app's.
 * On the nights when the clocks change it says that a time is skipped, or comes twice.
 */
export function TimeField({ day, labels, value, onChange, error, description, ...rest }: Props) {
  const shown = timesShown(day, value, useKitZone());
  const [text, setText] = useState(value);
  useEffect(() => setText((now) => (readTime(now) === value ? now : value)), [value]);
  return (
    <TextInput
      inputMode="numeric"
      placeholder="--:--"
      maxLength={5}
      leftSection={<ClockIcon aria-hidden />}
      {...rest}
      error={shown === "never" ? labels.timeSkipped : error}
      description={shown === "twice" ? labels.timeTwice : description}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(readTime(event.currentTarget.value));
      }}
      onBlur={() => setText((now) => readTime(now) || now)}
    />
  );
}
