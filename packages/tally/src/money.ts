/** Amounts in ten-thousandths of a cent, as whole numbers: shares of an idea's cost come out small. */

/** A euro, pound or dollar. */
export const moneyPerUnit = 1_000_000;

/** A decimal number of euros, such as `1250`, `1250.5` or `0.000001`; null if it is none, negative, or too large to be exact. */
export function parseMoney(text: string): number | null {
  const [, units, fraction = ""] = /^(\d{1,10})(?:\.(\d{1,6}))?0*$/.exec(text.trim()) ?? [];
  if (units === undefined) return null;
  const money = Number(units) * moneyPerUnit + Number(fraction.padEnd(6, "0"));
  return Number.isSafeInteger(money) ? money : null;
}

/** The same as a decimal number of euros, without zeros at the end. */
export function formatMoney(money: number): string {
  const fraction = String(money % moneyPerUnit)
    .padStart(6, "0")
    .replace(/0+$/, "");
  return `${Math.floor(money / moneyPerUnit)}${fraction && `.${fraction}`}`;
}
