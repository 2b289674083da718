import type { ReadRound } from "@stoep/contract/budgets";
import type { ReadProject } from "@stoep/contract/participation";
import { Suspense } from "react";
import { Skeleton } from "../../app/index.ts";
import { StandingPart } from "./ballot/standing-part.tsx";
import { DistrictPart } from "./district-part.tsx";
import { ResultPart } from "./result/index.ts";
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
  const isCounted = round.result !== null;
  const Heading = isOnly ? "h3" : "h4";
  return (
    <div className={style.part}>
      {!isOnly && <h3>{nameOf(round)}</h3>}
      <p className={style.state}>{rules.stateOf(round)}</p>
      {round.state === "active" && <StandingPart round={round} project={project} />}
      {round.state === "finished" && !isCounted && <p>{t("result.counting")}</p>}
      {isCounted && (
        <Suspense fallback={<Skeleton height={120} />}>
          <ResultPart round={round} project={project} Heading={Heading} />
        </Suspense>
      )}
      <dl className={style.rules}>
        {round.importedFrom === null && (
          <>
            <dt>{t("who.title")}</dt>
            <dd>{rules.whoVotes(round)}</dd>
          </>
        )}
        <dt>{t("how.title")}</dt>
        <dd>{rules.howToVote(round)}</dd>
        <dt>{t("count.title")}</dt>
        <dd>{rules.howCounted(round)}</dd>
      </dl>
      {!isCounted &&
        districts.map((district) => (
          <DistrictPart
            key={district.id}
            district={district}
            currency={round.currency}
            isOnly={districts.length === 1}
            turnout={round.turnout}
            Heading={Heading}
          />
        ))}
    </div>
  );
}
