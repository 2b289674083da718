/** After an upgrade the server has a newer build of the app than the page that is open, and no longer the files of that page. */

const markName = "stoep.reloadedFor";

/** The entry script of a page as the server sends it. */
const entryIn = (page: string): string | null => /<script type="module"[^>]*? src="([^"]+)"/.exec(page)?.[1] ?? null;

const ownEntry = (): string | null =>
  [...document.scripts].find(({ type, src }) => type === "module" && src !== "")?.getAttribute("src") ?? null;

/** The entry file of the build that the server has now, if it is not this page's. @throws when the server cannot be reached */
export async function findNewerBuild(): Promise<string | null> {
  const own = ownEntry();
  if (!own) return null;
  const answer = await fetch(location.pathname, { cache: "no-store", headers: { accept: "text/html" } });
  if (!answer.ok) return null;
  const entry = entryIn(await answer.text());
  return entry === own ? null : entry;
}

/** Reloads the page for a newer build, once for each build. Whether it does. */
export function reloadOnceFor(build: string): boolean {
  try {
    if (sessionStorage.getItem(markName) === build) return false;
    sessionStorage.setItem(markName, build);
  } catch {
    // Without a mark the page could reload for ever.
    return false;
  }
  location.reload();
  return true;
}
