import { Button, Dialog, Group, Stack, Text } from "@stoep/ui";
import type { ReactNode } from "react";
import { useText } from "./words.ts";

type Props = {
  title: string;
  text?: string;
  act: string;
  isDestructive?: boolean;
  isRunning: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** A short question about a ticket: says what will happen, with a button that names it. */
export function QuestionDialog({ title, text, act, isDestructive, isRunning, onSubmit, onClose, children }: Props) {
  const t = useText();
  return (
    <Dialog opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": t("close") }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack>
          {text && <Text>{text}</Text>}
          {children}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" {...(isDestructive ? { color: "brick" } : {})} loading={isRunning}>
              {act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
