import { ButtonLink, Page } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { api, List, useFormat, useList } from "../../../app/index.ts";
import { type Network, useText } from "../words.ts";

/** All networks of the installation, with their numbers. */
export function NetworksScreen() {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.platform.listNetworks });
  const count = (key: keyof Network["counts"]) => ({
    key,
    title: t(`counts.${key}`),
    align: "end" as const,
    // So that seven columns fit.
    width: "content" as const,
    render: ({ counts }: Network) => format.people(counts[key]),
  });
  const create = (
    <ButtonLink href="/platform/networks/new" leftSection={<PlusIcon aria-hidden />}>
      {t("networks.new")}
    </ButtonLink>
  );
  return (
    <Page title={t("networks.title")} lead={t("networks.lead")} width="wide" layout="list" action={create}>
      <List
        list={list}
        label={t("networks.title")}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/platform/networks/${id}`}
        columns={[
          { key: "name", title: t("network.name"), render: ({ name }) => name },
          { key: "slug", title: t("network.inAddresses"), width: 136, onPhone: "line", render: ({ slug }) => slug },
          {
            key: "languages",
            title: t("network.languages"),
            onPhone: "line",
            width: 118,
            render: (network) => network.languages.join(", ").toUpperCase(),
          },
          count("neighbourhoods"),
          count("addresses"),
          count("households"),
          count("organisations"),
        ]}
        empty={{ title: t("networks.none"), text: t("networks.noneText"), action: create }}
      />
    </Page>
  );
}
