import { NumberField } from "@stoep/ui";
import { useState } from "react";

type Field = { label: string; description?: string; error?: string | undefined; "data-path": string };
type Props = Field &
  (
    | { isOptional?: never; value: number; onChange: (value: number) => void }
    | { isOptional: true; value: number | null; onChange: (value: number | null) => void }
  );

/** A whole number. One that is needed stays as it was while the field is empty, and comes back when it is left. */
export function CountField({ value, onChange, isOptional, ...field }: Props) {
  const [isCleared, setCleared] = useState(false);
  return (
    <NumberField
      // What is out of bounds is said beside the field, not replaced while one looks away.
      clampBehavior="none"
      min={1}
      allowDecimal={false}
      allowNegative={false}
      w={{ base: "100%", sm: 240 }}
      value={isCleared || value === null ? "" : value}
      onChange={(typed) => {
        setCleared(!isOptional && typeof typed !== "number");
        if (typeof typed === "number") onChange(typed);
        else if (isOptional) onChange(null);
      }}
      onBlur={() => setCleared(false)}
      {...field}
    />
  );
}
