import { makePasskey } from "@stoep/client/passkeys";
import type { AddDialogProps } from "@stoep/client/second-step";
import { readAgent } from "@stoep/contract/accounts";
import { Button, Dialog, Notice, Stack, Text, TextField, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, type Refused, useCommand, useFieldText, useRefusalText } from "../../../../app/index.ts";
import { useText } from "../words.ts";

/** A passkey: first the name to know it by, then the device asks for finger, face or PIN. */
export function PasskeyDialog({ onAdded, onClose }: AddDialogProps) {
  const t = useText();
  const fieldText = useFieldText();
  const words = useRefusalText();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { browser, system } = readAgent(navigator.userAgent);
  const form = useForm({
    initialValues: { name: browser && system ? t("sessions.on", { browser, system }) : "" },
    validate: { name: (value) => (value.trim() === "" ? fieldText("nameRequired") : null) },
  });
  const begin = useCommand(api.accounts.addPasskey);
  const refused = ({ code }: Refused) => {
    setProblem(words(code));
    return true;
  };
  const finish = useCommand(api.accounts.confirmPasskey, { form, refused, done: t("factors.done"), whenDone: onAdded });
  const make = async (name: string) => {
    setProblem(null);
    const begun = await begin.run({});
    if (!begun) return;
    const answer = await makePasskey(begun.options);
    if (!answer) return setProblem(t("step.passkeyFailed"));
    await finish.run({ body: { challengeId: begun.challengeId, name, answer } });
  };
  const submit = form.onSubmit(async ({ name }) => {
    setAsking(true);
    await make(name);
    setAsking(false);
  });
  return (
    <Dialog opened onClose={onClose} title={t("passkey.title")} closeButtonProps={{ "aria-label": t("close") }}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{t("passkey.lead")}</Text>
          {problem && <Notice tone="danger">{problem}</Notice>}
          <TextField
            label={t("passkey.name")}
            description={t("passkey.nameHint")}
            maxLength={60}
            data-autofocus
            {...form.getInputProps("name")}
          />
          <Button type="submit" loading={isAsking} fullWidth>
            {t("passkey.submit")}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
