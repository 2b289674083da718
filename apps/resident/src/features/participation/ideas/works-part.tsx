import type { ReadIdea } from "@stoep/contract/participation";
import { Section, ShareBar, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";
import style from "./ideas.module.css";

/** How far a chosen idea has been carried out. Its updates stand in the timeline. */
export function WorksPart({ idea: { works, costToDate, cost } }: { idea: ReadIdea }) {
  const t = useText();
  const format = useFormat();
  if (!works) return null;
  const share = format.percent(works.percent / 100);
  return (
    <Section id="works" title={t("ideas.works.title")}>
      <p>
        <strong>{t(`ideas.works.states.${works.state}`)}</strong> · {share}
      </p>
      <ShareBar percent={works.percent} told={{ labelledBy: "works", text: share }} />
      {(costToDate || cost) && (
        <dl className={style.facts}>
          {costToDate && (
            <div>
              <dt>{t("ideas.works.costToDate")}</dt>
              <dd>{format.money(costToDate.amount, costToDate.currency)}</dd>
            </div>
          )}
          {cost && (
            <div>
              <dt>{t("ideas.works.planned")}</dt>
              <dd>{format.money(cost.amount, cost.currency)}</dd>
            </div>
          )}
        </dl>
      )}
    </Section>
  );
}
