/** Converts phone numbers as people write them into one form, so that the same number is the same text. S2 §5 */
import type { CountryCode } from "libphonenumber-js/max";
import { type Config, homeCountry } from "#kernel/config.ts";

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

export type WritePhone = (phone: string | null) => string;

/** Writes a number in E.164 as people do: "0470 55 10 19" in its own country, "+31 6 12345678" abroad. What is no number stays as it is. */
export async function phoneWriter(config: Pick<Config, "textCountries">): Promise<WritePhone> {
  const country = homeCountry(config);
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  return (phone) => {
    const found = parsePhoneNumberFromString(phone ?? "", { extract: false });
    if (!found) return phone ?? "";
    return found.country === country ? found.formatNational() : found.formatInternational();
  };
}
