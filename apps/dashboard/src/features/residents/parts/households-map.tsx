import { AreaFigures, Figure, Group, Skeleton, Stack } from "@stoep/ui";
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
      {({ items }) => {
        const sum = (key: "registered" | "addresses" | "residents") =>
          items.reduce((total, item) => total + item[key], 0);
        return (
          <Stack>
            <Group gap="xl" align="flex-start">
              <Figure
                label={t("households.registered")}
                value={format.number(sum("registered"))}
                hint={t("households.ofAddresses", { count: sum("addresses"), total: format.number(sum("addresses")) })}
              />
              <Figure label={t("households.residents")} value={format.number(sum("residents"))} />
            </Group>
            {areas ? (
              <AreaFigures
                areas={areas}
                {...ground}
                values={Object.fromEntries(items.map((item) => [item.neighbourhoodId, item.registered]))}
                format={format.number}
                labels={labels}
              />
            ) : (
              <Skeleton height={420} />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
