import { askToLeave, Button, SideDrawer, Stack } from "@stoep/ui";
import { type FormEventHandler, type ReactNode, useId } from "react";
import { useLeaveQuestion } from "../leave-question.ts";
import { useAppText } from "../text.ts";

type Props = {
  title: string;
  save: { label: string; isRunning: boolean };
  /** The label of a button that closes the drawer, beside the button that saves. */
  cancel?: string;
  /** Asks before closing. */
  isDirty?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a drawer, with its button in sight. */
export function FormDrawer({ title, save, cancel, isDirty = false, onSubmit, onClose, children }: Props) {
  const t = useAppText();
  const id = useId();
  useLeaveQuestion(isDirty);
  const close = async () => {
    if (!isDirty || (await askToLeave())) onClose();
  };
  return (
    <SideDrawer
      title={title}
      closeLabel={t("list.close")}
      onClose={() => void close()}
      footer={
        <>
          {cancel && (
            <Button variant="default" onClick={() => void close()}>
              {cancel}
            </Button>
          )}
          <Button type="submit" form={id} loading={save.isRunning}>
            {save.label}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate>
        <Stack>{children}</Stack>
      </form>
    </SideDrawer>
  );
}
