import { ideaLimits } from "@stoep/contract/participation";
import { NumberField } from "@stoep/ui";
import type { ReactNode } from "react";

type Props = {
  label: string;
  description?: string;
  currency: string;
  value: number | null;
  onChange: (amount: number | null) => void;
  error?: ReactNode;
};

/** A whole amount; empty: nothing is known. */
export function CostField({ currency, value, onChange, ...rest }: Props) {
  return (
    <NumberField
      min={1}
      max={ideaLimits.cost}
      // What is out of bounds is said beside the field, not replaced while one looks away.
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      isGrouped
      suffix={` ${currency}`}
      value={value ?? ""}
      onChange={(amount) => onChange(typeof amount === "number" ? amount : null)}
      {...rest}
    />
  );
}
