import type { Factors } from "@stoep/contract/accounts";
import { useState } from "react";
import { Notice, useFormat } from "../../../../app/index.ts";
import { useText } from "../../words.ts";
import style from "../entrance.module.css";
import { AddFactor } from "./add-factor.tsx";
import { FactorList } from "./factor-list.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RecoveryPart } from "./recovery-part.tsx";

/** The second steps of signing in, what one can add, and the codes for when all of them are lost. D §2 */
export function FactorsPart({ factors: { factors, recoveryCodesLeft, requiredFrom } }: { factors: Factors }) {
  const t = useText();
  const format = useFormat();
  const [codes, setCodes] = useState<string[] | null>(null);
  const isOn = factors.length > 0;
  return (
    <section className={style.section} aria-labelledby="second-step">
      <h2 id="second-step" tabIndex={-1} data-focus-target>
        {t("factors.title")}
      </h2>
      <p>{t("factors.lead")}</p>
      {requiredFrom && !isOn && (
        <Notice tone="warning">{t("factors.required", { day: format.day(requiredFrom) })}</Notice>
      )}
      {isOn && <FactorList factors={factors} />}
      <AddFactor factors={factors} onAdded={setCodes} />
      {isOn && <RecoveryPart left={recoveryCodesLeft} onRenewed={setCodes} />}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
    </section>
  );
}
