/** Converts phone numbers as people write them into one form, so that the same number is the same text. S2 §5 */
import type { CountryCode } from "libphonenumber-js/max";

export interface Phone {
  /** E.164 */
  phone: string;
  /** As it is dialled within its country: digits only. */
  phoneNational: string;
}

/**
 * null: such a number cannot exist. `country`: assumed for numbers without a country code. The numbering plans are loaded when first
 * needed.
 */
export async function parsePhone(typed: string, country: string): Promise<Phone | null> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const found = parsePhoneNumberFromString(typed, { defaultCountry: country as CountryCode, extract: false });
  if (!found?.isValid()) return null;
  return { phone: found.number, phoneNational: found.formatNational().replace(/\D/g, "") };
}
