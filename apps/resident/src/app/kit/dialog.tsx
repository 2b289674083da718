import { CloseIcon } from "@stoep/ui/icons";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useAppText } from "../text.ts";
import { Button, IconButton } from "./button.tsx";
import style from "./dialog.module.css";

interface Props {
  title: string;
  /** Absent: it is not closed but by a button in it. */
  onClose?: () => void;
  children: ReactNode;
}

/** Stands over the screen while it is rendered; Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, onClose, children }: Props) {
  const t = useAppText();
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    // What stands in it comes after, and may take the focus.
    setShown(true);
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const stayOpen = (event: KeyboardEvent) => {
    if (!onClose && event.key === "Escape") event.preventDefault();
  };
  return (
    <dialog
      ref={box}
      className={style.dialog}
      aria-labelledby={titleId}
      onKeyDown={stayOpen}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className={style.head}>
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <IconButton label={t("close")} onClick={onClose}>
            <CloseIcon aria-hidden />
          </IconButton>
        )}
      </div>
      {isShown && <div className={style.body}>{children}</div>}
    </dialog>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={style.actions}>{children}</div>;
}

interface ConfirmProps {
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  isBusy?: boolean;
}

export function ConfirmDialog({ title, text, confirm, onConfirm, onClose, isBusy }: ConfirmProps) {
  const t = useAppText();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <Button look="danger" onClick={onConfirm} isBusy={isBusy ?? false}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{t("cancel")}</Button>
      </DialogActions>
    </Dialog>
  );
}
