import type { AskChannel } from "@stoep/contract/care";
import { isMobileNumber } from "#kernel/mobile-number.ts";
import type { Reach } from "./channels.ts";

interface Contact {
  email: string | null;
  phone: string | null;
  preferredChannel: AskChannel | null;
}

/** How somebody can be reached, by their contact details of today. */
export const reachOf = async ({ email, phone, preferredChannel }: Contact): Promise<Reach> => ({
  preferredChannel,
  hasEmail: email !== null,
  hasPhone: phone !== null,
  hasMobile: await isMobileNumber(phone),
});
