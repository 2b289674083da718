import { Button, Page } from "@stoep/ui";
import { api, List, textOf, useCommand, useFormat, useList } from "../../../app/index.ts";
import type en from "../text/en.json";

const useText = textOf<typeof en>("residents");

/** People who signed up and whose place of living nobody confirmed yet. Name, street and neighbourhood only. D §5 */
export function WaitingScreen() {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.residents.listWaitingResidents });
  const prove = useCommand(api.residents.proveResident, { done: t("waiting.confirmed") });
  return (
    <Page title={t("waiting.title")} lead={t("waiting.lead")} back={{ label: t("waiting.back"), href: "/" }}>
      <List
        list={list}
        label={t("waiting.title")}
        rowKey={(row) => row.residentId}
        empty={{ drawing: "street", title: t("waiting.noneTitle"), text: t("waiting.noneText") }}
        file={api.residents.exportWaitingResidents}
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
                onClick={() => void prove.run({ params: { residentId: row.residentId }, body: { since: row.since } })}
              >
                {t("waiting.confirm")}
              </Button>
            ),
          },
        ]}
      />
    </Page>
  );
}
