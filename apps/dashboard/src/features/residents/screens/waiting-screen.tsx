import { Button, DataTable, EmptyState, Page } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, Loaded, queryOf, textOf, useCommand, useFormat, useKeyset } from "../../../app/index.ts";
import type en from "../text/en.json";

const useText = textOf<typeof en>("residents");

/** People who signed up and whose place of living nobody confirmed yet. Name, street and neighbourhood only. D §5 */
export function WaitingScreen() {
  const t = useText();
  const format = useFormat();
  const keyset = useKeyset("waiting");
  const query = useQuery(queryOf(api.residents.listWaitingResidents, { query: { cursor: keyset.cursor } }));
  const prove = useCommand(api.residents.proveResident, { done: t("waiting.confirmed") });
  return (
    <Page title={t("waiting.title")} lead={t("waiting.lead")} back={{ label: t("waiting.back"), href: "/" }}>
      {query.isError ? (
        <Loaded query={query} waiting={null}>
          {() => null}
        </Loaded>
      ) : (
        <DataTable
          rows={query.data?.items}
          rowKey={(row) => row.residentId}
          paging={keyset.paging(query.data?.next)}
          empty={
            <EmptyState drawing="street" title={t("waiting.noneTitle")}>
              {t("waiting.noneText")}
            </EmptyState>
          }
          labels={{
            table: t("waiting.title"),
            columns: t("waiting.columns"),
            previous: t("waiting.previous"),
            next: t("waiting.next"),
            loading: t("waiting.loading"),
            sortBy: (column) => column,
          }}
          columns={[
            { key: "name", title: t("waiting.name"), render: (row) => row.name },
            { key: "street", title: t("waiting.street"), render: (row) => row.street },
            { key: "neighbourhood", title: t("waiting.neighbourhood"), render: (row) => row.neighbourhood },
            { key: "since", title: t("waiting.since"), render: (row) => format.day(row.since) },
            {
              key: "confirm",
              title: t("waiting.action"),
              align: "end",
              render: (row) => (
                <Button
                  size="xs"
                  variant="light"
                  loading={prove.isRunning}
                  aria-label={t("waiting.confirmNamed", { name: row.name })}
                  onClick={() => void prove.run({ params: { residentId: row.residentId } })}
                >
                  {t("waiting.confirm")}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Page>
  );
}
