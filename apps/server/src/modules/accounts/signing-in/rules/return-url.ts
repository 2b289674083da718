/** Where a mailed link may lead: under our own address, and nowhere else. D §2 */

export interface Target {
  /** Below the public URL, such as `/gent/welcome`. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/** null: it lies outside. */
export function targetUnder(publicUrl: string, returnUrl: string): Target | null {
  const base = new URL(`${publicUrl}/`);
  const url = URL.canParse(returnUrl, base) ? new URL(returnUrl, base) : null;
  if (!url || url.origin !== base.origin || url.username !== "" || url.password !== "") return null;
  if (!url.pathname.startsWith(base.pathname)) return null;
  const path = `/${url.pathname.slice(base.pathname.length)}`;
  // "/gent//evil.example" would be another host for anyone who joins addresses carelessly.
  return /^(\/[\w.~-]+)+\/?$/.test(path) ? { path, search: url.search } : null;
}

export const firstPart = (path: string) => path.split("/")[1] ?? "";

/** With what opens it; whatever else the address says stays. */
export function withSecret(publicUrl: string, target: string, secret: Record<string, string>): string {
  const url = new URL(`${publicUrl}${target}`);
  for (const [name, value] of Object.entries(secret)) url.searchParams.set(name, value);
  return url.href;
}
