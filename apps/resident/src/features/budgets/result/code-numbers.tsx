import type { CodeNumbers as Numbers } from "@stoep/contract/budgets";
import { secrecy } from "@stoep/contract/budgets/values";
import { useFormat } from "../../../app/index.ts";
import style from "../vote.module.css";
import { useText } from "../words.ts";

/** How many codes were given out in which way, and with how many a ballot was cast. Nothing where there were none. */
export function CodeNumbers({ numbers }: { numbers: readonly Numbers[] }) {
  const t = useText();
  const { number } = useFormat();
  if (numbers.length === 0) return null;
  const isHidden = numbers.some(({ used }) => used === null);
  return (
    <div className={style.codes}>
      <table>
        <caption>{t("result.codes.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("result.codes.way")}</th>
            <th scope="col">{t("result.codes.made")}</th>
            <th scope="col">{t("result.codes.revoked")}</th>
            <th scope="col">{t("result.codes.used")}</th>
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ issue, made, revoked, used }) => (
            <tr key={issue}>
              <th scope="row">{t(`result.codes.ways.${issue}`)}</th>
              <td>{number(made)}</td>
              <td>{number(revoked)}</td>
              <td>{used === null ? t("result.codes.notShown") : number(used)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isHidden && <p className={style.soft}>{t("result.codes.why", { least: number(secrecy.votes) })}</p>}
    </div>
  );
}
