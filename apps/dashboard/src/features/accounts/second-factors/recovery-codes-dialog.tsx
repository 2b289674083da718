import { recoveryCodesText, saveRecoveryCodes } from "@stoep/client/second-step";
import { Button, CopyButton, Dialog, DialogActions, Group, Notice, Stack } from "@stoep/ui";
import { CheckIcon, CopyIcon, DownloadIcon, PrintIcon } from "@stoep/ui/icons";
import { useText } from "../parts/words.ts";
import style from "./recovery-codes.module.css";

/** Shown once. Closed only by confirming that the codes are stored, not by a click outside the dialog. */
export function RecoveryCodesDialog({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useText();
  const text = recoveryCodesText(t("codes.heading"), codes);
  return (
    <Dialog
      opened
      onClose={onKept}
      title={t("codes.title")}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      className={style.dialog ?? ""}
    >
      <Stack>
        <Notice tone="warning">{t("codes.lead")}</Notice>
        <ol className={style.codes} aria-label={t("codes.heading")}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Group gap="xs" className={style.noPrint ?? ""}>
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
                onClick={copy}
              >
                {copied ? t("copied") : t("codes.copy")}
              </Button>
            )}
          </CopyButton>
          <Button variant="default" leftSection={<DownloadIcon aria-hidden />} onClick={() => saveRecoveryCodes(text)}>
            {t("codes.download")}
          </Button>
          <Button variant="default" leftSection={<PrintIcon aria-hidden />} onClick={() => window.print()}>
            {t("codes.print")}
          </Button>
        </Group>
        <DialogActions>
          <Button className={style.noPrint ?? ""} onClick={onKept} fullWidth>
            {t("codes.kept")}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
