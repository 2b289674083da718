import { useEffect, useRef } from "react";
import { useSessionState } from "../session.tsx";

/** Runs when the person has signed in again after the session had reached its end over this screen. */
export function useSessionReturn(run: () => void): void {
  const state = useSessionState();
  const isOver = state.phase === "in" && state.isOver === true;
  const wasOver = useRef(isOver);
  useEffect(() => {
    const isBack = wasOver.current && !isOver && state.phase === "in";
    wasOver.current = isOver;
    if (isBack) run();
  });
}

/** Runs when what was asked in vain can be asked again: the connection is back, or the session. */
export function useReturn(run: () => void): void {
  useSessionReturn(run);
  useEffect(() => {
    window.addEventListener("online", run);
    return () => window.removeEventListener("online", run);
  });
}
