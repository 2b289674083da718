import { useEffect } from "react";

/** How often and how long the part of a screen is waited for. */
const pauseMilliseconds = 100;
const patienceMilliseconds = 10_000;

/**
 * Scrolls to the part of the screen that the address leads to, if its id begins with `id`: as soon as it is there, since it may load
 * after the screen, and unless the reader moves first. One that is gone leaves the screen at its top.
 */
export function useAnchorInView(id: string): void {
  useEffect(() => {
    const { hash } = location;
    if (!hash.startsWith(`#${id}`)) return;
    const moves = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
    let left = patienceMilliseconds / pauseMilliseconds;
    const stop = () => {
      clearInterval(timer);
      for (const type of moves) removeEventListener(type, stop);
    };
    const tryIt = () => {
      const part = document.getElementById(hash.slice(1));
      part?.scrollIntoView();
      left -= 1;
      if (part || left <= 0) stop();
    };
    const timer = setInterval(tryIt, pauseMilliseconds);
    for (const type of moves) addEventListener(type, stop, { passive: true });
    return stop;
  }, [id]);
}
