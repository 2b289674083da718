import { useEffect, useState } from "react";
import { TextField } from "./field.tsx";

const pauseMilliseconds = 350;

interface Props {
  id: string;
  label: string;
  hint?: string;
  value: string;
  onValue: (value: string) => void;
}

/** Searches when the typing pauses. */
export function SearchField({ value, onValue, ...props }: Props) {
  const [typed, setTyped] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after typing
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onValue(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  // Cleared from outside.
  useEffect(() => {
    if (value === "") setTyped("");
  }, [value]);
  return <TextField {...props} type="search" value={typed} error={undefined} maxLength={100} onValue={setTyped} />;
}
