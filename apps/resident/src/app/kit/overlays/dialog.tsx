import { CloseIcon } from "@stoep/ui/icons";
import { type ReactNode, useId, useState } from "react";
import { useAppText } from "../../text.ts";
import { Button, IconButton } from "../button.tsx";
import style from "./dialog.module.css";
import { useModal } from "./modal.ts";

interface Props {
  title: string;
  /** Without it, only a button inside the dialog closes it. */
  onClose?: () => void;
  /** Nothing in it can be lost, so a press outside closes it too. */
  isLight?: boolean;
  children: ReactNode;
}

/** Covers the screen while it is rendered, at the bottom on a phone; Escape closes it. */
export function Dialog({ title, onClose, isLight, children }: Props) {
  const t = useAppText();
  const titleId = useId();
  const [isShown, setShown] = useState(false);
  // The content is rendered afterwards and may take the focus.
  const { onClick, ...modal } = useModal(onClose, () => setShown(true));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog className={style.dialog} aria-labelledby={titleId} onClick={isLight ? onClick : undefined} {...modal}>
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

interface ActionsProps {
  /** The button is as wide as the fields above it. */
  isWide?: boolean;
  children: ReactNode;
}

/** The buttons of a dialog: at its foot, in view however long it is. In a step that is shown on a page as well, a plain row there. */
export function DialogActions({ isWide = false, children }: ActionsProps) {
  return (
    <div className={style.actions} data-wide={isWide || undefined}>
      {children}
    </div>
  );
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
