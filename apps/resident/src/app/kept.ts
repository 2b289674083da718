/** What was loaded last, kept on the device for when there is no line. Goes at sign-out. */
const prefix = "stoep.kept.";

export interface Kept<T> {
  value: T;
  at: string;
}

export function keep<T>(name: string, value: T): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ value, at: new Date().toISOString() }));
  } catch {
    // The device has no room: nothing is kept, everything else works.
  }
}

export function kept<T>(name: string): Kept<T> | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? "null");
  } catch {
    return null;
  }
}

export function dropKept(): void {
  // The service worker's pictures.
  if ("caches" in window) void caches.delete("stoep-pictures");
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
