/** Which other servers may give map tiles: those of the networks' settings, and no others. */
import { setTimeout as sleep } from "node:timers/promises";

const keptMs = 5_000;
const patienceMs = 500;

/** `read` gives the tiles' addresses. Asked at most every five seconds; while it cannot be asked, what was known stays. */
export function tileOrigins(read: () => Promise<string[]>): () => Promise<readonly string[]> {
  let known: readonly string[] = [];
  let next = 0;
  return async () => {
    if (performance.now() < next) return known;
    next = performance.now() + keptMs;
    const asked = read().then(
      (urls) => {
        known = originsOf(urls);
      },
      () => {},
    );
    // No page waits for a database that hangs.
    await Promise.race([asked, sleep(patienceMs, undefined, { ref: false })]);
    return known;
  };
}

/** Only what is a plain https origin may stand in a header. */
function originsOf(urls: string[]): string[] {
  const origins = urls.flatMap((url) => /^https:\/\/[a-z0-9.-]+(:\d{1,5})?(?=\/)/i.exec(url)?.[0].toLowerCase() ?? []);
  return [...new Set(origins)].sort();
}
