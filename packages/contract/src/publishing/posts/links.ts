/** Links are judged by parsing only; nothing is fetched. S1 §5, D §6 */

/** The eleven characters of a YouTube watch or shorts link; null for anything else. */
export function youTubeId(link: string): string | null {
  const url = parse(link);
  if (!url || !["www.youtube.com", "youtube.com", "m.youtube.com"].includes(url.hostname) || url.port || url.username)
    return null;
  const id = url.pathname === "/watch" ? url.searchParams.get("v") : /^\/shorts\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  return id && /^[A-Za-z0-9_-]{11}$/.test(id) ? id : null;
}

export function isHttpLink(link: string): boolean {
  const url = parse(link);
  return url !== null && url.username === "" && url.hostname.includes(".");
}

function parse(link: string): URL | null {
  if (!/^https?:\/\//i.test(link) || /[\s\p{Cc}]/u.test(link)) return null;
  return URL.canParse(link) ? new URL(link) : null;
}

/** Whether a message has a button; a contact form needs no link. */
export const hasButton = ({ ctaType, ctaLink }: { ctaType: string; ctaLink: string }): boolean =>
  ctaType !== "link" || ctaLink !== "";
