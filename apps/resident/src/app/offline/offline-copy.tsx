import { Refused } from "@stoep/contract/kernel";
import { useLayoutEffect, useMemo } from "react";
import { useFormat } from "../format.ts";
import { Notice } from "../kit/notice.tsx";
import { useAppText } from "../text.ts";
import { type Cached, readCacheEntry, writeCacheEntry } from "./cache.ts";

/** How many copies of each kind are kept: the most recent ones. */
const mostCopies = 30;

interface QueryResult<T> {
  data: T | undefined;
  error: unknown;
}

/** The loaded data, or without a connection its last copy on this device, with its time. */
export function useOfflineCopy<T>(
  kind: string,
  key: string,
  { data, error }: QueryResult<T>,
  otherwise?: () => Cached<T> | null,
) {
  // Stored before the screen is painted, so that the copy exists however soon the phone is closed.
  useLayoutEffect(() => {
    if (data !== undefined) writeCacheEntry(kind, key, data, mostCopies);
  }, [kind, key, data]);
  const isCutOff = data === undefined && error instanceof Refused && error.code === "unavailable";
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the connection is lost
  const kept = useMemo(
    () => (isCutOff ? (readCacheEntry<T>(kind, key) ?? otherwise?.() ?? null) : null),
    [isCutOff, kind, key],
  );
  return { value: data ?? kept?.value, keptAt: kept?.at ?? null };
}

/** When the shown copy was made. */
export function OfflineCopyNotice({ at }: { at: string | null }) {
  const t = useAppText();
  const format = useFormat();
  return at && <Notice tone="warning">{t("offline.from", { moment: format.moment(at) })}</Notice>;
}
