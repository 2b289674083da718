/** The origins that map tiles may be loaded from: those in the settings of the networks. */
import { setTimeout as sleep } from "node:timers/promises";

const keptMs = 5_000;
const patienceMs = 500;

/** `read` returns the addresses of the tiles. Called at most every five seconds; when it fails, the last result is used. */
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
    // A page must not wait for a hanging database.
    await Promise.race([asked, sleep(patienceMs, undefined, { ref: false })]);
    return known;
  };
}

/** Only a plain https origin may be put in a header. */
function originsOf(urls: string[]): string[] {
  const origins = urls.flatMap((url) => /^https:\/\/[a-z0-9.-]+(:\d{1,5})?(?=\/)/i.exec(url)?.[0].toLowerCase() ?? []);
  return [...new Set(origins)].sort();
}
