import type { ReadRound } from "@stoep/contract/budgets";
import type { ReadProject } from "@stoep/contract/participation";
import { useRoundName } from "./use-round-name.ts";
import { useRules } from "./use-rules.ts";
import style from "./vote.module.css";
import { useText } from "./words.ts";

/** The votes among `rounds` that were given up, and why. */
export function FormerRounds({ rounds, project }: { rounds: readonly ReadRound[]; project: ReadProject }) {
  const t = useText();
  const { stateOf } = useRules(project);
  const nameOf = useRoundName(project);
  return (
    <section className={style.part} aria-labelledby="former-votes">
      <h3 id="former-votes">{t("former")}</h3>
      <ul className={style.list}>
        {rounds.map(
          (round) =>
            round.replaced && (
              <li key={round.id} className={style.former}>
                <strong>{nameOf(round)}</strong>
                <p>{stateOf(round)}</p>
                <p className={style.lines}>{round.replaced.reason}</p>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
