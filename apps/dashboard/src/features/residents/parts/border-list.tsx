import { unbrokenName } from "@stoep/client/formats";
import type { BorderAddress } from "@stoep/contract/residents";
import { Text } from "@stoep/ui";
import { api, List, useFormat, useList } from "../../../app/index.ts";
import { takeBackColumn } from "./take-back-column.tsx";
import { useMoveAddress } from "./use-move-address.ts";
import { useText } from "./words.ts";

/** Addresses that were moved to another neighbourhood than the one around them, with who did it. */
export function BorderList() {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.residents.listMovedAddresses });
  const move = useMoveAddress();
  return (
    <List
      list={list}
      label={t("borders.listed")}
      rowKey={(row) => row.addressId}
      empty={{ drawing: "street", title: t("borders.noneTitle"), text: t("borders.noneText") }}
      columns={[
        { key: "address", title: t("borders.address"), render: (row) => row.label },
        {
          key: "in",
          title: t("borders.colIn"),
          onPhone: "line",
          width: 220,
          render: ({ neighbourhood, liesIn }) => (
            <>
              {neighbourhood ? unbrokenName(neighbourhood.name) : t("borders.nowhere")}
              <Text size="sm" c="dimmed">
                {t("borders.lies", { name: liesIn?.name ?? t("borders.nowhere") })}
              </Text>
            </>
          ),
        },
        {
          key: "by",
          title: t("decided.by"),
          onPhone: "line",
          width: 170,
          render: ({ moved }) => moved && [moved.by, format.day(moved.at)].filter(Boolean).join(", "),
        },
        takeBackColumn<BorderAddress>({
          title: t("waiting.action"),
          label: t("borders.back"),
          labelOf: (row) => t("borders.backNamed", { address: row.label }),
          isRunning: move.isRunning,
          run: (row) => void move.run(row, null),
        }),
      ]}
    />
  );
}
