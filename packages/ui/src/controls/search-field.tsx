import { TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { SearchIcon } from "../icons/index.ts";

const pauseMilliseconds = 300;

type Props = { label: string; value: string; onChange: (text: string) => void };

/** Searches while one types, once typing pauses. */
export function SearchField({ label, value, onChange }: Props) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  // Taken back elsewhere: *Clear all*.
  if (value !== given) {
    setGiven(value);
    if (value === "") setTyped("");
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => onChange(text.trim()), pauseMilliseconds);
  };
  return (
    <TextInput
      flex="2 1 160px"
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<SearchIcon aria-hidden />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
