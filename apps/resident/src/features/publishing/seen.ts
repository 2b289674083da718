/** Which messages were on screen, told to the server in batches; each once per visit. S1 §9 */
import { useEffect, useRef } from "react";
import { api, useResidence } from "../../app/index.ts";

/** Half of it in view for this long is "seen". */
const dwellMilliseconds = 1000;
const batchMilliseconds = 3000;
const mostPerBatch = 100;

const told = new Set<string>();
const waiting = { seen: new Set<string>(), opened: new Set<string>() };
let timer: ReturnType<typeof setTimeout> | null = null;

function tell(kind: keyof typeof waiting, postId: string): void {
  const key = `${kind} ${postId}`;
  if (told.has(key)) return;
  told.add(key);
  waiting[kind].add(postId);
  timer ??= setTimeout(flush, batchMilliseconds);
}

function flush(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  const take = (kind: keyof typeof waiting) => {
    const ids = [...waiting[kind]].slice(0, mostPerBatch);
    for (const id of ids) waiting[kind].delete(id);
    return ids;
  };
  const body = { seen: take("seen"), opened: take("opened") };
  if (body.seen.length + body.opened.length === 0) return;
  api.publishing.markSeen({ body }).catch(() => {
    for (const id of body.seen) told.delete(`seen ${id}`);
    for (const id of body.opened) told.delete(`opened ${id}`);
  });
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") flush();
});

/** For the element of a message in a list. Only residents are counted. */
export function useSeen<E extends Element>(postId: string) {
  const element = useRef<E>(null);
  const isCounted = useResidence() !== null;
  useEffect(() => {
    if (!isCounted || !element.current) return;
    let dwell: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(dwell);
        if (entry?.isIntersecting) dwell = setTimeout(() => tell("seen", postId), dwellMilliseconds);
      },
      // A message taller than the screen never shows half of itself: a third of the screen is enough.
      { threshold: 0, rootMargin: "-33% 0px -33% 0px" },
    );
    watcher.observe(element.current);
    return () => {
      clearTimeout(dwell);
      watcher.disconnect();
    };
  }, [postId, isCounted]);
  return element;
}

/** For the message's own page. */
export function useOpened(postId: string | undefined): void {
  const isCounted = useResidence() !== null;
  useEffect(() => {
    if (!postId || !isCounted) return;
    tell("seen", postId);
    tell("opened", postId);
  }, [postId, isCounted]);
}
