import { NumberField, Text, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, FormDialog, notify, useCommand, useRefusalText } from "../../../../app/index.ts";
import { wholeNumber } from "../../code-batches/asked-often.ts";
import type { Round } from "../../parts/words.ts";
import { useCodesText } from "./words.ts";

type Props = {
  round: Round;
  /** Issues a new code at the counter, where that is allowed. */
  onIssue: (() => void) | undefined;
  onClose: () => void;
};

/** Revokes a code by its serial number, and offers a new one. */
export function RevokeDialog({ round, onIssue, onClose }: Props) {
  const t = useCodesText();
  const refusalText = useRefusalText();
  const [revoked, setRevoked] = useState<number | null>(null);
  const form = useForm<{ serial: number | string }>({
    initialValues: { serial: "" },
    validate: { serial: (serial) => (typeof serial === "number" ? null : t("revoke.enter")) },
  });
  const revoke = useCommand(api.budgets.revokeCode, {
    form,
    refused: ({ code }) => {
      const isOfCode = code === "code_used" || code === "code_revoked";
      if (isOfCode) form.setFieldError("serial", refusalText(code));
      return isOfCode;
    },
  });
  const submit = async (serial: number) => {
    if (!(await revoke.run({ params: { roundId: round.id }, body: { serial } }))) return;
    if (onIssue) return setRevoked(serial);
    notify(t("revoke.done", { serial }), "done");
    onClose();
  };
  if (revoked !== null && onIssue) {
    return (
      <FormDialog
        title={t("revoke.title")}
        cancel={t("close")}
        act={{ label: t("revoke.issue") }}
        onSubmit={(event) => {
          event.preventDefault();
          onIssue();
        }}
        onClose={onClose}
      >
        <Text role="status">{t("revoke.done", { serial: revoked })}</Text>
        <Text>{t("revoke.offer")}</Text>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      title={t("revoke.title")}
      cancel={t("cancel")}
      act={{ label: t("revoke.act"), isRunning: revoke.isRunning, isDestructive: true }}
      onSubmit={form.onSubmit(({ serial }) => submit(Number(serial)))}
      onClose={onClose}
    >
      <Text>{t("revoke.text")}</Text>
      <NumberField
        {...wholeNumber}
        label={t("serial")}
        description={t("revoke.hint")}
        {...form.getInputProps("serial")}
        data-path="serial"
      />
    </FormDialog>
  );
}
