import { carePeriods } from "@stoep/contract/care/values";
import { Card, Columns, Figure, FilterBar, Group, Page, PartSwitch, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, OverviewPlaceholder, QueryContent, queryOf, useFilters, useFormat } from "../../../../app/index.ts";
import { useNeighbourhoodFilter } from "../../../neighbourhoods/index.ts";
import { SectionChart } from "../parts/section-chart.tsx";
import { StatisticsFiles } from "../parts/statistics-files.tsx";
import { useFiguresBar } from "../parts/use-figures-bar.ts";
import { type Statistics, useText } from "../parts/words.ts";

const Filters = z.object({
  period: z.enum(carePeriods).default("this-year"),
  neighbourhoodId: z.uuid().optional(),
  tagId: z.uuid().optional(),
});

/** What was requested and solved in a period, who helps, and how long it took; period and filters are in the address. S2 §2 */
export function StatisticsScreen() {
  const t = useText();
  const [filters, setFilters] = useFilters(Filters);
  const { period } = filters;
  const query = useQuery(queryOf(api.care.getCareStatistics, { query: filters }));
  const neighbourhood = useNeighbourhoodFilter(t("filters.neighbourhood"), t("filters.anyNeighbourhood"));
  const bar = useFiguresBar(filters, setFilters, [neighbourhood]);
  const choose = (value: string) => {
    const chosen = carePeriods.find((one) => one === value);
    setFilters({ period: chosen === "this-year" ? undefined : chosen });
  };
  return (
    <Page title={t("title")} section={t("section")} width="wide">
      <Stack gap="lg">
        <Group justify="space-between">
          <PartSwitch
            label={t("period")}
            value={period}
            parts={carePeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
            onChange={choose}
          />
          <StatisticsFiles filters={filters} selection={query.data?.selection ?? []} />
        </Group>
        <FilterBar {...bar} />
        <QueryContent query={query} waiting={<OverviewPlaceholder figures={9} />}>
          {(statistics) => <Overview statistics={statistics} />}
        </QueryContent>
      </Stack>
    </Page>
  );
}

function Overview({ statistics: { figures, sections, from, until, selection } }: { statistics: Statistics }) {
  const t = useText();
  const format = useFormat();
  const [time, ...others] = sections;
  return (
    <Stack gap="lg">
      <Text c="dimmed" size="sm">
        {t("between", { from: format.day(from), until: format.day(until) })} {t("few")}{" "}
        {selection.length > 0 && t("selected")}
      </Text>
      <Card>
        <Columns cols={{ base: 2, md: 3 }}>
          {figures.map(({ key, label, value, definition }) => (
            <Figure key={key} label={label} value={value} definition={definition} />
          ))}
        </Columns>
      </Card>
      {time && <SectionChart section={time} />}
      <Columns cols={{ base: 1, lg: 2 }} spacing="lg">
        {others.map((section) => (
          <SectionChart key={section.key} section={section} />
        ))}
      </Columns>
    </Stack>
  );
}
