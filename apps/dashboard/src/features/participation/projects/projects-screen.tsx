import { sumOf } from "@stoep/contract/kernel";
import { Page } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { listPath, useText } from "../parts/words.ts";
import { ProjectList, useProjectList } from "./project-list.tsx";

const states = ["published", "scheduled", "concept"] as const;

/** The organisation's projects and citizen budgets, one tab per state; the address holds all of the view's state. */
export function ProjectsScreen() {
  const t = useText();
  const format = useFormat();
  const list = useProjectList();
  const { counts } = list.page ?? {};
  const total = counts && sumOf(states, (one) => counts[one]);
  const tabs = states.map((one) => ({
    label: t(`list.states.${one}`),
    href: `${listPath}?state=${one}`,
    isActive: list.filters.state === one,
    count: counts?.[one],
  }));
  return (
    <Page
      title={t("list.title")}
      total={total === undefined ? undefined : total > 0 ? format.number(total) : ""}
      width="wide"
      layout="list"
      tabs={{ label: t("list.tabs"), items: tabs }}
    >
      <ProjectList key={list.filters.state} list={list} total={counts?.[list.filters.state]} />
    </Page>
  );
}
