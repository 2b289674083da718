// Opens the residents' app offline, keeps the most recent pictures, and shows alerts that arrive by push. Never touches the API's
// answers, the dashboard or anything else on this address. A new build has files with new names; the old ones are deleted when this
// file's version changes.
const version = "1";
const files = `stoep-files-${version}`;
const pictures = "stoep-pictures";
const shell = "/";
const picturesKept = 80;
const filesKept = 200;
// What the server answers itself: its first parts of addresses, the pages that it draws, and files for machines.
const notOurs =
  /^\/((api|dashboard|health|metrics|dev|forms|embed|open-data)(\/|$)|[^/]+\/participation(\/|$))|\.(xml|txt|csv|json|geojson)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const paths = Array.isArray(event.data) ? event.data.filter((path) => /^\/assets\//.test(path)) : [];
  event.waitUntil(keepFiles(paths));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!notOurs.test(pathname)) event.respondWith(openPage(request));
  } else if (pathname.startsWith("/assets/") || pathname === "/icon.svg") {
    event.respondWith(fromCache(files, request, filesKept));
  } else if (/^\/api\/files\/.+\/(320|800|1600)$/.test(pathname)) {
    event.respondWith(fromCache(pictures, request, picturesKept));
  }
});

self.addEventListener("push", (event) => {
  event.waitUntil(showAlert(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openMessage(event.notification.data));
});

// Browsers take push away from a worker that shows nothing.
async function showAlert(data) {
  let { title, text, link, tag, language } = { title: "Stoep", link: "/" };
  try {
    ({ title, text, link, tag, language } = data.json());
  } catch {
    // Not sent by us: shown without text.
  }
  // With the same tag, a notification that comes twice is shown once.
  const look = { body: text, tag, lang: language, data: link, icon: "/icon-192.png", badge: "/icon-192.png" };
  await self.registration.showNotification(title, look);
}

// In the open window, if there is one. Never leads to another site.
async function openMessage(link) {
  const { origin, pathname } = new URL(link ?? "/", self.location.origin);
  const address = origin === self.location.origin ? pathname : "/";
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((one) => !notOurs.test(new URL(one.url).pathname));
  if (!open) return self.clients.openWindow(address);
  await open.focus();
  return open.navigate(address).catch(() => self.clients.openWindow(address));
}

async function keepShell() {
  const answer = await fetch(shell, { cache: "reload" });
  if (!answer.ok) return;
  const cache = await caches.open(files);
  await cache.put(shell, answer.clone());
  const used = [...(await answer.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  await keepFiles([...used, "/icon.svg"]);
}

async function keepFiles(paths) {
  const cache = await caches.open(files);
  const missing = [];
  for (const path of new Set(paths)) if (!(await cache.match(path))) missing.push(path);
  await Promise.allSettled(missing.map((path) => cache.add(path)));
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![files, pictures].includes(name)).map((name) => caches.delete(name)));
}

// The newest page if there is a connection; else the stored one.
async function openPage(request) {
  try {
    const answer = await fetch(request);
    // A file that opens as a page would take the app's place when there is no connection.
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) {
      const cache = await caches.open(files);
      await cache.put(shell, answer.clone());
    }
    return answer;
  } catch {
    return (await caches.match(shell)) ?? Response.error();
  }
}

// Names contain the content's hash, so a stored file is never stale.
async function fromCache(name, request, limit) {
  const cache = await caches.open(name);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    if (limit) await trim(cache, limit);
  }
  return answer;
}

async function trim(cache, limit) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
}
