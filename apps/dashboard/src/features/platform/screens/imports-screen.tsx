import { Card, Heading, Page, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, CardsPlaceholder, QueryContent, queryOf, RowsPlaceholder, useRouteParam } from "../../../app/index.ts";
import { ImportReport } from "../parts/import-report.tsx";
import { AddressUpload, NeighbourhoodUpload } from "../parts/import-uploads.tsx";
import { useNetworkTabs } from "../parts/network-tabs.ts";
import { type Import, type Network, useText } from "../words.ts";

const isOpen = ({ state }: Import) => ["checking", "queued", "running"].includes(state);
/** Under way or awaiting a decision; shown at its upload instead of in the list. */
const isDue = (one: Import) => isOpen(one) || one.state === "previewed";
const oftenMs = 1000;

/** Imports a city's files into its network. Shows first what would change; addresses are read in the background. */
export function ImportsScreen() {
  const networkId = useRouteParam("networkId");
  const query = useQuery(queryOf(api.platform.getNetwork, { params: { networkId } }));
  return (
    <QueryContent query={query} waiting={<CardsPlaceholder isPage />} isScreen>
      {(network) => <Imports network={network} />}
    </QueryContent>
  );
}

function Imports({ network }: { network: Network }) {
  const t = useText();
  const tabs = useNetworkTabs(network.id, "imports");
  const query = useQuery({
    ...queryOf(api.platform.listImports, { params: { networkId: network.id } }),
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? oftenMs : false),
  });
  const due = (kind: Import["kind"]) =>
    query.data?.items
      .filter((one) => one.kind === kind && isDue(one))
      .map((one) => <ImportReport key={one.id} item={one} tiles={network.tiles} />);
  const back = { label: t("networks.title"), href: "/platform/networks" };
  return (
    <Page title={network.name} width="normal" back={back} tabs={tabs}>
      <Stack gap="lg">
        <Card>
          <Stack>
            <Heading order={2}>{t("imports.neighbourhoods")}</Heading>
            <Text c="dimmed">{t("imports.neighbourhoodsText")}</Text>
            <NeighbourhoodUpload networkId={network.id} />
          </Stack>
        </Card>
        {due("neighbourhoods")}
        <Card>
          <Stack>
            <Heading order={2}>{t("imports.addresses")}</Heading>
            <Text c="dimmed">{t("imports.addressesText")}</Text>
            <AddressUpload networkId={network.id} hasAreas={network.counts.neighbourhoods > 0} />
          </Stack>
        </Card>
        {due("addresses")}
        <QueryContent query={query} waiting={<RowsPlaceholder />}>
          {({ items }) => <Recent items={items} tiles={network.tiles} />}
        </QueryContent>
      </Stack>
    </Page>
  );
}

function Recent({ items, tiles }: { items: Import[]; tiles: Network["tiles"] }) {
  const t = useText();
  const settled = items.filter((one) => !isDue(one));
  if (items.length > 0 && settled.length === 0) return null;
  return (
    <Stack>
      <Heading order={2}>{t("imports.recent")}</Heading>
      {items.length === 0 && <Text c="dimmed">{t("imports.none")}</Text>}
      {settled.map((one) => (
        <ImportReport key={one.id} item={one} tiles={tiles} />
      ))}
    </Stack>
  );
}
