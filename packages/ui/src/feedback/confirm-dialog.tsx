import { Button, Modal, Stack, Text } from "@mantine/core";
import { DialogActions } from "../controls/dialog-actions.tsx";
import type { Question } from "./confirmations.ts";

type Props = Question & { opened: boolean; onAnswer: (isConfirmed: boolean) => void; isBusy?: boolean };

/** A yes-or-no question. Starts on the harmless answer; Escape means no. */
export function ConfirmDialog({ opened, onAnswer, isBusy = false, ...question }: Props) {
  const { title, message, confirmLabel, cancelLabel, isDestructive = false } = question;
  return (
    <Modal opened={opened} onClose={() => onAnswer(false)} title={title} withCloseButton={false}>
      <Stack>
        {typeof message === "string" ? <Text>{message}</Text> : message}
        <DialogActions>
          <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
            {cancelLabel}
          </Button>
          <Button color={isDestructive ? "brick" : "canal"} loading={isBusy} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
