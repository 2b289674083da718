import type { HouseholdCount } from "@stoep/contract/residents";
import { AreaFigures, Skeleton, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, type Format, Loaded, queryOf, useFormat } from "../../../app/index.ts";
import { useAreas, useGround, useMapLabels } from "../../neighbourhoods/index.ts";
import { useText } from "./words.ts";

/** Below this it is not told how many percent. */
const leastPercent = 0.5;

/** In whole percent, so that areas that say the same are in one class; 0 where there are fewer than ten households. D §9 */
function percentOf({ registered, addresses }: HouseholdCount): number | undefined {
  if (registered === null) return 0;
  return addresses > 0 ? Math.round((100 * registered) / addresses) || leastPercent : undefined;
}

const sayPercent = (format: Format) => (value: number) => {
  if (value === 0) return format.people(null);
  return value === leastPercent ? `< ${format.percent(0.01)}` : format.percent(value / 100);
};

/** Registered households per neighbourhood as a share of its addresses, on the map and as a table that has the numbers too. */
export function HouseholdsMap() {
  const t = useText();
  const format = useFormat();
  const areas = useAreas();
  const ground = useGround();
  const labels = { ...useMapLabels(), value: t("households.share"), detail: t("households.registered") };
  const counts = useQuery(queryOf(api.residents.listHouseholdCounts));
  return (
    <Stack gap="sm">
      <Text c="dimmed">{t("households.lead")}</Text>
      <Loaded query={counts} waiting={<Skeleton height={460} />}>
        {({ items }) =>
          areas ? (
            <AreaFigures
              areas={areas}
              {...ground}
              values={Object.fromEntries(
                items.flatMap((item) => {
                  const percent = percentOf(item);
                  return percent === undefined ? [] : [[item.neighbourhoodId, percent]];
                }),
              )}
              details={Object.fromEntries(
                items.map(({ neighbourhoodId, registered }) => [neighbourhoodId, format.people(registered)]),
              )}
              format={sayPercent(format)}
              labels={labels}
            />
          ) : (
            <Skeleton height={460} />
          )
        }
      </Loaded>
      <Text size="sm" c="dimmed">
        {t("households.few")}
      </Text>
    </Stack>
  );
}
