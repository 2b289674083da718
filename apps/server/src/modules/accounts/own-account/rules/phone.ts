/** Whether a number in international format is one that someone could have: right length and prefix for its country. S1 §5 */
import type { FieldCode } from "@stoep/contract/kernel";
import { isValidPhoneNumber } from "libphonenumber-js/max";

export const phoneFault = (phone: string): FieldCode | null => (isValidPhoneNumber(phone) ? null : "phoneFormat");
