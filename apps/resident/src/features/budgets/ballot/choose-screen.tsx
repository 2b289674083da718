import { shuffled } from "@stoep/client/chance";
import { useMemo, useState } from "react";
import { Button, EmptyState, Notice, SearchField, Segments, useFieldText, useFormat } from "../../../app/index.ts";
import { useRules } from "../use-rules.ts";
import { useText } from "../words.ts";
import style from "./ballot.module.css";
import type { Ballot, CastableBallot } from "./ballot.ts";
import { BallotGate } from "./ballot-gate.tsx";
import type { Choice } from "./basket.ts";
import { BasketBar, useBasketText } from "./basket-bar.tsx";
import { choiceViews, useFiltered } from "./choice-filter.ts";
import { ChoiceRow, useHindranceText } from "./choice-row.tsx";
import { FirstVote } from "./first-vote.tsx";
import { OpenBallot } from "./open-ballot.tsx";
import { TakenOver } from "./taken-over.tsx";
import { type OwnBasket, useBasket } from "./use-basket.ts";

/** The ideas of the resident's district, to choose from. */
export function ChooseScreen() {
  const t = useText();
  const title = t("ballot.title");
  return <BallotGate title={title}>{(ballot) => <Choose ballot={ballot} />}</BallotGate>;
}

export function Choose({ ballot: known }: { ballot: Ballot }) {
  const t = useText();
  return (
    <OpenBallot title={t("ballot.title")} ballot={known}>
      {(ballot) => <Chooser key={ballot.mine.ideaIds?.join()} ballot={ballot} />}
    </OpenBallot>
  );
}

function Chooser({ ballot }: { ballot: CastableBallot }) {
  const t = useText();
  const { round, mine, project, district, voter } = ballot;
  const { howToVote } = useRules(project);
  const format = useFormat();
  const basket = useBasket(ballot);
  const order = useOwnOrder(district.ideas, voter.seed);
  const [wanted, want] = voter.useFilter();
  const shown = useFiltered(order, wanted, basket);
  const { press, check, ...told } = usePresses(ballot, basket);
  const isFiltered = wanted.view !== "all" || wanted.search !== "";
  const views = choiceViews.filter((view) => view !== "fitting" || round.ballot === "basket");
  return (
    <>
      <h1>{t(mine.hasVoted ? "ballot.change" : "ballot.title")}</h1>
      <div className={style.lead}>
        {district.name && <strong>{district.name}</strong>}
        <p>
          {t("budget", { amount: format.money(district.budget, round.currency) })}. {howToVote(round)}
        </p>
      </div>
      <FirstVote round={round} isWithCode={voter.isWithCode} />
      <TakenOver basket={basket} />
      <Unsent ballot={ballot} basket={basket} />
      <SearchField
        id="choice-search"
        label={t("ballot.search")}
        value={wanted.search}
        onValue={(search) => want({ search })}
      />
      <Segments
        label={t("ballot.show")}
        choices={views.map((value) => ({ value, label: t(`ballot.views.${value}`) }))}
        value={wanted.view}
        onValue={(view) => want({ view })}
      />
      <p className={style.soft} role="status">
        {isFiltered
          ? t("ballot.found", { number: format.number(shown.length), all: format.number(order.length) })
          : t("ballot.ownOrder")}
      </p>
      {shown.length === 0 && (
        <EmptyState
          title={t("ballot.none")}
          action={<Button onClick={() => want({ view: "all", search: "" })}>{t("ballot.all")}</Button>}
        >
          {t("ballot.noneText")}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className={style.choices}>
          {shown.map((idea) => (
            <ChoiceRow
              key={idea.ideaId}
              idea={idea}
              currency={round.currency}
              isChosen={basket.has(idea.ideaId)}
              hindrance={basket.hindranceOf(idea)}
              onPress={() => press(idea)}
              onRead={voter.read}
            />
          ))}
        </ul>
      )}
      <BasketBar basket={basket} round={round} budget={district.budget} {...told} onCheck={check} />
    </>
  );
}

/** By chance, another one for each voter: no idea has the first place with everybody. */
function useOwnOrder(ideas: readonly Choice[], seed: string): Choice[] {
  return useMemo(() => shuffled(ideas, seed), [ideas, seed]);
}

/** What presses do, and what is said of them. */
function usePresses({ round, district, voter }: CastableBallot, basket: OwnBasket) {
  const t = useText();
  const fieldText = useFieldText();
  const hindranceText = useHindranceText(round.currency);
  const [last, setLast] = useState<{ key: "added" | "removed" | "hindered"; title: string } | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [hindrance, setHindrance] = useState("");
  const { main } = useBasketText(round, district.budget)(basket);
  const press = (idea: Choice) => {
    const { ideaId, title } = idea;
    const hinders = basket.hindranceOf(idea);
    setChecked(false);
    setHindrance(hinders ? hindranceText(hinders) : "");
    if (hinders) return setLast({ key: "hindered", title });
    setLast({ key: basket.has(ideaId) ? "removed" : "added", title });
    if (basket.has(ideaId)) basket.remove(ideaId);
    else basket.add(ideaId);
  };
  const check = () => {
    if (basket.problem) setChecked(true);
    else voter.go("check");
  };
  const said = last ? t(`bar.said.${last.key}`, { title: last.title, why: hindrance, state: main }) : "";
  const problem = isChecked && basket.problem ? fieldText(basket.problem) : undefined;
  return { said: isChecked ? "" : said, isSaidOnly: last?.key !== "hindered", problem, press, check };
}

/** What was chosen and is not sent, and ideas in it that are not voted on here. */
function Unsent({ ballot: { mine }, basket }: { ballot: CastableBallot; basket: OwnBasket }) {
  const t = useText();
  const { strays } = basket;
  return (
    <>
      {mine.hasVoted && basket.isUnsent && (
        <Notice>
          <p>{t("draft.changes")}</p>
          <div>
            <Button isSmall onClick={basket.discard}>
              {t("draft.discard")}
            </Button>
          </div>
        </Notice>
      )}
      {strays.length > 0 && (
        <Notice tone="warning" title={t("ballot.strays", { count: strays.length })} isLive>
          <p>{t("ballot.straysText")}</p>
          <div>
            <Button isSmall onClick={() => basket.remove(...strays)}>
              {t("ballot.removeStrays")}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}
