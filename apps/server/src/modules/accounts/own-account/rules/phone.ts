/** Whether a number in international format is one that someone could have: right length and prefix for its country. S1 §5 */
import type { FieldCode } from "@stoep/contract/kernel";

/** The numbering plans of all countries are loaded when first needed. */
export async function phoneFault(phone: string): Promise<FieldCode | null> {
  const { isValidPhoneNumber } = await import("libphonenumber-js/max");
  return isValidPhoneNumber(phone) ? null : "phoneFormat";
}
