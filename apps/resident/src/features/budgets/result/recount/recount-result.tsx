import type { ReadRound } from "@stoep/contract/budgets";
import { Notice, useFormat } from "../../../../app/index.ts";
import style from "../../vote.module.css";
import { useText } from "../../words.ts";
import type { Difference, Recount } from "./recount.ts";

interface Props {
  recount: Recount;
  district: ReadRound["districts"][number];
  /** How many ballots the result names. */
  published: number | null;
}

/** Whether the count on this device and the published result agree; else where they do not. */
export function RecountResult({ recount, district, published }: Props) {
  const t = useText();
  const format = useFormat();
  if (recount.kind === "unreadable")
    return (
      <Notice tone="warning" title={t("recount.failed")}>
        {t("recount.unreadable", { line: format.number(recount.line) })}
      </Notice>
    );
  if (recount.kind === "foreign")
    return (
      <Notice tone="danger" title={t("recount.failed")}>
        {t("recount.foreign")}
      </Notice>
    );
  const ballots = t("recount.ballots", { count: recount.ballots, number: format.number(recount.ballots) });
  if (recount.kind === "agrees")
    return (
      <Notice tone="done" title={t("recount.agrees")}>
        {ballots}
      </Notice>
    );
  const titles = new Map(district.ideas.map((idea) => [idea.ideaId, idea]));
  return (
    <Notice tone="danger" title={t("recount.differs")}>
      <p>{ballots}</p>
      {published !== recount.ballots && published !== null && (
        <p>{t("recount.published", { count: published, number: format.number(published) })}</p>
      )}
      <ul className={style.differences}>
        {recount.differences.map((one) => (
          <li key={one.ideaId}>
            <strong lang={titles.get(one.ideaId)?.language}>{titles.get(one.ideaId)?.title}</strong>
            <Sides difference={one} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Sides({ difference: { here, published } }: { difference: Difference }) {
  const t = useText();
  const format = useFormat();
  const say = ({ isChosen, votes }: Difference["here"]) => {
    const state = t(isChosen ? "recount.isChosen" : "recount.notChosen");
    if (votes === null) return state;
    return format.list([t("result.votes", { count: votes, number: format.number(votes) }), state]);
  };
  return (
    <>
      <span>{t("recount.here", { what: say(here) })}</span>
      <span>{t("recount.there", { what: say(published) })}</span>
    </>
  );
}
