import type { ReadRound } from "@stoep/contract/budgets";
import type { ReadProject } from "@stoep/contract/participation";
import { DistrictPart } from "./district-part.tsx";
import { useRoundName } from "./use-round-name.ts";
import { useRules } from "./use-rules.ts";
import style from "./vote.module.css";
import { useText } from "./words.ts";

interface Props {
  round: ReadRound;
  project: ReadProject;
  /** No other vote stands beside it. */
  isOnly: boolean;
}

/** A vote that was not given up: where it stands, its rules, and what is voted on. */
export function RoundView({ round, project, isOnly }: Props) {
  const t = useText();
  const rules = useRules(project);
  const nameOf = useRoundName(project);
  const { districts } = round;
  return (
    <div className={style.part}>
      {!isOnly && <h3>{nameOf(round)}</h3>}
      <p className={style.state}>{rules.stateOf(round)}</p>
      <dl className={style.rules}>
        <dt>{t("who.title")}</dt>
        <dd>{rules.whoVotes(round)}</dd>
        <dt>{t("how.title")}</dt>
        <dd>{rules.howToVote(round)}</dd>
        <dt>{t("count.title")}</dt>
        <dd>{rules.howCounted(round)}</dd>
      </dl>
      {districts.map((district) => (
        <DistrictPart
          key={district.id}
          district={district}
          currency={round.currency}
          isOnly={districts.length === 1}
          Heading={isOnly ? "h3" : "h4"}
        />
      ))}
    </div>
  );
}
