/** Where a mailed link may lead: only under our own address. D §2 */

export interface Target {
  /** Below the public URL, such as `/gent/welcome`. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/** null when it is outside the public URL. */
export function targetUnder(publicUrl: string, returnUrl: string): Target | null {
  const base = new URL(`${publicUrl}/`);
  const url = URL.canParse(returnUrl, base) ? new URL(returnUrl, base) : null;
  if (!url || url.origin !== base.origin || url.username !== "" || url.password !== "") return null;
  if (!url.pathname.startsWith(base.pathname)) return null;
  const path = `/${url.pathname.slice(base.pathname.length)}`;
  // "/gent//evil.example" could become another host where addresses are joined carelessly.
  return /^(\/[\w.~-]+)+\/?$/.test(path) ? { path, search: url.search } : null;
}

export const firstPart = (path: string) => path.split("/")[1] ?? "";

/** Adds the link's secret; the rest of the address stays. */
export function withSecret(publicUrl: string, target: string, secret: Record<string, string>): string {
  const url = new URL(`${publicUrl}${target}`);
  for (const [name, value] of Object.entries(secret)) url.searchParams.set(name, value);
  return url.href;
}
