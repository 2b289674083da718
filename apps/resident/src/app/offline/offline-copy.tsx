import { Refused } from "@stoep/contract/kernel";
import { useLayoutEffect, useMemo } from "react";
import { useFormat } from "../format.ts";
import { Notice } from "../kit/notice.tsx";
import { useAppText } from "../text.ts";
import { type Cached, readCacheEntry, writeCacheEntry } from "./cache.ts";

/** Of each kind, as many as were loaded last. */
const mostCopies = 30;

interface QueryResult<T> {
  data: T | undefined;
  error: unknown;
}

/** What was loaded, or without a connection what was loaded before on this device, and when. */
export function useOfflineCopy<T>(
  kind: string,
  key: string,
  { data, error }: QueryResult<T>,
  otherwise?: () => Cached<T> | null,
) {
  // Before it can be seen: what was on the screen is kept, however soon the phone is closed.
  useLayoutEffect(() => {
    if (data !== undefined) writeCacheEntry(kind, key, data, mostCopies);
  }, [kind, key, data]);
  const isCutOff = data === undefined && error instanceof Refused && error.code === "unavailable";
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the connection is found to be gone
  const kept = useMemo(
    () => (isCutOff ? (readCacheEntry<T>(kind, key) ?? otherwise?.() ?? null) : null),
    [isCutOff, kind, key],
  );
  return { value: data ?? kept?.value, keptAt: kept?.at ?? null };
}

/** From when it is, where what is shown was kept. */
export function OfflineCopyNotice({ at }: { at: string | null }) {
  const t = useAppText();
  const format = useFormat();
  return at && <Notice tone="warning">{t("offline.from", { moment: format.moment(at) })}</Notice>;
}
