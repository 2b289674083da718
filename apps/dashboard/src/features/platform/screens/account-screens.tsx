import { Badge, DataTable, EmptyState, Group, Page, SearchField, Select, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { api, Loaded, queryOf, useFilters, useFormat, useKeyset } from "../../../app/index.ts";
import { tableLabels, useText } from "../words.ts";

const only = ["system", "disabled"] as const;
const Filters = z.object({ search: z.string().max(120).optional(), only: z.enum(only).optional() });

/** Looking somebody up by address or name. */
export function AccountsScreen() {
  const t = useText();
  const format = useFormat();
  const [filters, setFilters] = useFilters(Filters);
  const keyset = useKeyset(JSON.stringify(filters));
  const query = useQuery(queryOf(api.platform.listAccounts, { query: { ...filters, cursor: keyset.cursor } }));
  if (query.isError) {
    return (
      <Loaded query={query} waiting={null} isScreen>
        {() => null}
      </Loaded>
    );
  }
  return (
    <Page title={t("accounts.title")} lead={t("accounts.lead")} width="wide">
      <DataTable
        rows={query.data?.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/platform/accounts/${id}`}
        paging={keyset.paging(query.data?.next)}
        toolbar={
          <Group gap="sm" wrap="wrap" flex={1}>
            <SearchField
              label={t("accounts.search")}
              value={filters.search ?? ""}
              onChange={(search) => setFilters({ search: search || undefined })}
            />
            <Select
              w={{ base: "100%", sm: 220 }}
              aria-label={t("accounts.only")}
              placeholder={t("accounts.everybody")}
              data={only.map((value) => ({ value: value as string, label: t(`accounts.onlyWho.${value}`) }))}
              value={filters.only ?? null}
              onChange={(value) => setFilters({ only: (value ?? undefined) as (typeof only)[number] | undefined })}
              clearable
            />
          </Group>
        }
        columns={[
          { key: "email", title: t("accounts.email"), render: ({ email }) => email },
          { key: "name", title: t("accounts.name"), render: ({ name }) => name },
          {
            key: "memberships",
            title: t("accounts.memberships"),
            align: "end",
            render: ({ memberships }) => format.number(memberships),
          },
          { key: "since", title: t("accounts.since"), render: ({ createdAt }) => format.day(createdAt) },
          {
            key: "state",
            title: t("accounts.state"),
            render: ({ isSystem, disabledAt }) => (
              <Group gap={6}>
                {isSystem && <Badge variant="light">{t("accounts.system")}</Badge>}
                {disabledAt && <Badge color="gray">{t("accounts.disabled")}</Badge>}
                {!isSystem && !disabledAt && <Text c="dimmed">–</Text>}
              </Group>
            ),
          },
        ]}
        empty={
          <EmptyState drawing="search" title={t("accounts.none")}>
            {t("accounts.noneText")}
          </EmptyState>
        }
        labels={tableLabels(t, t("accounts.title"))}
      />
    </Page>
  );
}
