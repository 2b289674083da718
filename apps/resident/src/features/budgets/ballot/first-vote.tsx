import type { ReadRound } from "@stoep/contract/budgets";
import { useText } from "../words.ts";
import style from "./ballot.module.css";

/** For people who vote for the first time: what they do, step by step. */
export function FirstVote({ round: { ballot }, isWithCode }: { round: ReadRound; isWithCode: boolean }) {
  const t = useText();
  const steps = [
    t(isWithCode ? "help.readHere" : "help.read"),
    t(`help.choose.${ballot}`),
    t("help.check"),
    t("help.change"),
    t("help.secret"),
  ];
  return (
    <details className={style.help}>
      <summary>{t("help.title")}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
