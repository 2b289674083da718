import { sumOf } from "@stoep/contract/kernel";
import { ButtonLink, Group, Page } from "@stoep/ui";
import { useAccess, useFormat } from "../../../app/index.ts";
import { importPath } from "../files/index.ts";
import { NewSurvey } from "../parts/new-survey.tsx";
import { listPath, useText } from "../parts/words.ts";
import { SurveyList, useSurveyList } from "./survey-list.tsx";

const states = ["published", "scheduled", "concept"] as const;

/** The organisation's surveys and calls, one tab per state; the address holds all of the view's state. */
export function SurveysScreen() {
  const t = useText();
  const format = useFormat();
  const { write } = useAccess("surveys");
  const list = useSurveyList();
  const counts = list.page?.counts;
  const total = counts && sumOf(states, (one) => counts[one]);
  const items = states.map((one) => ({
    label: t(`list.states.${one}`),
    href: `${listPath}?state=${one}`,
    isActive: list.filters.state === one,
    count: counts?.[one],
  }));
  return (
    <Page
      title={t("list.title")}
      total={total ? format.number(total) : total === 0 ? "" : undefined}
      action={
        write === true && (
          <Group gap="sm">
            <ButtonLink href={importPath} variant="default">
              {t("list.fromFile")}
            </ButtonLink>
            {/* An empty list has it in its middle. */}
            {(list.rows?.length ?? 0) > 0 && <NewSurvey kind="survey" />}
          </Group>
        )
      }
      width="wide"
      layout="list"
      tabs={{ label: t("list.tabs"), items }}
    >
      <SurveyList key={list.filters.state} list={list} total={counts?.[list.filters.state]} />
    </Page>
  );
}
