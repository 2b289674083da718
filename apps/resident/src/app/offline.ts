/** Installs the service worker, which opens the app offline; the screens cache what it shows then (offline-cache.ts). */
export function startOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register("/service-worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage(loadedFiles()))
    .catch(() => null);
}

/** What this page has loaded so far, so that the next start works without a line. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}
