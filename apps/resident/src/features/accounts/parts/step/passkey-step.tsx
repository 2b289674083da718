import { useState } from "react";
import { Button, Notice } from "../../../../app/index.ts";
import { useText } from "../../words.ts";
import style from "../entrance.module.css";
import { signWithPasskey } from "./passkeys.ts";
import type { Ways } from "./ways.ts";

/** The device asks for finger, face or PIN. */
export function PasskeyStep({ ways }: { ways: Ways }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const ask = async () => {
    setAsking(true);
    setFailed(false);
    const options = await ways.passkeyOptions();
    const answer = options ? await signWithPasskey(options) : null;
    if (answer) await ways.take({ kind: "passkey", answer });
    else if (options) setFailed(true);
    setAsking(false);
  };
  const problem = isFailed ? t("step.passkeyFailed") : ways.problem;
  return (
    <div className={style.stack}>
      <p>{t("step.passkey")}</p>
      {problem && (
        <Notice tone="danger" isLive>
          {problem}
        </Notice>
      )}
      <Button look="main" isBusy={isAsking || ways.isBusy} onClick={() => void ask()}>
        {t("step.usePasskey")}
      </Button>
    </div>
  );
}
