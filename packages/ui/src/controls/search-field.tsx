import { TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { SearchIcon } from "../icons/index.ts";

const pauseMilliseconds = 300;

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** In a window: the focus begins here. */
  "data-autofocus"?: boolean;
};

/** Searches when typing pauses. */
export function SearchField({ label, value, onChange, ...rest }: Props) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  // The last search from this field: people may have typed on since.
  const [sought, setSought] = useState(value);
  // Changed elsewhere: by *Clear all*, or by going back in the browser.
  if (value !== given) {
    setGiven(value);
    if (value !== sought) {
      setSought(value);
      setTyped(value);
    }
  }
  // Nothing that was typed before is searched for any more, nor once the field is unmounted.
  useEffect(() => {
    if (value === "") clearTimeout(waiting.current);
  }, [value]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      setSought(text.trim());
      onChange(text.trim());
    }, pauseMilliseconds);
  };
  return (
    <TextInput
      {...rest}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<SearchIcon aria-hidden />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
