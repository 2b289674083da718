import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useKitLocale } from "../theme/index.ts";

type Props = NumberInputProps & {
  /** Sets thousands apart as the reader's language does, for large whole amounts. */
  isGrouped?: boolean;
};

/** A number, with the comma or point of the reader's language; both may be typed, unless one of them sets thousands apart. */
export function NumberField({ isGrouped = false, ...props }: Props) {
  const locale = useKitLocale();
  const mark = partOf(locale, "decimal", ".");
  const grouping = isGrouped
    ? { thousandSeparator: partOf(locale, "group", "\u202f"), allowedDecimalSeparators: [mark] }
    : { allowedDecimalSeparators: [".", ","] };
  return <NumberInput decimalSeparator={mark} {...grouping} {...props} />;
}

const partOf = (locale: string, type: "decimal" | "group", otherwise: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: "always" }).formatToParts(12_345.5).find((part) => part.type === type)
    ?.value ?? otherwise;
