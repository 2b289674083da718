import { Button, StatusBadge } from "@stoep/ui";
import { api, List, useFormat, useList } from "../../../app/index.ts";
import { addressColumn } from "./address-column.ts";
import { useUndoDecision } from "./use-residence-decisions.ts";
import { useText } from "./words.ts";

/** Decisions, with who took them, when and why; they can be undone. */
export function DecisionList() {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.residents.listDecidedResidents });
  const undo = useUndoDecision();
  return (
    <List
      list={list}
      label={t("waiting.tab.decided")}
      rowKey={(row) => row.residentId}
      empty={{ drawing: "street", title: t("decided.noneTitle"), text: t("decided.noneText") }}
      columns={[
        { key: "name", title: t("waiting.name"), render: (row) => row.name },
        addressColumn(t("waiting.address"), 170),
        {
          key: "decision",
          title: t("decided.decision"),
          onPhone: "line",
          width: 240,
          isWhole: true,
          render: ({ decision: { kind } }) => (
            <StatusBadge kind={kind === "confirmed" ? "done" : "urgent"}>{t(`decided.${kind}`)}</StatusBadge>
          ),
          line: ({ decision: { reason } }) => reason,
          phoneText: ({ decision: { kind, reason } }) => [t(`decided.${kind}`), reason].filter(Boolean).join(": "),
        },
        {
          key: "by",
          title: t("decided.by"),
          onPhone: "line",
          width: 160,
          render: ({ decision: { by } }) => by || "–",
          line: ({ decision: { at } }) => format.day(at),
          phoneText: ({ decision: { by, at } }) => [by, format.day(at)].filter(Boolean).join(", "),
        },
        {
          key: "undo",
          title: t("waiting.undo"),
          isUnnamed: true,
          align: "end",
          isWhole: true,
          onPhone: "end",
          width: 160,
          render: (row) => (
            <Button
              size="xs"
              variant="default"
              loading={undo.isRunning}
              aria-label={t("decided.undoNamed", { name: row.name })}
              onClick={() => void undo.run(row)}
            >
              {t("waiting.undo")}
            </Button>
          ),
        },
      ]}
    />
  );
}
