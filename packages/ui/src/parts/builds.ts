/** After an upgrade the server has a newer build of the app than the page that is open, and no longer the files of that page. */

const markName = "stoep.reloadedFor";

const entryOf = (page: ParentNode): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;

/** The entry file of the build that the server has now, if it is not this page's. @throws when the server cannot be reached */
export async function findNewerBuild(): Promise<string | null> {
  const own = entryOf(document);
  if (!own) return null;
  const answer = await fetch(location.pathname, { cache: "no-store", headers: { accept: "text/html" } });
  if (!answer.ok) return null;
  const entry = entryOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
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
