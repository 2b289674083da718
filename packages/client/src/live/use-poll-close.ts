import { dayMs } from "@stoep/contract/kernel";
import { useEffect, useEffectEvent } from "react";

/** Clocks differ slightly: wait until the server also considers it closed. */
const marginMilliseconds = 500;
/** Longer waits exceed what a timer can count, and nobody keeps a page open that long. */
const longest = dayMs;

/** No event announces a poll's end. Calls back when it closes, or immediately if it has closed since it was read. */
export function usePollClose(
  { closesAt, isClosed }: { closesAt: string | null; isClosed: boolean },
  onClosed: () => void,
): void {
  const tell = useEffectEvent(onClosed);
  useEffect(() => {
    const wait = closesAt && !isClosed ? Date.parse(closesAt) - Date.now() + marginMilliseconds : longest;
    if (wait >= longest) return;
    const timer = setTimeout(() => tell(), Math.max(wait, marginMilliseconds));
    return () => clearTimeout(timer);
  }, [closesAt, isClosed]);
}
