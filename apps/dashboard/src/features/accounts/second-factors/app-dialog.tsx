import { type AddDialogProps, useAppSetup } from "@stoep/client/second-step";
import { Button, Dialog, DialogActions, Group, Notice, Stack, Text } from "@stoep/ui";
import { api, notify, QrCode } from "../../../app/index.ts";
import { CopyText } from "../parts/copy-text.tsx";
import { useText } from "../parts/words.ts";
import { ConfirmCode } from "./confirm-code.tsx";

/** Adds an authenticator app: scan or type the secret, then prove with a first code that it works. */
export function AppDialog({ onAdded, onClose }: AddDialogProps) {
  const t = useText();
  const { app, problem, setProblem, again } = useAppSetup(notify, onClose);
  return (
    <Dialog
      opened={app !== null}
      onClose={onClose}
      title={t("app.title")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      {problem ? (
        <Stack>
          <Notice tone="danger">{problem}</Notice>
          <DialogActions>
            <Button onClick={again}>{t("step.back")}</Button>
          </DialogActions>
        </Stack>
      ) : (
        app && (
          <Stack>
            <Text>{t("app.scan")}</Text>
            <QrCode text={app.uri} label={t("app.qr")} />
            <Text size="sm">{t("app.type")}</Text>
            <Group gap="xs" wrap="nowrap">
              <CopyText text={app.secret} label={t("app.copy")} />
            </Group>
            <Text>{t("app.code")}</Text>
            <ConfirmCode
              command={api.accounts.confirmApp}
              challengeId={app.challengeId}
              onAdded={onAdded}
              onOver={setProblem}
            />
          </Stack>
        )
      )}
    </Dialog>
  );
}
