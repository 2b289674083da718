import { Figure } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useFormat } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** How many surveys, calls and contribution forms are published, among the figures of the overview of participation. S1 §2 */
export function OverviewFigures() {
  const t = useText();
  const format = useFormat();
  const { data } = useQuery(queryOf(api.surveys.countSurveys));
  return data?.items.map(({ kind, published, active }) => (
    <Figure
      key={kind}
      label={t(`kinds.${kind}.many`)}
      value={format.number(published)}
      hint={t("overview.active", { count: active, number: format.number(active) })}
      definition={t("overview.means")}
    />
  ));
}
