import { Text } from "@stoep/ui";
import type { FormEventHandler, ReactNode } from "react";
import { FormDialog } from "../../../../app/index.ts";
import { useText } from "./words.ts";

type Props = {
  title: string;
  text?: string;
  act: string;
  isDestructive?: boolean;
  isRunning: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children?: ReactNode;
};

/** A short question about a ticket: says what will happen, with a button that names it. */
export function QuestionDialog({ title, text, act, isDestructive, isRunning, onSubmit, onClose, children }: Props) {
  const t = useText();
  return (
    <FormDialog
      title={title}
      cancel={t("cancel")}
      act={{ label: act, isDestructive, isRunning }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
      onClose={onClose}
    >
      {text && <Text>{text}</Text>}
      {children}
    </FormDialog>
  );
}
