import { Drawer } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { rememberFocus } from "../feedback/focus.ts";
import style from "./panel.module.css";

export type PanelProps = {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Buttons that stay in sight, the main one last. */
  footer?: ReactNode;
  children: ReactNode;
};

/** What lies over the page at one side: its title and its buttons stay, what is between them scrolls. Afterwards the focus is where it was. */
export function Panel({
  title,
  closeLabel,
  onClose,
  footer,
  children,
  place,
}: PanelProps & { place: "end" | "bottom" }) {
  useEffect(() => rememberFocus(), []);
  return (
    <Drawer.Root
      opened
      onClose={onClose}
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
        <Drawer.Body>{children}</Drawer.Body>
        {footer && <div className={style.footer}>{footer}</div>}
      </Drawer.Content>
    </Drawer.Root>
  );
}
