import type { CodeBallot } from "@stoep/contract/budgets";
import { Button } from "../../../app/index.ts";
import { useProjectFacts } from "../../participation/index.ts";
import { useText } from "../words.ts";
import style from "./code.module.css";

interface Props {
  known: CodeBallot;
  /** Null: there is another way out. */
  onStop: (() => void) | null;
}

/** What the vote is about, who holds it and until when, above each step. */
export function VoteHead({ known: { projectTitle, organisation, round }, onStop }: Props) {
  const t = useText();
  const { day } = useProjectFacts();
  return (
    <div className={style.head}>
      <div>
        <strong>{projectTitle}</strong>
        <p className={style.soft}>
          {t("code.heldBy", { organisation })}{" "}
          {round.state === "active" && t("code.until", { until: day(round.endsOn) })}
        </p>
      </div>
      {onStop && (
        <Button isSmall onClick={onStop}>
          {t("code.stop")}
        </Button>
      )}
    </div>
  );
}
