import { Button, Group } from "@stoep/ui";
import { useState } from "react";
import { api, List, useFormat, useList } from "../../../app/index.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { useConfirmResidence } from "./use-deciding.ts";
import { useText, type Waiting } from "./words.ts";

/** Who waits until somebody says whether they live there. Name, street and neighbourhood only. D §5 */
export function WaitingList() {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.residents.listWaitingResidents });
  const residence = useConfirmResidence();
  const [declined, setDeclined] = useState<Waiting | null>(null);
  const small = { size: "xs" } as const;
  return (
    <>
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
            isWhole: true,
            width: 260,
            render: (row) => (
              <Group gap="xs" justify="end" wrap="nowrap">
                <Button
                  {...small}
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
