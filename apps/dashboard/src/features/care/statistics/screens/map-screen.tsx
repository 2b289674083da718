import { AreaFigures, Card, FilterBar, Group, Page, PartSwitch, Select, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, OverviewPlaceholder, QueryContent, queryOf, useFilters, useFormat } from "../../../../app/index.ts";
import { useAreas, useGround, useMapLabels } from "../../../neighbourhoods/index.ts";
import { useFiguresBar } from "../parts/use-figures-bar.ts";
import { useText } from "../parts/words.ts";

type CareMap = Awaited<ReturnType<typeof api.care.getCareMap>>;
const layers = ["members", "helpers", "unsolved", "coverage"] as const;
type Layer = (typeof layers)[number];
const Filters = z.object({
  layer: z.enum(layers).default("members"),
  category: z.string().optional(),
  tagId: z.uuid().optional(),
});

/** Members, helpers and tickets by neighbourhood, as a map and a list; layer, category and tag are in the address. S2 §2 */
export function MapScreen() {
  const t = useText();
  const [filters, setFilters] = useFilters(Filters);
  const { layer, category, tagId } = filters;
  const query = useQuery(queryOf(api.care.getCareMap, { query: { tagId } }));
  const bar = useFiguresBar(filters, setFilters);
  const choose = (value: string) => {
    const chosen = layers.find((one) => one === value);
    setFilters({ layer: chosen === "members" ? undefined : chosen });
  };
  return (
    <Page title={t("map.title")} section={t("section")} width="wide">
      <FilterBar {...bar} />
      <QueryContent query={query} waiting={<OverviewPlaceholder figures={1} />}>
        {(map) => {
          const categoryId = map.categories.find(({ id }) => id === category)?.id ?? map.categories[0]?.id ?? "";
          return (
            <Stack gap="lg">
              <Group>
                <PartSwitch
                  label={t("map.what")}
                  value={layer}
                  parts={layers.map((value) => ({ value, label: t(`map.layers.${value}`) }))}
                  onChange={choose}
                />
                {layer === "coverage" && (
                  <Select
                    aria-label={t("map.category")}
                    data={map.categories.map(({ id, name }) => ({ value: id, label: name }))}
                    value={categoryId}
                    allowDeselect={false}
                    onChange={(value) => setFilters({ category: value ?? undefined })}
                  />
                )}
              </Group>
              <Card>
                <LayerMap map={map} layer={layer} categoryId={categoryId} />
              </Card>
            </Stack>
          );
        }}
      </QueryContent>
    </Page>
  );
}

function LayerMap({ map, layer, categoryId }: { map: CareMap; layer: Layer; categoryId: string }) {
  const t = useText();
  const format = useFormat();
  const areas = useAreas();
  const ground = useGround();
  const labels = { ...useMapLabels(), value: t(`map.layers.${layer}`) };
  if (!areas) return null;
  const values = map.areas.flatMap(({ neighbourhood, coverage, ...counts }) => {
    const value = layer === "coverage" ? coverage.find((one) => one.categoryId === categoryId)?.helpers : counts[layer];
    return value === null || value === undefined ? [] : [[neighbourhood.id, value] as const];
  });
  return (
    <Stack gap="md">
      <Text c="dimmed">{t(`map.leads.${layer}`)}</Text>
      <AreaFigures
        areas={areas}
        {...ground}
        values={Object.fromEntries(values)}
        format={(value) => format.number(value)}
        labels={labels}
      />
    </Stack>
  );
}
