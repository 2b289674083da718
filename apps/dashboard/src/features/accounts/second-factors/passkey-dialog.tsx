import { type AddDialogProps, passkeyName, usePasskeySetup } from "@stoep/client/second-step";
import { Button, Dialog, DialogActions, Notice, Stack, Text, TextField, useForm } from "@stoep/ui";
import { notify, useFieldText } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** Adds a passkey: first its name, then the device asks for finger, face or PIN. */
export function PasskeyDialog({ onAdded, onClose }: AddDialogProps) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: { name: passkeyName(t) },
    validate: { name: (value) => (value.trim() === "" ? fieldText("nameRequired") : null) },
  });
  const { make, isAsking, problem } = usePasskeySetup({ tell: notify, t, form, onAdded });
  return (
    <Dialog opened onClose={onClose} title={t("passkey.title")} closeButtonProps={{ "aria-label": t("close") }}>
      <form onSubmit={form.onSubmit(({ name }) => void make(name))} noValidate>
        <Stack>
          <Text>{t("passkey.lead")}</Text>
          {problem && <Notice tone="danger">{problem}</Notice>}
          <TextField
            label={t("passkey.name")}
            description={t("passkey.nameHint")}
            maxLength={60}
            {...form.getInputProps("name")}
          />
          <DialogActions>
            <Button type="submit" loading={isAsking} fullWidth>
              {t("passkey.submit")}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
