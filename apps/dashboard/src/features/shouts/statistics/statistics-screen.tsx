import { unbrokenName } from "@stoep/client/formats";
import { figurePeriods } from "@stoep/contract/shouts/values";
import { Card, Columns, EmptyState, Figure, Group, Page, PartSwitch, Stack, TextLink } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import {
  api,
  ExportMenu,
  OverviewPlaceholder,
  QueryContent,
  queryOf,
  useFilters,
  useFormat,
} from "../../../app/index.ts";
import { useThemes } from "../../publishing/index.ts";
import { usePagesBeside } from "../parts/pages.ts";
import { categoryOf, type Figures, useText } from "../parts/words.ts";
import { Months } from "./months.tsx";
import { Ranking } from "./ranking.tsx";
import { useDuration } from "./use-duration.ts";

const Filters = z.object({ period: z.enum(figurePeriods).default("12-months") });

/** What residents wrote to the city over months, and how long it took. Each number links to its messages. S1 §9 */
export function StatisticsScreen() {
  const t = useText();
  const [{ period }, setFilters] = useFilters(Filters);
  const query = useQuery(queryOf(api.shouts.getShoutFigures, { query: { period } }));
  const choose = (value: string) => {
    const chosen = figurePeriods.find((one) => one === value);
    setFilters({ period: chosen === "12-months" ? undefined : chosen });
  };
  return (
    <Page title={t("title")} section={t("tabs.figures")} width="wide" layout="list" tabs={usePagesBeside("figures")}>
      <Stack gap="lg">
        <Group justify="space-between" wrap="nowrap">
          <PartSwitch
            label={t("figures.period")}
            value={period}
            parts={figurePeriods.map((value) => ({ value, label: t(`figures.periods.${value}`) }))}
            onChange={choose}
          />
          <ExportMenu
            route={api.shouts.exportShoutFigures}
            asked={{ period }}
            filteredBy={[t(`figures.periods.${period}`)]}
            name={t("figures.file")}
          />
        </Group>
        <QueryContent query={query} waiting={<OverviewPlaceholder figures={4} />}>
          {(figures) => <Overview figures={figures} />}
        </QueryContent>
        <TextLink href="/shouts/neighbourhoods">{t("figures.everything")}</TextLink>
      </Stack>
    </Page>
  );
}

function Overview({ figures }: { figures: Figures }) {
  const t = useText();
  const { total } = figures;
  if (total.arrived === 0 && total.done === 0)
    return (
      <EmptyState drawing="letters" title={t("figures.noneTitle")}>
        {t("figures.noneText")}
      </EmptyState>
    );
  return (
    <Stack gap="lg">
      <Totals figures={figures} />
      <Card>
        <Months figures={figures} />
      </Card>
      <Columns cols={{ base: 1, lg: 3 }} spacing="lg">
        <Kinds figures={figures} />
        <Themes figures={figures} />
        <Places figures={figures} />
      </Columns>
    </Stack>
  );
}

function Totals({ figures: { total, before, toAnswer, toDone } }: { figures: Figures }) {
  const t = useText();
  const format = useFormat();
  const duration = useDuration();
  const isComparable = before.arrived + before.done > 0;
  const yearBefore = (said: string | null) =>
    said === null || !isComparable ? undefined : t("figures.before", { said });
  const took = ({ median, counted }: Figures["toDone"]) =>
    median === null ? t(counted === 0 ? "figures.noneYet" : "figures.tooFew") : duration(median);
  const pace = ({ before }: Figures["toDone"]) => yearBefore(before === null ? null : duration(before));
  return (
    <Card>
      <Columns cols={{ base: 2, lg: 4 }}>
        <Figure
          label={t("figures.arrived")}
          definition={t("figures.arrivedText")}
          value={format.number(total.arrived)}
          hint={yearBefore(format.number(before.arrived))}
        />
        <Figure
          label={t("figures.done")}
          definition={t("figures.doneText")}
          value={format.number(total.done)}
          hint={yearBefore(format.number(before.done))}
        />
        <Figure
          label={t("figures.toAnswer")}
          definition={t("figures.toAnswerText")}
          value={took(toAnswer)}
          hint={pace(toAnswer)}
        />
        <Figure
          label={t("figures.toDone")}
          definition={t("figures.toDoneText")}
          value={took(toDone)}
          hint={pace(toDone)}
        />
      </Columns>
    </Card>
  );
}

/** The address of the period's messages with this filter. */
const listOf = ({ from, until }: Figures, filter: Record<string, string>) =>
  `/shouts?${new URLSearchParams({ status: "all", ...filter, from, until })}`;

function Kinds({ figures }: { figures: Figures }) {
  const t = useText();
  const rows = figures.kinds
    .filter(({ arrived, done }) => arrived + done > 0)
    .toSorted((one, other) => other.arrived - one.arrived)
    .map(({ kind, ...flow }) => ({
      ...flow,
      key: kind,
      label: t(`kindsMany.${kind}`),
      href: listOf(figures, { category: categoryOf[kind] }),
    }));
  return <Ranking title={t("figures.kinds")} rows={rows} />;
}

function Themes({ figures }: { figures: Figures }) {
  const t = useText();
  const words = useThemes();
  const rows = figures.themes.map(({ theme, ...flow }) => ({
    ...flow,
    key: theme ?? "",
    label: words.find(({ value }) => value === theme)?.label ?? t("figures.noTheme"),
    href: theme ? listOf(figures, { theme }) : undefined,
  }));
  return <Ranking title={t("figures.themes")} rows={rows} />;
}

function Places({ figures }: { figures: Figures }) {
  const t = useText();
  const rows = figures.neighbourhoods.map(({ neighbourhood: { id, name }, ...flow }) => ({
    ...flow,
    key: id,
    label: unbrokenName(name),
    href: listOf(figures, { neighbourhoodId: id }),
  }));
  return <Ranking title={t("figures.neighbourhoods")} rows={rows} />;
}
