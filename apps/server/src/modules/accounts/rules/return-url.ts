/** Where a mailed link may lead: under our own address, and nowhere else. D §2 */

/** The path below the public URL, such as `/gent/welcome`; null when it lies outside. */
export function pathUnder(publicUrl: string, returnUrl: string): string | null {
  const base = new URL(`${publicUrl}/`);
  const url = URL.canParse(returnUrl, base) ? new URL(returnUrl, base) : null;
  if (!url || url.origin !== base.origin || url.username !== "" || url.password !== "") return null;
  if (!url.pathname.startsWith(base.pathname)) return null;
  // "/gent//evil.example" would be another host for whoever joins addresses carelessly.
  const path = `/${url.pathname.slice(base.pathname.length)}`;
  return /^(\/[\w.~-]+)+\/?$/.test(path) && !path.split("/").includes("..") ? path : null;
}

export const firstPart = (path: string) => path.split("/")[1] ?? "";
