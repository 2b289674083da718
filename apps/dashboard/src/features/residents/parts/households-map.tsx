import { AreaFigures, Figure, Group, Skeleton, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, Loaded, queryOf, textOf, useFormat } from "../../../app/index.ts";
import { useAreas, useGround, useMapLabels } from "../../neighbourhoods/index.ts";
import type en from "../text/en.json";

const useText = textOf<typeof en>("residents");

/** Registered households per neighbourhood, on the map and as a table. */
export function HouseholdsMap() {
  const t = useText();
  const format = useFormat();
  const areas = useAreas();
  const ground = useGround();
  const labels = { ...useMapLabels(), value: t("households.registered") };
  const counts = useQuery(queryOf(api.residents.listHouseholdCounts));
  return (
    <Loaded query={counts} waiting={<Skeleton height={480} />}>
      {({ items, total }) => {
        const { addresses } = total;
        return (
          <Stack>
            <Group gap="xl" align="flex-start">
              <Figure
                label={t("households.registered")}
                value={format.people(total.registered)}
                hint={t("households.ofAddresses", { count: addresses, total: format.number(addresses) })}
              />
              <Figure label={t("households.residents")} value={format.people(total.residents)} />
            </Group>
            {areas ? (
              <AreaFigures
                areas={areas}
                {...ground}
                values={Object.fromEntries(items.map((item) => [item.neighbourhoodId, item.registered ?? 0]))}
                format={(count) => format.people(count === 0 ? null : count)}
                labels={labels}
              />
            ) : (
              <Skeleton height={420} />
            )}
            <Text size="sm" c="dimmed">
              {t("households.few")}
            </Text>
          </Stack>
        );
      }}
    </Loaded>
  );
}
