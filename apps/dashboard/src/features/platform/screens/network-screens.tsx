import { Card, Page, TextLink, useForm } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, CardsPlaceholder, QueryContent, queryOf, useCommand, useGo, useRouteParam } from "../../../app/index.ts";
import { NetworkForm, settingsOf, type Values, valuesOf } from "../parts/network-form.tsx";
import { NetworkLogo } from "../parts/network-logo.tsx";
import { useNetworkTabs } from "../parts/network-tabs.ts";
import { type Network, useText } from "../words.ts";

/** Creates a network, into which files are then imported. */
export function NewNetworkScreen() {
  const t = useText();
  const go = useGo();
  const form = useForm<Values>({ initialValues: { ...valuesOf(), slug: "" } });
  const create = useCommand(api.platform.createNetwork, { form, done: t("network.created") });
  const submit = async (values: Values) => {
    const made = await create.run({ body: { ...settingsOf(values), slug: values.slug } });
    if (made) go(`/platform/networks/${made.id}/imports`);
  };
  const back = { label: t("networks.title"), href: "/platform/networks" };
  return (
    <Page title={t("networks.new")} lead={t("networks.newLead")} width="narrow" back={back}>
      <Card>
        <NetworkForm form={form} isNew isRunning={create.isRunning} onSubmit={submit} />
      </Card>
    </Page>
  );
}

export function NetworkScreen() {
  const networkId = useRouteParam("networkId");
  const query = useQuery(queryOf(api.platform.getNetwork, { params: { networkId } }));
  return (
    <QueryContent query={query} waiting={<CardsPlaceholder isPage />} isScreen>
      {(network) => <Settings key={network.id} network={network} />}
    </QueryContent>
  );
}

function Settings({ network }: { network: Network }) {
  const t = useText();
  const tabs = useNetworkTabs(network.id, "settings");
  const form = useForm<Values>({ initialValues: { ...valuesOf(network), slug: network.slug } });
  const edit = useCommand(api.platform.editNetwork, {
    form,
    done: t("saved"),
  });
  const submit = (values: Values) =>
    edit.run({ params: { networkId: network.id }, body: settingsOf(values) }).then((saved) => {
      if (saved) form.resetDirty();
    });
  const back = { label: t("networks.title"), href: "/platform/networks" };
  return (
    <Page
      title={network.name}
      lead={<TextLink href={`/platform/organisations?networkId=${network.id}`}>{t("network.organisations")}</TextLink>}
      width="narrow"
      back={back}
      tabs={tabs}
    >
      <Card>
        <NetworkForm form={form} isNew={false} logo={network.logo} isRunning={edit.isRunning} onSubmit={submit} />
      </Card>
      <NetworkLogo network={network} />
    </Page>
  );
}
