import type { ReadRound } from "@stoep/contract/budgets";
import { Link } from "wouter";
import { useFormat, useResidence } from "../../app/index.ts";
import { ideaHref } from "../participation/index.ts";
import style from "./vote.module.css";
import { useText } from "./words.ts";

type District = ReadRound["districts"][number];

/** A longer list is opened by the reader. */
const fewIdeas = 20;

interface Props {
  district: District;
  currency: string;
  /** The vote has no other: it is not named. */
  isOnly: boolean;
  Heading: "h3" | "h4";
}

/** The budget of a district, and the ideas that share it; the reader's own one stands open. */
export function DistrictPart({ district, currency, isOnly, Heading }: Props) {
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
      <details className={style.ideas} open={(isOnly || isMine) && ideas.length <= fewIdeas}>
        <summary>{t("ideas", { count: ideas.length })}</summary>
        <ul className={style.list}>
          {ideas.map((idea) => (
            <Idea
              key={idea.ideaId}
              idea={idea}
              cost={format.money(idea.cost, currency)}
              isTooDear={idea.cost > budget}
            />
          ))}
        </ul>
      </details>
    </div>
  );
}

interface IdeaProps {
  idea: District["ideas"][number];
  cost: string;
  isTooDear: boolean;
}

function Idea({ idea: { ideaId, title, language, isOpen }, cost, isTooDear }: IdeaProps) {
  const t = useText();
  return (
    <li className={style.idea}>
      {isOpen ? (
        <Link className="alone" href={ideaHref(ideaId)} lang={language}>
          {title}
        </Link>
      ) : (
        <span lang={language}>{title}</span>
      )}
      <span className={style.cost}>{cost}</span>
      {isTooDear && <span className={style.note}>{t("tooDear")}</span>}
    </li>
  );
}
