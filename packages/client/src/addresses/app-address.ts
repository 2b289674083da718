const inside = "https://inside.invalid";

/**
 * Whether this is a path, also to a browser: which reads `/\host` as `//host`, another site, and drops tabs and line breaks before it
 * does so.
 */
export function isInsideApp(address: unknown): address is string {
  if (typeof address !== "string" || !address.startsWith("/") || !URL.canParse(address, inside)) return false;
  const { origin, pathname } = new URL(address, inside);
  return origin === inside && !pathname.startsWith("//");
}
