import { NumberInput, type NumberInputProps } from "@mantine/core";
import type { ClipboardEvent } from "react";
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
    ? {
        thousandSeparator: partOf(locale, "group", "\u202f"),
        allowedDecimalSeparators: [mark],
        onPaste: (event: ClipboardEvent) => pasteWhole(event, props.onChange),
      }
    : { allowedDecimalSeparators: [".", ","] };
  return <NumberInput decimalSeparator={mark} {...grouping} {...props} />;
}

const inGroups = /^[^\d-]*(\d{1,3}(?:[.,\s'’]\d{3})+)(?:[.,]\d{1,2})?\D*$/;

/** "250.000" and "250,000" are one amount, in whatever language it was copied. Left to the field where other digits stay beside it. */
function pasteWhole(event: ClipboardEvent, put: Props["onChange"]): void {
  const grouped = inGroups.exec(event.clipboardData.getData("text"))?.[1];
  const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement;
  const kept = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? value.length);
  if (!grouped || !put || /\d/.test(kept)) return;
  event.preventDefault();
  put(Number(grouped.replace(/\D/g, "")));
}

const partOf = (locale: string, type: "decimal" | "group", otherwise: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: "always" }).formatToParts(12_345.5).find((part) => part.type === type)
    ?.value ?? otherwise;
