import type { ProofProgress as Progress } from "@stoep/client/computed-proof";
import style from "../care.module.css";
import { useText } from "../words.ts";

/** How far the computed proof is, which runs while the person types. Screen readers hear of it only if it is waited for. */
export function ProofProgress({ progress, isAwaited }: { progress: Progress; isAwaited: boolean }) {
  const t = useText();
  if (progress === "failed") return <p className={style.proof}>{t("help.proof.failed")}</p>;
  const text = t(progress === 1 ? "help.proof.done" : isAwaited ? "help.proof.waiting" : "help.proof.working");
  return (
    <div className={style.proof} role={isAwaited ? "status" : undefined}>
      <label htmlFor="help-proof">{text}</label>
      <progress id="help-proof" max={1} value={progress} />
    </div>
  );
}
