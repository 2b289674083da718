import { Button, Group } from "@stoep/ui";
import { useState } from "react";
import { api, List, useFormat, useList } from "../../../app/index.ts";
import { addressColumn } from "./address-column.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { useConfirmResidence } from "./use-residence-decisions.ts";
import { useText, type WaitingRow } from "./words.ts";

/** People whose address is to be confirmed, with name, street and neighbourhood only. D §5 */
export function WaitingList() {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.residents.listWaitingResidents });
  const residence = useConfirmResidence();
  const [declined, setDeclined] = useState<WaitingRow | null>(null);
  const small = { size: "xs" } as const;
  return (
    <>
      <List
        list={list}
        label={t("waiting.title")}
        rowKey={(row) => row.residentId}
        counts={list.page && { total: list.page.waitingResidents, found: list.page.waitingResidents }}
        empty={{ drawing: "street", title: t("waiting.noneTitle"), text: t("waiting.noneText") }}
        file={api.residents.exportWaitingResidents}
        columns={[
          {
            key: "name",
            title: t("waiting.name"),
            render: (row) => row.name,
            line: (row) => row.isDenied && t("waiting.denied"),
          },
          addressColumn(t("waiting.address"), 280),
          { key: "since", title: t("waiting.since"), width: "content", render: (row) => format.day(row.since) },
          {
            key: "confirm",
            title: t("waiting.action"),
            align: "end",
            isWhole: true,
            onPhone: "end",
            width: 260,
            render: (row) => (
              <Group gap="xs" justify="end" wrap="nowrap">
                <Button
                  {...small}
                  variant="light"
                  loading={residence.isRunning}
                  aria-label={t("waiting.confirmNamed", { name: row.name })}
                  onClick={() => void residence.run(row)}
                >
                  {t("waiting.confirm")}
                </Button>
                <Button
                  {...small}
                  variant="default"
                  aria-label={t("waiting.declineNamed", { name: row.name })}
                  onClick={() => setDeclined(row)}
                >
                  {t("waiting.decline")}
                </Button>
              </Group>
            ),
          },
        ]}
      />
      {declined && <DeclineDialog person={declined} onClose={() => setDeclined(null)} />}
    </>
  );
}
