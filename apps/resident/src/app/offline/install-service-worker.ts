/**
 * Installs the service worker, which opens the app offline; screens cache their own content for that (cache.ts). `loadKept` loads the
 * code that shows it, which is kept too: what was read in a list can be opened later without a connection.
 */
export function installServiceWorker(loadKept: (() => Promise<void>) | undefined): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = (worker: ServiceWorker | null) => worker?.postMessage(listLoadedFiles());
  navigator.serviceWorker
    .register("/service-worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then(async ({ active }) => {
      keep(active);
      if (!loadKept) return;
      await whenIdle();
      await loadKept();
      keep(active);
    })
    .catch(() => null);
}

const idleMilliseconds = 2000;

/** Resolves when the first screen has nothing left to do. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: idleMilliseconds });
    else setTimeout(resolve, idleMilliseconds);
  });

/** The files this page has loaded so far, so that the next start works offline. */
function listLoadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}
