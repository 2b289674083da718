import { TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useState } from "react";
import { ClockIcon } from "../icons/index.ts";
import { readTime } from "./date-format.ts";

type Props = Omit<TextInputProps, "value" | "onChange" | "type"> & {
  /** "09:30", or "" while there is none. */
  value: string;
  onChange: (value: string) => void;
};

/** A time of day on 24 hours, typed as people do: 9, 9.30, 9u30, 0930. The browser's own field follows its own language, not the app's. */
export function TimeField({ value, onChange, ...rest }: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText((now) => (readTime(now) === value ? now : value)), [value]);
  return (
    <TextInput
      inputMode="numeric"
      placeholder="--:--"
      maxLength={5}
      leftSection={<ClockIcon aria-hidden />}
      {...rest}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(readTime(event.currentTarget.value));
      }}
      onBlur={() => setText((now) => readTime(now) || now)}
    />
  );
}
