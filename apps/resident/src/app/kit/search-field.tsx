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
  const [given, setGiven] = useState(value);
  // The last search from this field: people may have typed on since.
  const [sought, setSought] = useState(value);
  // Changed elsewhere: by clearing the filters, or by opening an address.
  if (value !== given) {
    setGiven(value);
    if (value !== sought) {
      setSought(value);
      setTyped(value);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after typing
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      setSought(typed.trim());
      onValue(typed.trim());
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return <TextField {...props} type="search" value={typed} error={undefined} maxLength={100} onValue={setTyped} />;
}
