/** Whether another tab of this browser is writing the same thing: the second is told, until the first has left it. */
import { useEffect, useState } from "react";

/** A tab that is just leaving it, as with a reload, is not worth a word. */
const patienceMilliseconds = 500;

/** `name`: what is written, the same in every tab; null while nothing is. False where the browser cannot tell. */
export function useWrittenElsewhere(name: string | null): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (name === null || !("locks" in navigator)) return;
    const leave = hold(`stoep.written.${name}`, setElsewhere);
    return () => {
      leave();
      setElsewhere(false);
    };
  }, [name]);
  return isElsewhere;
}

/** Waits for the turn to hold a name, and holds it until it is left; says whether somebody else holds it. */
function hold(name: string, tell: (isElsewhere: boolean) => void): () => void {
  const waiting = new AbortController();
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const timer = setTimeout(() => tell(true), patienceMilliseconds);
  const begin = () => {
    clearTimeout(timer);
    tell(false);
    return left;
  };
  // Refused when it is left before its turn.
  void navigator.locks.request(name, { signal: waiting.signal }, begin).catch(() => null);
  return () => {
    clearTimeout(timer);
    waiting.abort();
    leave();
  };
}
