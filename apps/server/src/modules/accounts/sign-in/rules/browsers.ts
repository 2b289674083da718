import { readUserAgent } from "@stoep/contract/accounts";
import { dayMs } from "@stoep/contract/kernel";

/** Tells browsers apart by their user agent: roughly, for people to read. */

const rememberedMs = 90 * dayMs;

/** Without versions, so that an update does not make it another browser. */
const withoutVersions = (agent: string) => agent.replace(/[\d._]+/g, "").trim();

/** `before`: the browsers used earlier, newest first. Without any, there is nothing to compare with. */
export function isNewBrowser(agent: string, before: { agent: string; refreshedAt: Date }[], now: Date): boolean {
  if (before.length === 0) return false;
  const since = now.getTime() - rememberedMs;
  return !before.some(
    (one) => one.refreshedAt.getTime() > since && withoutVersions(one.agent) === withoutVersions(agent),
  );
}

/** "Firefox, Windows"; null for an unknown browser. */
export function browserFamily(agent: string): string | null {
  const { browser, system } = readUserAgent(agent);
  return [browser, system].filter(Boolean).join(", ") || null;
}
