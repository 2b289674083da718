import { roundLimits } from "@stoep/contract/budgets";
import { NumberField } from "@stoep/ui";
import { useText } from "../../parts/words.ts";

type Props = {
  value: number | null;
  onChange: (amount: number | null) => void;
  currency: string | null;
  error?: string | undefined;
  "data-path": string;
};

/** The money that a district divides, in whole units. */
export function BudgetField({ value, onChange, currency, ...field }: Props) {
  const t = useText();
  return (
    <NumberField
      required
      label={t("fields.budget")}
      min={1}
      max={roundLimits.budget}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      isGrouped
      suffix={currency === null ? "" : ` ${currency}`}
      w={{ base: "100%", sm: 240 }}
      value={value ?? ""}
      onChange={(amount) => onChange(typeof amount === "number" ? amount : null)}
      {...field}
    />
  );
}
