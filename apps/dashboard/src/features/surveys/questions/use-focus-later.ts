import { controlOfField } from "@stoep/ui";
import { useEffect, useRef } from "react";

/** Moves the focus to the field at a path once it is drawn: that of what was just added. */
export function useFocusLater(): (path: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const field = wanted.current === null ? null : controlOfField(wanted.current);
    if (!field) return;
    wanted.current = null;
    field.focus();
  });
  return (path) => {
    wanted.current = path;
  };
}
