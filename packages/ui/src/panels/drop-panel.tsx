import { FocusTrap } from "@mantine/core";
import { useClickOutside } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef } from "react";
import style from "./drop-panel.module.css";

type Props = { label: string; onClose: () => void; children: ReactNode };

/** What a button of the top bar opens below itself. Render it next to the button, in one positioned element. */
export function DropPanel({ label, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isAtButton = (target: EventTarget | null) =>
    box.current?.parentElement?.contains(target instanceof Node ? target : null);
  // A press on its own button already closes it.
  useClickOutside((event) => !isAtButton(event.target) && onClose(), null, box.current ? [box.current] : undefined);
  useEffect(() => {
    const before = document.activeElement;
    return () => (before as HTMLElement | null)?.focus?.();
  }, []);
  return (
    <FocusTrap active innerRef={box}>
      <div
        role="dialog"
        aria-label={label}
        className={style.panel}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          onClose();
        }}
      >
        {children}
      </div>
    </FocusTrap>
  );
}
