import { organisationKinds } from "@stoep/contract/accounts/values";
import { type Language, languages } from "@stoep/contract/kernel";
import { Button, ButtonLink, Card, Group, Page, Select, Stack, TextField, useForm } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import {
  api,
  List,
  languageNames,
  queryOf,
  useCommand,
  useFilters,
  useFormat,
  useGo,
  useList,
} from "../../../app/index.ts";
import { LicenceStates } from "../parts/licence-states.tsx";
import { OrganisationFields } from "../parts/organisation-fields.tsx";
import { useText } from "../words.ts";

const Filters = z.object({
  networkId: z.uuid().optional(),
  kind: z.enum(organisationKinds).optional(),
  search: z.string().max(80).optional(),
});

/** Organisations of all networks; the address holds all of the view's state. */
export function OrganisationsScreen() {
  const t = useText();
  const format = useFormat();
  const networks = useNetworkChoices();
  const list = useList({ route: api.platform.listOrganisations, filters: Filters });
  const { networkId } = list.filters;
  const create = (
    <ButtonLink
      href={`/platform/organisations/new${networkId ? `?networkId=${networkId}` : ""}`}
      leftSection={<PlusIcon aria-hidden />}
    >
      {t("organisations.new")}
    </ButtonLink>
  );
  return (
    <Page title={t("organisations.title")} lead={t("organisations.lead")} width="wide" layout="list" action={create}>
      <List
        list={list}
        label={t("organisations.title")}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/platform/organisations/${id}`}
        filters={[
          { search: "search", label: t("organisations.search") },
          {
            choice: "networkId",
            label: t("organisation.network"),
            placeholder: t("organisations.allNetworks"),
            options: networks,
          },
          {
            choice: "kind",
            label: t("organisation.kind"),
            placeholder: t("organisations.allKinds"),
            options: organisationKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
        ]}
        columns={[
          { key: "name", title: t("organisation.name"), render: ({ name }) => name },
          { key: "kind", title: t("organisation.kind"), onPhone: "line", render: ({ kind }) => t(`kinds.${kind}`) },
          { key: "network", title: t("organisation.network"), onPhone: "line", render: ({ network }) => network.name },
          {
            key: "members",
            title: t("organisation.members"),
            width: "content",
            align: "end",
            render: ({ members }) => format.number(members),
          },
          {
            key: "licences",
            title: t("licences.title"),
            width: 320,
            isWhole: true,
            render: ({ licences }) => <LicenceStates licences={licences} />,
          },
        ]}
        empty={{ drawing: "street", title: t("organisations.none"), text: t("organisations.noneText"), action: create }}
        nothingFound={{ title: t("organisations.none"), text: t("organisations.noneFiltered") }}
        file={api.platform.exportOrganisations}
      />
    </Page>
  );
}

function useNetworkChoices() {
  const { data } = useQuery(queryOf(api.platform.listNetworks));
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

/** Creates an organisation. Its first owner gets a mail with a link to claim it. */
export function NewOrganisationScreen() {
  const t = useText();
  const go = useGo();
  const [{ networkId = "" }] = useFilters(Filters);
  const form = useForm({
    initialValues: {
      name: "",
      kind: "city" as (typeof organisationKinds)[number],
      networkId,
      owner: { email: "", language: "nl" as Language },
    },
  });
  const create = useCommand(api.platform.createOrganisation, { form, done: t("organisation.created") });
  const submit = form.onSubmit(async (body) => {
    const made = await create.run({ body });
    if (made) go(`/platform/organisations/${made.id}`);
  });
  const back = { label: t("organisations.title"), href: "/platform/organisations" };
  return (
    <Page title={t("organisations.new")} lead={t("organisations.newLead")} width="narrow" back={back}>
      <Card>
        <form onSubmit={submit} noValidate>
          <Stack>
            <Select
              label={t("organisation.network")}
              data={useNetworkChoices()}
              allowDeselect={false}
              {...form.getInputProps("networkId")}
            />
            <OrganisationFields form={form} />
            <TextField
              label={t("organisation.ownerEmail")}
              description={t("organisation.ownerHint")}
              type="email"
              {...form.getInputProps("owner.email")}
            />
            <Select
              label={t("organisation.ownerLanguage")}
              data={languages.map((value) => ({ value, label: languageNames[value] }))}
              allowDeselect={false}
              {...form.getInputProps("owner.language")}
            />
            <Group>
              <Button type="submit" loading={create.isRunning}>
                {t("organisation.create")}
              </Button>
            </Group>
          </Stack>
        </form>
      </Card>
    </Page>
  );
}
