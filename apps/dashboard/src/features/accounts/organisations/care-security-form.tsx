import { careFactorReasonMax } from "@stoep/contract/accounts";
import { Button, Dialog, DialogActions, Group, Stack, Text, TextArea } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand, useFieldText, useSession } from "../../../app/index.ts";
import { useText } from "../settings/words.ts";
import { OwnFactorNotice } from "./own-factor-notice.tsx";

/** Whether care requires a second step; making it optional takes a reason, which the log keeps. D §2 */
export function CareSecurityForm({ isRequired }: { isRequired: boolean }) {
  const t = useText();
  const { account } = useSession();
  const [isAsked, setAsked] = useState(false);
  const save = useCommand(api.accounts.secureCare, { done: t("saved"), whenDone: () => setAsked(false) });
  return (
    <Stack>
      <Text>{t(isRequired ? "careSecurity.on" : "careSecurity.off")}</Text>
      {!isRequired && !account.hasSecondFactor && <OwnFactorNotice />}
      <Group>
        {isRequired ? (
          <Button variant="subtle" color="brick" onClick={() => setAsked(true)}>
            {t("careSecurity.stop")}
          </Button>
        ) : (
          <Button
            loading={save.isRunning}
            disabled={!account.hasSecondFactor}
            onClick={() => void save.run({ body: { isRequired: true, reason: "" } })}
          >
            {t("careSecurity.require")}
          </Button>
        )}
      </Group>
      {isAsked && (
        <StopDialog
          isBusy={save.isRunning}
          onStop={(reason) => void save.run({ body: { isRequired: false, reason } })}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  );
}

type StopProps = { isBusy: boolean; onStop: (reason: string) => void; onClose: () => void };

function StopDialog({ isBusy, onStop, onClose }: StopProps) {
  const t = useText();
  const fieldText = useFieldText();
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === "";
  const stop = () => {
    setChecked(true);
    if (!isMissing) onStop(reason.trim());
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t("careSecurity.stopTitle")}
      closeButtonProps={{ "aria-label": t("cancel") }}
    >
      <Stack>
        <Text>{t("careSecurity.stopText")}</Text>
        <TextArea
          label={t("careSecurity.reason")}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={careFactorReasonMax}
          error={isChecked && isMissing ? fieldText("required") : undefined}
          data-autofocus
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button color="brick" loading={isBusy} onClick={stop}>
            {t("careSecurity.stop")}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
