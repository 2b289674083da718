import { Button, Notice, Stack, Text } from "@stoep/ui";
import { useState } from "react";
import { signWithPasskey } from "../passkeys.ts";
import { useText } from "../words.ts";
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
    <Stack>
      <Text>{t("step.passkey")}</Text>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button loading={isAsking || ways.isBusy} onClick={ask} fullWidth>
        {t("step.usePasskey")}
      </Button>
    </Stack>
  );
}
