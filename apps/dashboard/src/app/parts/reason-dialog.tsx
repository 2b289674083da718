import { Text, TextArea, useForm } from "@stoep/ui";
import type { ReactNode } from "react";
import { FormDialog } from "./form-dialog.tsx";

/** The dialog's only field. `lacking`: the error for a missing reason; null if it is optional. */
export const useReason = (lacking: string | null) =>
  useForm({
    initialValues: { reason: "" },
    validate: { reason: (reason) => (reason.trim() === "" ? lacking : null) },
  });

type Props = {
  form: ReturnType<typeof useReason>;
  /** Names the thing to decide on. */
  title: string;
  /** The consequences of the decision. */
  text?: string;
  /** Choices that come before the reason. */
  children?: ReactNode;
  /** null: no reason is asked for. */
  field: { label: string; hint: string; maxLength?: number } | null;
  /** What the choices lead to. */
  outcome?: ReactNode;
  act: { label: string; isDestructive: boolean; isRunning: boolean };
  cancel: string;
  onDecide: (reason: string) => void;
  onClose: () => void;
};

/** Asks to confirm a decision, and for its reason. */
export function ReasonDialog({ form, title, text, children, field, outcome, act, cancel, onDecide, onClose }: Props) {
  return (
    <FormDialog
      title={title}
      cancel={cancel}
      act={act}
      onSubmit={form.onSubmit(({ reason }) => onDecide(reason))}
      onClose={onClose}
    >
      {text && <Text>{text}</Text>}
      {children}
      {field && (
        <TextArea
          label={field.label}
          description={field.hint}
          maxLength={field.maxLength ?? 500}
          minRows={2}
          maxRows={10}
          {...form.getInputProps("reason")}
        />
      )}
      {outcome}
    </FormDialog>
  );
}
