import type { Module } from "@stoep/contract/kernel";
import { type Feature, features } from "@stoep/contract/licences";
import { CheckIcon, MinusIcon } from "@stoep/ui/icons";
import { useText } from "../words.ts";
import style from "./feature-table.module.css";

const rows = Object.entries(features) as [Feature, (typeof features)[Feature]][];

/** What each level of a module contains, from the same table that the server uses. D §4 */
export function FeatureTable({ module }: { module: Module }) {
  const t = useText();
  const caption = t("contentsOf", { module: t(`modules.${module}`) });
  return (
    <table className={style.table}>
      <caption className={style.spoken}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("feature")}</th>
          <th scope="col">{t("levels.essential")}</th>
          <th scope="col">{t("levels.premium")}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([, row]) => row.module === module)
          .map(([name, { licence }]) => (
            <tr key={name}>
              <th scope="row">{t(`features.${name}`)}</th>
              <td>
                <InclusionMark isIn={licence === "essential"} />
              </td>
              <td>
                <InclusionMark isIn />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function InclusionMark({ isIn }: { isIn: boolean }) {
  const t = useText();
  return (
    <>
      {isIn ? <CheckIcon aria-hidden className={style.in} /> : <MinusIcon aria-hidden className={style.out} />}
      <span className={style.spoken}>{t(isIn ? "included" : "notIncluded")}</span>
    </>
  );
}
