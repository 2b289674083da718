import { type Language, languages } from "@stoep/contract/kernel";
import {
  Button,
  ButtonLink,
  Card,
  DataTable,
  EmptyState,
  Group,
  Page,
  SearchField,
  Select,
  Stack,
  TextField,
  useForm,
} from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import {
  api,
  Loaded,
  languageNames,
  queryOf,
  useCommand,
  useFilters,
  useFormat,
  useGo,
  useKeyset,
} from "../../../app/index.ts";
import { LicenceStates } from "../parts/licence-states.tsx";
import { kinds, tableLabels, useText } from "../words.ts";

const Filters = z.object({
  networkId: z.uuid().optional(),
  kind: z.enum(kinds).optional(),
  search: z.string().max(80).optional(),
});
type Filters = z.output<typeof Filters>;

/** Organisations of all networks; the address holds the whole view. */
export function OrganisationsScreen() {
  const t = useText();
  const format = useFormat();
  const [filters, setFilters] = useFilters(Filters);
  const keyset = useKeyset(JSON.stringify(filters));
  const query = useQuery(queryOf(api.platform.listOrganisations, { query: { ...filters, cursor: keyset.cursor } }));
  const isFiltered = Object.values(filters).some(Boolean);
  const { networkId } = filters;
  const create = (
    <ButtonLink
      href={`/platform/organisations/new${networkId ? `?networkId=${networkId}` : ""}`}
      leftSection={<PlusIcon aria-hidden />}
    >
      {t("organisations.new")}
    </ButtonLink>
  );
  if (query.isError) {
    return (
      <Loaded query={query} waiting={null} isScreen>
        {() => null}
      </Loaded>
    );
  }
  return (
    <Page title={t("organisations.title")} lead={t("organisations.lead")} width="wide" action={create}>
      <DataTable
        rows={query.data?.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/platform/organisations/${id}`}
        toolbar={<OrganisationFilters filters={filters} onChange={setFilters} />}
        paging={keyset.paging(query.data?.next)}
        columns={[
          { key: "name", title: t("organisation.name"), render: ({ name }) => name },
          { key: "kind", title: t("organisation.kind"), render: ({ kind }) => t(`kinds.${kind}`) },
          { key: "network", title: t("organisation.network"), render: ({ network }) => network.name },
          {
            key: "members",
            title: t("organisation.members"),
            align: "end",
            render: ({ members }) => format.number(members),
          },
          {
            key: "licences",
            title: t("licences.title"),
            render: ({ licences }) => <LicenceStates licences={licences} />,
          },
        ]}
        empty={
          <EmptyState drawing={isFiltered ? "search" : "street"} title={t("organisations.none")} action={create}>
            {t(isFiltered ? "organisations.noneFiltered" : "organisations.noneText")}
          </EmptyState>
        }
        labels={tableLabels(t, t("organisations.title"))}
      />
    </Page>
  );
}

function useNetworkChoices() {
  const { data } = useQuery(queryOf(api.platform.listNetworks));
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

function OrganisationFilters({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}) {
  const t = useText();
  return (
    <Group gap="sm" wrap="wrap" flex={1}>
      <SearchField
        label={t("organisations.search")}
        value={filters.search ?? ""}
        onChange={(search) => onChange({ search: search || undefined })}
      />
      <Select
        w={{ base: "100%", sm: 200 }}
        aria-label={t("organisation.network")}
        placeholder={t("organisation.network")}
        data={useNetworkChoices()}
        value={filters.networkId ?? null}
        onChange={(networkId) => onChange({ networkId: networkId ?? undefined })}
        clearable
      />
      <Select
        w={{ base: "100%", sm: 200 }}
        aria-label={t("organisation.kind")}
        placeholder={t("organisation.kind")}
        data={kinds.map((value) => ({ value: value as string, label: t(`kinds.${value}`) }))}
        value={filters.kind ?? null}
        onChange={(kind) => onChange({ kind: (kind ?? undefined) as Filters["kind"] })}
        clearable
      />
    </Group>
  );
}

/** Its first owner gets a mail with a link to claim the place. */
export function NewOrganisationScreen() {
  const t = useText();
  const go = useGo();
  const [{ networkId = "" }] = useFilters(Filters);
  const form = useForm({
    initialValues: {
      name: "",
      kind: "city" as (typeof kinds)[number],
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
            <TextField label={t("organisation.name")} {...form.getInputProps("name")} />
            <Select
              label={t("organisation.kind")}
              data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              allowDeselect={false}
              {...form.getInputProps("kind")}
            />
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
