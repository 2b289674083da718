const inside = "https://inside.invalid";

/** Whether this is a path for browsers too: they read `/\host` as `//host`, another site, and first remove tabs and line breaks. */
export function isInsideApp(address: unknown): address is string {
  if (typeof address !== "string" || !address.startsWith("/") || !URL.canParse(address, inside)) return false;
  const { origin, pathname } = new URL(address, inside);
  return origin === inside && !pathname.startsWith("//");
}
