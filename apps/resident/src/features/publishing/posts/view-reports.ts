/** Reports to the server, in batches, which messages were seen, opened, or had their button followed; each once per visit. S1 §9 */
import { useEffect, useRef } from "react";
import { api, useResidence } from "../../../app/index.ts";

/** How long a message must be in view to count as seen. */
const dwellMilliseconds = 1000;
const batchMilliseconds = 3000;
const mostPerBatch = 100;

const reported = new Set<string>();
const pending = { seen: new Set<string>(), opened: new Set<string>(), clicked: new Set<string>() };
let timer: ReturnType<typeof setTimeout> | null = null;
/** The current resident. On a shared device another one may sign in without a reload. */
let currentResidentId: string | null = null;

function reportView(residentId: string, kind: keyof typeof pending, postId: string): void {
  if (residentId !== currentResidentId) {
    currentResidentId = residentId;
    reported.clear();
    for (const ids of Object.values(pending)) ids.clear();
  }
  const key = `${kind} ${postId}`;
  if (reported.has(key)) return;
  reported.add(key);
  pending[kind].add(postId);
  timer ??= setTimeout(flush, batchMilliseconds);
}

function flush(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  const take = (kind: keyof typeof pending) => {
    const ids = [...pending[kind]].slice(0, mostPerBatch);
    for (const id of ids) pending[kind].delete(id);
    return ids;
  };
  const body = { seen: take("seen"), opened: take("opened"), clicked: take("clicked") };
  const marks = Object.entries(body).flatMap(([kind, ids]) => ids.map((id) => `${kind} ${id}`));
  if (marks.length === 0) return;
  api.publishing.markSeen({ body }).catch(() => {
    for (const mark of marks) reported.delete(mark);
  });
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") flush();
});

/** For the element of a message in a list. Only residents are counted. */
export function useSeenReport<E extends Element>(postId: string) {
  const element = useRef<E>(null);
  const residentId = useResidence()?.residentId;
  useEffect(() => {
    if (!residentId || !element.current) return;
    let dwell: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(dwell);
        if (entry?.isIntersecting) dwell = setTimeout(() => reportView(residentId, "seen", postId), dwellMilliseconds);
      },
      // A message taller than the screen never shows half of itself, so reaching the middle third of the screen is enough.
      { threshold: 0, rootMargin: "-33% 0px -33% 0px" },
    );
    watcher.observe(element.current);
    return () => {
      clearTimeout(dwell);
      watcher.disconnect();
    };
  }, [postId, residentId]);
  return element;
}

/** For the message's own page. */
export function useOpenedReport(postId: string | undefined): void {
  const residentId = useResidence()?.residentId;
  useEffect(() => {
    if (!postId || !residentId) return;
    reportView(residentId, "seen", postId);
    reportView(residentId, "opened", postId);
  }, [postId, residentId]);
}

/** For a message's button: reported immediately, since following the button may leave the page. */
export function useClickReport(postId: string): () => void {
  const residentId = useResidence()?.residentId;
  return () => {
    if (!residentId) return;
    reportView(residentId, "clicked", postId);
    flush();
  };
}
