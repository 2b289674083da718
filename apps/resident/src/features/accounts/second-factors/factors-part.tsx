import type { Factors } from "@stoep/contract/accounts";
import { useState } from "react";
import { Notice, Section, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { AddFactor } from "./add-factor.tsx";
import { FactorList } from "./factor-list.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RecoveryPart } from "./recovery-part.tsx";

/** The person's second factors, those they can add, and the codes for when all factors are lost. D §2 */
export function FactorsPart({ factors: { factors, recoveryCodesLeft, requiredFrom } }: { factors: Factors }) {
  const t = useText();
  const format = useFormat();
  const [codes, setCodes] = useState<string[] | null>(null);
  const isOn = factors.length > 0;
  return (
    <Section id="second-step" title={t("factors.title")} takesFocus>
      <p>{t("factors.lead")}</p>
      {requiredFrom && !isOn && (
        <Notice tone="warning">{t("factors.required", { day: format.day(requiredFrom) })}</Notice>
      )}
      {isOn && <FactorList factors={factors} />}
      <AddFactor factors={factors} onAdded={setCodes} />
      {isOn && <RecoveryPart left={recoveryCodesLeft} onRenewed={setCodes} />}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
    </Section>
  );
}
