import { useEffect, useEffectEvent } from "react";

/** Clocks differ a little: not before the server, too, counts it as closed. */
const marginMilliseconds = 500;
/** What lies further ahead than a timer can count, nobody keeps a page open for. */
const longest = 24 * 60 * 60 * 1000;

/** No event tells of a poll's end: calls back at its closing moment, or at once where that has passed since it was read. */
export function useClosing(
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
