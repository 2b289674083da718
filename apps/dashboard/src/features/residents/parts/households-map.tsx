import { AreaFigures, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, MapPlaceholder, QueryContent, queryOf, useFormat } from "../../../app/index.ts";
import { useAreas, useGround, useMapLabels } from "../../neighbourhoods/index.ts";
import { addressPercent, sayAddressPercent } from "./address-share.ts";
import { useText } from "./words.ts";

/** Households with an account as a share of the addresses in each neighbourhood, on a map and in a table that also has the numbers. */
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
      <QueryContent query={counts} waiting={<MapPlaceholder height={340} />}>
        {({ items }) =>
          areas ? (
            <AreaFigures
              areas={areas}
              height={340}
              {...ground}
              values={Object.fromEntries(
                items.flatMap((item) => {
                  const percent = addressPercent(item);
                  return percent === undefined ? [] : [[item.neighbourhoodId, percent]];
                }),
              )}
              details={Object.fromEntries(
                items.map(({ neighbourhoodId, registered }) => [neighbourhoodId, format.people(registered)]),
              )}
              format={(percent) => sayAddressPercent(format, percent)}
              labels={labels}
            />
          ) : (
            <MapPlaceholder height={340} />
          )
        }
      </QueryContent>
      <Text size="sm" c="dimmed">
        {t("households.few")}
      </Text>
    </Stack>
  );
}
