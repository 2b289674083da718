import type { Factors } from "@stoep/contract/accounts";
import { Card, Heading, Notice, Stack, Text } from "@stoep/ui";
import { useState } from "react";
import { loadSession, useFormat, useGo } from "../../../app/index.ts";
import { useNext } from "../parts/next-address.ts";
import { useText } from "../parts/words.ts";
import { AddFactor } from "./add-factor.tsx";
import { FactorList } from "./factor-list.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { RecoveryPart } from "./recovery-part.tsx";

/** The account's second steps, those that can be added, and the recovery codes. D §2 */
export function FactorsCard({ factors }: { factors: Factors }) {
  const t = useText();
  const format = useFormat();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { requiredFrom } = factors;
  const isOn = factors.factors.length > 0;
  const goOn = useGoOn();
  // `goOn` reloads the session, on which menu, notices and gates depend.
  const added = (recoveryCodes: string[] | null) => {
    setCodes(recoveryCodes);
    if (!recoveryCodes) void goOn();
  };
  const kept = () => {
    setCodes(null);
    void goOn();
  };
  return (
    <Card id="secondStep">
      <Stack>
        <Heading order={2}>{t("factors.title")}</Heading>
        <Text c="dimmed">{t("factors.lead")}</Text>
        {requiredFrom && !isOn && (
          <Notice tone="warning">{t("factors.required", { day: format.day(requiredFrom) })}</Notice>
        )}
        {isOn && <FactorList factors={factors} />}
        <AddFactor factors={factors.factors} onAdded={added} />
        {!isOn && (
          <Text size="sm" c="dimmed">
            {t("factors.first")}
          </Text>
        )}
        {isOn && <RecoveryPart left={factors.recoveryCodesLeft} onRenewed={setCodes} />}
      </Stack>
      {codes && <RecoveryCodesDialog codes={codes} onKept={kept} />}
    </Card>
  );
}

/** Reloads the session, then continues to where a user sent here to add a second step was heading. */
function useGoOn(): () => Promise<void> {
  const next = useNext();
  const go = useGo();
  return async () => {
    await loadSession();
    if (next) go(next, { replace: true });
  };
}
