import type { ReadIdea } from "@stoep/contract/participation";
import { Section, useFormat } from "../../../app/index.ts";
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
      <div
        className={style.bar}
        role="progressbar"
        aria-labelledby="works"
        aria-valuenow={works.percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={share}
      >
        <span style={{ width: `${works.percent}%` }} />
      </div>
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
