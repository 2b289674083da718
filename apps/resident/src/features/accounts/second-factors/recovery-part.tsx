import { fewRecoveryCodes } from "@stoep/client/second-step";
import { useState } from "react";
import { api, Button, ConfirmDialog, Notice, useCommand } from "../../../app/index.ts";
import style from "../entrance.module.css";
import { useText } from "../words.ts";

/** How many codes are left, and ten new ones. */
export function RecoveryPart({ left, onRenewed }: { left: number; onRenewed: (codes: string[]) => void }) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const renew = useCommand(api.accounts.renewRecoveryCodes, {
    whenDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  });
  const words = t("recovery.left", { count: left });
  return (
    <div className={style.stack}>
      <h3>{t("recovery.title")}</h3>
      {left <= fewRecoveryCodes ? <Notice tone="warning">{words}</Notice> : <p>{words}</p>}
      <div>
        <Button isBusy={renew.isRunning} onClick={() => setAsked(true)}>
          {t("recovery.renew")}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t("recovery.renewTitle")}
          text={t("recovery.renewText")}
          confirm={t("recovery.renew")}
          onConfirm={() => {
            setAsked(false);
            void renew.run({});
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
