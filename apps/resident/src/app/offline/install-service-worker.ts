/** Installs the service worker, which opens the app offline; screens cache their own content for that (cache.ts). */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register("/service-worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(listLoadedFiles()))
    .catch(() => null);
}

/** The files this page has loaded so far, so that the next start works offline. */
function listLoadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}
