import { type Format, unbroken } from "./formats.ts";

/** "1.4 MB"; counted in steps of 1,024, as the limits are. Apart from the other formats: the first screens show no files. */
export function fileSize({ language }: Pick<Format, "language">, size: number): string {
  const [unit, one] = size >= 1_048_576 ? ["megabyte", 1_048_576] : ["kilobyte", 1024];
  return unbroken(
    new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(size / one),
  );
}
