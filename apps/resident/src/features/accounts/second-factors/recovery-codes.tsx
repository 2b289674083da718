import { recoveryCodesText, saveRecoveryCodes } from "@stoep/client/second-step";
import { DownloadIcon, PrintIcon } from "@stoep/ui/icons";
import { Button, Dialog, DialogActions, Notice } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { CopyButton } from "./copy-button.tsx";
import style from "./factors.module.css";

/** Shown once; closes only when the person confirms having saved them. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useText();
  const text = recoveryCodesText(t("codes.heading"), codes);
  return (
    <Dialog title={t("codes.title")}>
      <Notice tone="warning">{t("codes.lead")}</Notice>
      <ol className={style.codes} aria-label={t("codes.heading")}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={style.keep}>
        <CopyButton text={text} label={t("codes.copy")} />
        <Button isSmall onClick={() => saveRecoveryCodes(text)}>
          <DownloadIcon aria-hidden />
          {t("codes.download")}
        </Button>
        <Button isSmall onClick={() => window.print()}>
          <PrintIcon aria-hidden />
          {t("codes.print")}
        </Button>
      </div>
      <DialogActions isWide>
        <Button look="main" onClick={onKept}>
          {t("codes.kept")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
