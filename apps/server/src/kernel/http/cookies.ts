/**
 * Names of cookies. At an https address they begin with `__Secure-`: browsers take such a cookie only from an https page, so that
 * nobody in between can plant one. D §2
 */
import type { Config } from "../config.ts";

type Cookies = Record<string, string | undefined>;
type Address = Pick<Config, "publicUrl">;

const securePrefix = "__Secure-";

/** Also whether cookies are sent over https only. */
export const areCookiesSecure = ({ publicUrl }: Address): boolean => publicUrl.startsWith("https:");

/** The name that the browser knows a cookie by. */
export const cookieNameIn = (address: Address, name: string): string =>
  areCookiesSecure(address) ? `${securePrefix}${name}` : name;

export interface ReadCookies {
  /** By our own names, without a prefix. */
  cookies: Cookies;
  /** Those that lack the prefix although they would be given it now: from before an upgrade, or planted. */
  plainCookies: Cookies;
}

export function readCookies(address: Address, sent: Cookies): ReadCookies {
  if (!areCookiesSecure(address)) return { cookies: sent, plainCookies: {} };
  const [prefixed, plain] = [new Map<string, string | undefined>(), new Map<string, string | undefined>()];
  for (const [name, value] of Object.entries(sent))
    if (name.startsWith(securePrefix)) prefixed.set(name.slice(securePrefix.length), value);
    else plain.set(name, value);
  return { cookies: Object.fromEntries(prefixed), plainCookies: Object.fromEntries(plain) };
}
