/** The links that end mails without signing in: what they contain, and the key that signs them. */
import type { Config } from "#kernel/config.ts";
import { type Unsubscription, unsubscribeTokenFor } from "./tokens.ts";

export { findNetwork, findOrInsertUnsubscribeKey } from "./store.ts";
export { readUnsubscribeToken, type Unsubscription, unsubscribeTokenFor } from "./tokens.ts";

/**
 * The two addresses: `page`, the network's or the dashboard's page for people, with the token where no server sees it; and the one in the
 * header, to which mail programs post (RFC 8058) and which leads people who open it to that page.
 */
export function unsubscribeLinks(
  { publicUrl }: Pick<Config, "publicUrl">,
  key: string,
  page: string,
  named: Unsubscription,
): { unsubscribeLink: string; oneClickLink: string } {
  const token = unsubscribeTokenFor(key, named);
  return { unsubscribeLink: `${page}#${token}`, oneClickLink: `${publicUrl}/api/unsubscribe/${token}` };
}
