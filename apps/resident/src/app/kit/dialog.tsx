import { CloseIcon } from "@stoep/ui/icons";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useAppText } from "../text.ts";
import { Button, IconButton } from "./button.tsx";
import style from "./dialog.module.css";

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Stands over the screen while it is rendered; Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, onClose, children }: Props) {
  const t = useAppText();
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      className={style.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={style.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={t("close")} onClick={onClose}>
          <CloseIcon aria-hidden />
        </IconButton>
      </div>
      <div className={style.body}>{children}</div>
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
