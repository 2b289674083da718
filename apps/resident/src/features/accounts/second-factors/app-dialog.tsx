import { type AddDialogProps, useAppSetup } from "@stoep/client/second-step";
import type { NewApp } from "@stoep/contract/accounts";
import type { z } from "zod";
import { api, Button, Dialog, DialogActions, Notice, toast } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { ConfirmCode } from "./confirm-code.tsx";
import { CopyButton } from "./copy-button.tsx";
import style from "./factors.module.css";
import { QrCode } from "./qr-code.tsx";

type AppSecret = z.infer<typeof NewApp>;

/** Adds an authenticator app: scan, open, or type the key, then prove with a first code that it works. */
export function AppDialog({ onAdded, onClose }: AddDialogProps) {
  const t = useText();
  const { app, problem, setProblem, again } = useAppSetup(toast, onClose);
  if (!app) return null;
  return (
    <Dialog title={t("app.title")} onClose={onClose}>
      {problem ? (
        <>
          <Notice tone="danger" isLive>
            {problem}
          </Notice>
          <DialogActions isWide>
            <Button onClick={again}>{t("step.back")}</Button>
          </DialogActions>
        </>
      ) : (
        <>
          <AppSetup app={app} />
          <p>{t("app.code")}</p>
          <ConfirmCode
            command={api.accounts.confirmApp}
            challengeId={app.challengeId}
            leavesFocus
            onAdded={onAdded}
            onOver={setProblem}
          />
        </>
      )}
    </Dialog>
  );
}

function AppSetup({ app: { uri, secret } }: { app: AppSecret }) {
  const t = useText();
  return (
    <>
      <p>{t("app.scan")}</p>
      <QrCode text={uri} label={t("app.qr")} />
      <p>
        {t("app.here")} <a href={uri}>{t("app.open")}</a>
      </p>
      <div>
        <p>{t("app.type")}</p>
        <div className={style.key}>
          <code>{secret}</code>
          <CopyButton text={secret} label={t("app.copy")} />
        </div>
      </div>
    </>
  );
}
