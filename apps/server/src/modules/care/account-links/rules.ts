/** What a colleague typed to find an account: an exact e-mail address or phone number. */
import { Email } from "@stoep/contract/kernel";
import { type Config, homeCountry } from "#kernel/config.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { parsePhone } from "../phone.ts";

/** Refuses text that is neither, with a code for the field. */
export async function parseContact(
  typed: string,
  { textCountries }: Pick<Config, "textCountries">,
): Promise<{ email: string | null; phone: string | null }> {
  if (typed.includes("@")) {
    const read = Email.safeParse(typed);
    return { email: read.success ? read.data : refuseFields({ reach: "emailFormat" }), phone: null };
  }
  const read = await parsePhone(typed, homeCountry({ textCountries }));
  return { email: null, phone: (read ?? refuseFields({ reach: "phoneFormat" })).phone };
}
