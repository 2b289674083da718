import { useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import { type ChosenReach, useReach } from "../use-reach.ts";
import style from "./fields.module.css";

/** The running total beside the choice: how many households and residents it reaches. */
export function ReachTotal({ draft }: { draft: ChosenReach }) {
  const t = useText();
  const format = useFormat();
  const { reach, isCurrent } = useReach(draft);
  return (
    <output className={style.total} data-waiting={!isCurrent || undefined}>
      {reach ? (
        <>
          <span>
            {t("compose.preview.households")} <b>{format.people(reach.households)}</b>
          </span>
          <span>
            {t("compose.preview.residents")} <b>{format.people(reach.residents)}</b>
          </span>
        </>
      ) : (
        draft.neighbourhoodIds.length === 0 && draft.visibility !== "public-page" && t("alert.reachedNobody")
      )}
    </output>
  );
}
