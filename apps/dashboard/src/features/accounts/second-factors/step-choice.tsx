import { inOrder, type ProofWays } from "@stoep/client/second-step";
import type { StepKind } from "@stoep/contract/accounts";
import { Button, Notice, Stack, Text } from "@stoep/ui";
import { KeyIcon, MessageIcon, PasskeyIcon, PhoneIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { useText } from "../parts/words.ts";
import { AppStep, RecoveryStep } from "./code-steps.tsx";
import { PasskeyStep } from "./passkey-step.tsx";
import { TextStep } from "./text-step.tsx";

const icons = { app: PhoneIcon, passkey: PasskeyIcon, text: MessageIcon, recovery: KeyIcon };
const steps = { app: AppStep, passkey: PasskeyStep, text: TextStep, recovery: RecoveryStep };

/** One way to take the second step, with links to the others. */
export function StepChoice({ ways }: { ways: ProofWays }) {
  const t = useText();
  const kinds = inOrder(ways.kinds);
  const [chosen, choose] = useState<StepKind | undefined>(kinds[0]);
  const others = kinds.filter((kind) => kind !== chosen);
  if (!chosen) return <Notice tone="warning">{t("step.none")}</Notice>;
  const Step = steps[chosen];
  return (
    <Stack gap="lg">
      <Step key={chosen} ways={ways} />
      {others.length > 0 && (
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            {t("step.others")}
          </Text>
          {others.map((kind) => {
            const Icon = icons[kind];
            return (
              <Button
                key={kind}
                variant="default"
                justify="flex-start"
                leftSection={<Icon aria-hidden />}
                onClick={() => choose(kind)}
              >
                {t(`step.ways.${kind}`)}
              </Button>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}
