import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useKitLocale } from "../theme/index.ts";

/** A number, with the comma or point of the reader's language; both may be typed. */
export function NumberField(props: NumberInputProps) {
  const parts = new Intl.NumberFormat(useKitLocale()).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  return <NumberInput decimalSeparator={mark} allowedDecimalSeparators={[".", ","]} {...props} />;
}
