import type { Verdict } from "@stoep/contract/kernel";
import type { ShoutSettings } from "@stoep/contract/shouts";
import { Suspense } from "react";
import { ButtonLink, EmptyState, Notice, useRefusalText, useResidence } from "../../../../app/index.ts";
import { ProofPrompt } from "../../../residents/index.ts";
import { useText } from "../../words.ts";
import style from "../shout.module.css";

interface Props {
  settings: Pick<ShoutSettings, "placeholder">;
  verdict: Exclude<Verdict, true>;
}

/** Why the reader cannot write now, and where to turn instead. S1 §3 Organisation */
export function CannotWriteNotice({ settings: { placeholder }, verdict }: Props) {
  const t = useText();
  const words = useRefusalText();
  if (verdict === "shouts_off") {
    return (
      <EmptyState title={t("off.title")} action={<ButtonLink href="/neighbours">{t("backToAll")}</ButtonLink>}>
        <span className={style.text}>{placeholder || t("off.text")}</span>
      </EmptyState>
    );
  }
  if (verdict === "unproven_limit") return <DailyLimitNotice />;
  return (
    <Notice tone="warning">
      <p>{words(verdict)}</p>
    </Notice>
  );
}

/** What a resident whose address is not confirmed should know before writing. */
export function ProofHint() {
  const t = useText();
  const residence = useResidence();
  if (residence?.isProven !== false) return null;
  return (
    <Notice>
      <p>{t("proof.limit")}</p>
      <Suspense>
        <ProofPrompt />
      </Suspense>
    </Notice>
  );
}

/** Shown at the daily limit, which holds until the address is confirmed. */
export function DailyLimitNotice() {
  const words = useRefusalText();
  return (
    <Notice tone="warning" isLive>
      <p>{words("unproven_limit")}</p>
      <Suspense>
        <ProofPrompt />
      </Suspense>
    </Notice>
  );
}
