import { MoreIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import { IconButton } from "../button.tsx";
import { useDisclosure } from "./disclosure.ts";
import style from "./menu.module.css";
import { Popover } from "./popover.tsx";

export interface MenuItem {
  key: string;
  label: string;
  icon: ReactNode;
  onChoose: () => void;
}

/** Further actions on a thing: a button that opens a short list. */
export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const { isOpen, toggle, close, box, button } = useDisclosure<HTMLDivElement>();
  if (items.length === 0) return null;
  return (
    <div className={style.menu} ref={box}>
      <IconButton ref={button} label={label} aria-expanded={isOpen} onClick={toggle}>
        <MoreIcon aria-hidden />
      </IconButton>
      {isOpen && (
        <Popover title={label} onClose={close}>
          <ul className={style.list}>
            {items.map(({ key, label: text, icon, onChoose }) => (
              <li key={key}>
                <button
                  type="button"
                  className={style.item}
                  onClick={() => {
                    // A dialog that this opens later returns the focus to the button.
                    button.current?.focus();
                    close();
                    onChoose();
                  }}
                >
                  {icon}
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </div>
  );
}
