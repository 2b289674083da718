import type { Reach } from "@stoep/contract/publishing";
import { useFormat } from "../../format.ts";
import { useText } from "../words.ts";
import style from "./reach-total.module.css";

type Props = {
  /** Undefined until the server has counted, or while no place is chosen. */
  reach: Pick<Reach, "households" | "residents"> | undefined;
  /** Whether it is that of the present choice. */
  isCurrent: boolean;
  /** Said while nobody is reached. */
  nobody: string | false;
};

/** The running total beside the choice: how many households and residents it reaches. */
export function ReachTotal({ reach, isCurrent, nobody }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <output className={style.total} data-waiting={!isCurrent || undefined}>
      {reach ? (
        <>
          <span>
            {t("check.households")} <b>{format.people(reach.households)}</b>
          </span>
          <span>
            {t("check.residents")} <b>{format.people(reach.residents)}</b>
          </span>
        </>
      ) : (
        nobody
      )}
    </output>
  );
}
