import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReaderAnswer, ReaderScreen } from "./messages.ts";

interface ReaderFrame {
  /** For the frame with the reader's page. */
  frame: RefCallback<HTMLIFrameElement>;
  /** In pixels; null until the message is drawn. */
  height: number | null;
  /** The frame's key: a page that could not be loaded without a connection is loaded anew in another frame. */
  attempt: number;
  /** Whether the page has not answered for so long that it cannot have loaded. */
  isSilent: boolean;
  retry: () => void;
}

const patienceMs = 20_000;

/** For the dashboard: shows a reading in the frame, as soon as the page in it is ready, and again when either is new. */
export function useReaderFrame(reading: ReaderScreen): ReaderFrame {
  const shown = useRef<HTMLIFrameElement>(null);
  // Kept while something beside it loads, which hides it for a moment: the page in it may be ready just then.
  const frame = useCallback((element: HTMLIFrameElement | null) => {
    if (element) shown.current = element;
  }, []);
  const [loads, setLoads] = useState(0);
  const [height, setHeight] = useState<number | null>(null);
  const [isEnlarged, setEnlarged] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** The attempt that was waited for in vain. */
  const [silentAttempt, setSilentAttempt] = useState<number | null>(null);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    const listener = ({ source, origin, data }: MessageEvent<ReaderAnswer>) => {
      if (origin !== location.origin || source === null || source !== shown.current?.contentWindow) return;
      if ("isReady" in data) setLoads((before) => before + 1);
      if ("height" in data) setHeight(data.height);
      if ("isEnlarged" in data) setEnlarged(data.isEnlarged);
    };
    addEventListener("message", listener);
    return () => removeEventListener("message", listener);
  }, []);
  useEffect(() => {
    if (loads > 0) shown.current?.contentWindow?.postMessage(reading, location.origin);
  }, [loads, reading]);
  useEffect(() => {
    if (loads > 0) return;
    addEventListener("online", retry);
    const timer = setTimeout(() => setSilentAttempt(attempt), patienceMs);
    return () => {
      removeEventListener("online", retry);
      clearTimeout(timer);
    };
  }, [loads, attempt, retry]);
  useLayoutEffect(() => (isEnlarged && shown.current ? putAboveAll(shown.current) : undefined), [isEnlarged]);
  return { frame, height, attempt, isSilent: loads === 0 && silentAttempt === attempt, retry };
}

/** Above everything else in the window, whatever it stands in. Returns what puts it back. */
function putAboveAll(element: HTMLElement): () => void {
  element.popover = "manual";
  // Older browsers, and the simulated page of tests, have none.
  element.showPopover?.();
  return () => {
    element.popover = null;
  };
}
