import { Drawer } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useEscape } from "../feedback/escape.ts";
import { rememberFocus } from "../feedback/focus.ts";
import { startAtForm } from "../feedback/start-at-form.ts";
import style from "./panel.module.css";

export type PanelProps = {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Buttons that stay visible, the main one last. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A panel over one side of the page: title and buttons stay, the content scrolls. The focus begins at its form's first field, if it has
 * one, and then returns to where it was.
 */
export function Panel({
  title,
  closeLabel,
  onClose,
  footer,
  children,
  place,
}: PanelProps & { place: "end" | "bottom" }) {
  const root = useRef<HTMLDivElement>(null);
  useEscape(root, true, onClose);
  useEffect(() => rememberFocus(), []);
  return (
    <Drawer.Root
      ref={root}
      opened
      onClose={onClose}
      closeOnEscape={false}
      position={place === "end" ? "right" : "bottom"}
      size={place === "end" ? "min(560px, 100vw)" : "auto"}
      classNames={{ content: style[place] ?? "", body: style.body ?? "", header: style.header ?? "" }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title className={style.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} size={40} />
        </Drawer.Header>
        <Drawer.Body>
          {children}
          <span hidden ref={startAtForm} />
        </Drawer.Body>
        {footer && <div className={style.footer}>{footer}</div>}
      </Drawer.Content>
    </Drawer.Root>
  );
}
