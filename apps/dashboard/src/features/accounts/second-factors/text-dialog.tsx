import type { AddDialogProps } from "@stoep/client/second-step";
import { Phone } from "@stoep/contract/accounts";
import { Button, bySchema, Dialog, DialogActions, Notice, Stack, Text, TextField, useForm } from "@stoep/ui";
import { useState } from "react";
import { z } from "zod";
import { api, useCommand, useFieldText, useRefusalText } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import { ConfirmCode } from "./confirm-code.tsx";

type Sent = { challengeId: string; phoneHint: string };

/** Adds codes by text message: a number, and the first code sent to it. */
export function TextDialog({ onAdded, onClose }: AddDialogProps) {
  const t = useText();
  const [sent, setSent] = useState<Sent | null>(null);
  const refusalText = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const over = (why: string) => {
    setProblem(why);
    setSent(null);
  };
  return (
    <Dialog opened onClose={onClose} title={t("text.title")} closeButtonProps={{ "aria-label": t("close") }}>
      {sent ? (
        <Stack>
          <Text role="status">{t("step.sent", { hint: sent.phoneHint })}</Text>
          <ConfirmCode
            command={api.accounts.confirmText}
            challengeId={sent.challengeId}
            onAdded={onAdded}
            onOver={over}
          />
          <Button variant="subtle" onClick={() => setSent(null)}>
            {t("text.again")}
          </Button>
        </Stack>
      ) : (
        <NumberForm problem={problem && refusalText(problem)} onSent={setSent} />
      )}
    </Dialog>
  );
}

function NumberForm({ problem, onSent }: { problem: string | null; onSent: (sent: Sent) => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: { phone: "" },
    validate: bySchema(z.object({ phone: Phone }), fieldText),
  });
  const add = useCommand(api.accounts.addText, { form, whenDone: onSent });
  return (
    <form onSubmit={form.onSubmit((body) => void add.run({ body }))} noValidate>
      <Stack>
        <Text>{t("text.lead")}</Text>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <TextField
          label={t("text.phone")}
          description={t("text.phoneHint")}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps("phone")}
        />
        <DialogActions>
          <Button type="submit" loading={add.isRunning} fullWidth>
            {t("step.send")}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
