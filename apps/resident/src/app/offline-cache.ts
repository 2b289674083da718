/** What was loaded last, stored on the device for when there is no connection. Cleared at sign-out. */
const prefix = "stoep.kept.";

export interface Cached<T> {
  value: T;
  at: string;
}

export function writeCache<T>(name: string, value: T): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ value, at: new Date().toISOString() }));
  } catch {
    // The device has no room: nothing is cached, everything else works.
  }
}

export function readCache<T>(name: string): Cached<T> | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? "null");
  } catch {
    return null;
  }
}

export function clearCache(): void {
  // The service worker's pictures.
  if ("caches" in window) void caches.delete("stoep-pictures");
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
