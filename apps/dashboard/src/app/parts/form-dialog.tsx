import { Button, Dialog, DialogActions, Stack } from "@stoep/ui";
import { type FormEventHandler, type ReactNode, useRef } from "react";
import { useAppText } from "../text.ts";
import { useTypedTexts } from "./typed-texts.ts";

type Props = {
  title: string;
  size?: "lg";
  cancel: string;
  act: { label: string; isRunning?: boolean; isDestructive?: boolean; isDisabled?: boolean };
  /** Where it has no field, and the act cannot be undone. */
  startsAtCancel?: true;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
};

/** A short form in a dialog: its fields, then *cancel* and the act. */
export function FormDialog({ title, size, cancel, act, startsAtCancel, onSubmit, onClose, children }: Props) {
  const t = useAppText();
  const form = useRef<HTMLFormElement>(null);
  useTypedTexts(form);
  return (
    <Dialog opened onClose={onClose} title={title} size={size} closeButtonProps={{ "aria-label": t("list.close") }}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <Stack>
          {children}
          <DialogActions>
            <Button variant="default" data-autofocus={startsAtCancel} onClick={onClose}>
              {cancel}
            </Button>
            <Button
              type="submit"
              color={act.isDestructive ? "brick" : undefined}
              loading={act.isRunning}
              disabled={act.isDisabled}
            >
              {act.label}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
