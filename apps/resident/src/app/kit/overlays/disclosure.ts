import { afterPress } from "@stoep/client/presses";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface Disclosure<E extends HTMLElement> {
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  /** Contains the button and what it opens: an outside press, or Escape, closes it. */
  box: RefObject<E | null>;
  /** The button, which has the focus again after Escape. */
  button: RefObject<HTMLButtonElement | null>;
}

export function useDisclosure<E extends HTMLElement>(): Disclosure<E> {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<E>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);
  const close = () => setOpen(false);
  // The button shows the press first, and keeps its mark until the opened content is there.
  const open = () => afterPress(() => flushSync(() => setOpen(true)));
  return { isOpen, toggle: isOpen ? close : open, close, box, button };
}
