/** The push services that browsers use, by the hosts of their addresses. */

/** `*.` stands for one or more labels. */
const known = [
  "fcm.googleapis.com", // Chrome, Edge on Android, Opera, Samsung Internet
  "jmt17.google.com", // Chrome's own test channels
  "*.push.services.mozilla.com", // Firefox
  "*.push.apple.com", // Safari
  "*.notify.windows.com", // Edge
] as const;

/** Whether a push service may be called: a known one, or one of `more`, written in the same way. */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { hostname } = new URL(endpoint);
  return [...known, ...more].some((one) =>
    one.startsWith("*.") ? hostname.length > one.length - 1 && hostname.endsWith(one.slice(1)) : hostname === one,
  );
}
