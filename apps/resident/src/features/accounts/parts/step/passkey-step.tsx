import { useState } from "react";
import { Button, Notice } from "../../../../app/index.ts";
import { useText } from "../../words.ts";
import style from "../entrance.module.css";
import type { Proof, Ways } from "./ways.ts";

type Options = NonNullable<Awaited<ReturnType<Ways["passkeyOptions"]>>>;

/** The library that talks to the authenticator loads when it is asked. Null: given up, or it did not work. */
async function sign(options: Options): Promise<(Proof & { kind: "passkey" })["answer"] | null> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  const answer = await startAuthentication({ optionsJSON }).catch(() => null);
  return answer && { ...answer, response: { ...answer.response } };
}

/** The device asks for finger, face or PIN. */
export function PasskeyStep({ ways }: { ways: Ways }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const ask = async () => {
    setAsking(true);
    setFailed(false);
    const options = await ways.passkeyOptions();
    const answer = options ? await sign(options) : null;
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
