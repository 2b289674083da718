/** Colours that the system forces on every page, such as Windows’ contrast themes. Style sheets follow by themselves; drawings must ask. */
import { useSyncExternalStore } from "react";

/** Colours of the system that differ from each other in every contrast theme. */
export type SystemColour = "Canvas" | "CanvasText" | "GrayText" | "Highlight" | "HighlightText" | "LinkText";

const query = () => window.matchMedia?.("(forced-colors: active)");

export const areColoursForced = (): boolean => query()?.matches ?? false;

/** Drawn again when it changes. */
export const useForcedColours = (): boolean => useSyncExternalStore(watch, areColoursForced);

function watch(tell: () => void): () => void {
  const media = query();
  media?.addEventListener?.("change", tell);
  return () => media?.removeEventListener?.("change", tell);
}

/** The present values, as `rgb(…)`, which libraries that draw understand. */
export function systemColours<Name extends string>(names: Record<Name, SystemColour>): Record<Name, string> {
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.transition = "none";
  const entries = Object.entries<SystemColour>(names).map(([name, colour]) => {
    probe.style.color = colour;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(entries) as Record<Name, string>;
}
