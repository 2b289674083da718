import type { ReadRound } from "@stoep/contract/budgets";
import { secrecy } from "@stoep/contract/budgets/values";
import { useFormat, useResidence } from "../../app/index.ts";
import { fewIdeas, IdeaRow } from "./idea-row.tsx";
import style from "./vote.module.css";
import { useText } from "./words.ts";

type District = ReadRound["districts"][number];

interface Props {
  district: District;
  currency: string;
  /** The vote has no other: it is not named. */
  isOnly: boolean;
  turnout: ReadRound["turnout"];
  Heading: "h3" | "h4";
}

/** The budget of a district, and the ideas that share it; the reader's own one stands open. */
export function DistrictPart({ district, currency, isOnly, turnout, Heading }: Props) {
  const t = useText();
  const format = useFormat();
  const home = useResidence()?.neighbourhood.id;
  const { name, budget, neighbourhoods, ideas } = district;
  const isMine = neighbourhoods.some(({ id }) => id === home);
  return (
    <div className={style.district}>
      {!isOnly && <Heading>{name}</Heading>}
      <p>{t("budget", { amount: format.money(budget, currency) })}</p>
      {!isOnly && neighbourhoods.length > 0 && (
        <p className={style.soft}>{neighbourhoods.map((one) => one.name).join(", ")}</p>
      )}
      <TurnoutLine districtId={district.id} turnout={turnout} />
      <details className={style.ideas} open={(isOnly || isMine) && ideas.length <= fewIdeas}>
        <summary>{t("ideas", { count: ideas.length })}</summary>
        <ul className={style.list}>
          {ideas.map((idea) => (
            <IdeaRow
              key={idea.ideaId}
              idea={idea}
              cost={format.money(idea.cost, currency)}
              note={idea.cost > budget && t("tooDear")}
            />
          ))}
        </ul>
      </details>
    </div>
  );
}

/** How many have voted so far; what they chose is known to nobody. */
function TurnoutLine({ districtId, turnout }: { districtId: string; turnout: ReadRound["turnout"] }) {
  const t = useText();
  const format = useFormat();
  const found = turnout?.districts.find((one) => one.districtId === districtId);
  if (!turnout || !found) return null;
  const at = format.timeOrMoment(turnout.asOf);
  return (
    <p className={style.soft}>
      {found.voters === null
        ? t("turnout.few", { at, least: format.number(secrecy.votes) })
        : t("turnout.some", { at, count: found.voters, number: format.number(found.voters) })}
    </p>
  );
}
