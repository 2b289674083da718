/**
 * The form of an e-mail address. Before the @ everything that mail programs take without quotation marks: letters, figures,
 * `.!#$%&'*+/=?^_{|}~-` and the grave accent, with no dot at either end and no two in a row. After it a domain with at least one dot.
 */
export const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

const namedDomain = /^[\p{L}\p{M}\p{N}.-]+\.\p{L}[\p{L}\p{M}\p{N}-]*$/u;

/**
 * Spells an international domain as the mail system does (`info@bücher.example` becomes `info@xn--bcher-kva.example`), so that one
 * mailbox has one spelling. What is not such an address stays as it is.
 */
export function encodeDomain(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const address = `http://${domain}`;
  if (at < 0 || !namedDomain.test(domain) || !URL.canParse(address)) return email;
  return `${email.slice(0, at)}@${new URL(address).hostname}`;
}

/** A link that opens a message to an address: `?`, `&` and `%` may stand in an address, but not in such a link. */
export const mailtoLink = (email: string): string => `mailto:${email.replace(/[?&%#/]/g, encodeURIComponent)}`;
