import { type ProofWays, usePasskeyStep } from "@stoep/client/second-step";
import { Button, DialogActions, Notice, Stack, Text } from "@stoep/ui";
import { useText } from "../parts/words.ts";

/** The device asks for finger, face or PIN. */
export function PasskeyStep({ ways }: { ways: ProofWays }) {
  const t = useText();
  const { ask, isAsking, isFailed } = usePasskeyStep(ways);
  const problem = isFailed ? t("step.passkeyFailed") : ways.problem;
  return (
    <Stack>
      <Text>{t("step.passkey")}</Text>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <DialogActions>
        <Button loading={isAsking || ways.isBusy} onClick={ask} fullWidth>
          {t("step.usePasskey")}
        </Button>
      </DialogActions>
    </Stack>
  );
}
