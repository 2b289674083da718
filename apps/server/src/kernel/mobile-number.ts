/**
 * The country of a mobile number, in E.164; null: it is no mobile number, or none at all, so no text message arrives there. Undefined:
 * its plan does not say. The numbering plans of all countries are loaded when first needed.
 */
export async function mobileCountryOf(phone: string): Promise<string | null | undefined> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/max");
  const number = parsePhoneNumberFromString(phone);
  const kind = number?.getType();
  const isMobile = kind === undefined || kind === "MOBILE" || kind === "FIXED_LINE_OR_MOBILE";
  return number?.isValid() && isMobile ? number.country : null;
}

export const isMobileNumber = async (phone: string | null): Promise<boolean> =>
  phone !== null && (await mobileCountryOf(phone)) !== null;
