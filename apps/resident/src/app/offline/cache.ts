/** Stores the last loaded content on the device, for use without a connection. Cleared at sign-out. */
import { readRecord } from "@stoep/client/token";

const prefix = "stoep.kept.";

export interface Cached<T> {
  value: T;
  at: string;
}

export function writeCache<T>(name: string, value: T): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ value, at: new Date().toISOString() }));
  } catch {
    // The device is full: nothing is cached, everything else works.
  }
}

export const readCache = <T>(name: string): Cached<T> | null => read(prefix + name);

/** Keeps the last `most` values of a kind, each under its own key. */
export function writeCacheEntry<T>(name: string, key: string, value: T, most: number): void {
  const kept = Object.entries(readCache<Record<string, Cached<T>>>(name)?.value ?? {}).filter(([one]) => one !== key);
  const all = [...kept, [key, { value, at: new Date().toISOString() }] as const];
  writeCache(name, Object.fromEntries(all.slice(-most)));
}

export function readCacheEntry<T>(name: string, key: string): Cached<T> | null {
  return readCache<Record<string, Cached<T>>>(name)?.value[key] ?? null;
}

/** All cached values of a kind. */
export const readCacheEntries = <T>(name: string): Cached<T>[] =>
  Object.values(readCache<Record<string, Cached<T>>>(name)?.value ?? {});

/** Content loaded as a resident of one place is not shown as a resident of another. */
export function clearResidenceCache(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

export function clearCache(): void {
  // The service worker's pictures.
  if ("caches" in window) void caches.delete("stoep-pictures");
  void unsubscribePush().catch(() => null);
  clearResidenceCache();
}

/** After signing out this device gets no alerts; the server recognizes it by the session. */
async function unsubscribePush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/**
 * Unsent work on the device. It outlives a session that ends by itself, for its owner to find after signing in again. Signing out
 * removes it.
 */
const unsentPrefix = "stoep.unsent.";
const unsentKey = (accountId: string | undefined, name: string) => `${unsentPrefix}${accountId ?? ""}.${name}`;
const ownKey = (name: string) => unsentKey(readRecord()?.accountId, name);

/** Null removes it. */
export function writeUnsent<T>(name: string, value: T | null): void {
  // Another tab signed out while this one is still on screen: it must not restore what signing out removed.
  if (readRecord()) write(ownKey(name), value);
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The device is full: the text is still on screen.
  }
}

/** It can no longer be sent. */
export const dropUnsent = (name: string): void => writeUnsent(name, null);

export const readUnsent = <T>(name: string): T | null => read(ownKey(name));

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Calls `changed` when another tab changes what is kept under the name. Returns what ends it. */
export const followUnsent = (name: string, changed: () => void): (() => void) => follow(() => ownKey(name), changed);

function follow(keyOf: () => string, changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === keyOf()) changed();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** Removes the unsent work of all other accounts, or of all accounts. */
export function clearUnsent(exceptOf?: string): void {
  const kept = exceptOf === undefined ? null : unsentKey(exceptOf, "");
  for (const key of Object.keys(localStorage))
    if (key.startsWith(unsentPrefix) && !(kept && key.startsWith(kept))) localStorage.removeItem(key);
}

/** Unsent work that belongs to no account. It goes when an account is signed in or out. */
export const guestUnsent = {
  write: <T>(name: string, value: T | null): void => write(unsentKey(undefined, name), value),
  read: <T>(name: string): T | null => read(unsentKey(undefined, name)),
  follow: (name: string, changed: () => void): (() => void) => follow(() => unsentKey(undefined, name), changed),
};

/** Removes the unsent work of all accounts whose time is over: its `until`, in milliseconds since 1970. */
export function clearExpiredUnsent(now: number): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(unsentPrefix)) continue;
    const { until } = read<{ until?: number }>(key) ?? {};
    if (until !== undefined && until <= now) localStorage.removeItem(key);
  }
}
