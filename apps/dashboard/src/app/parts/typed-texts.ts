import { createContext, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Returns what is typed in a dialog that is open. */
type ReadTyped = () => string[];

/** Adds a dialog that is open; returns what takes it out again. */
type AddDialog = (read: ReadTyped) => () => void;

/** Provided around everything that may be gone while somebody is typing about it. */
export const OpenDialogs = createContext<AddDialog | null>(null);

/** Lets the text that is typed in this form be kept if what the dialog is about turns out to be gone. */
export function useTypedTexts(form: RefObject<HTMLFormElement | null>): void {
  const add = use(OpenDialogs);
  useEffect(() => add?.(() => typedIn(form.current)), [add, form]);
}

/** Only what is written: a choice is no text. */
function typedIn(form: HTMLFormElement | null): string[] {
  return [...(form?.elements ?? [])].flatMap((field) => {
    const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === "text");
    const text = isText && !field.hasAttribute("role") ? field.value.trim() : "";
    return text === "" ? [] : [text];
  });
}

/**
 * What was typed in the dialogs below when the thing that they are about was gone; null before it is, and until that is known. The
 * dialogs have to stay until then.
 */
export function useKeptTexts(isGone: boolean): { add: AddDialog; kept: string[] | null } {
  const parent = use(OpenDialogs);
  const open = useRef(new Set<ReadTyped>());
  const [kept, setKept] = useState<string[] | null>(null);
  useLayoutEffect(() => setKept(isGone ? [...open.current].flatMap((read) => read()) : null), [isGone]);
  const [add] = useState(() => (read: ReadTyped) => {
    open.current.add(read);
    const leaveParent = parent?.(read);
    return () => {
      open.current.delete(read);
      leaveParent?.();
    };
  });
  return { add, kept };
}
