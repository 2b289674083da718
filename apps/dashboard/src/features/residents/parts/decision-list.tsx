import { StatusBadge } from "@stoep/ui";
import { api, List, useFormat, useList } from "../../../app/index.ts";
import { addressColumn } from "./address-column.ts";
import { takeBackColumn } from "./take-back-column.tsx";
import { useUndoDecision } from "./use-residence-decisions.ts";
import { type DecidedRow, useText } from "./words.ts";

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
        takeBackColumn<DecidedRow>({
          title: t("waiting.undo"),
          isUnnamed: true,
          label: t("waiting.undo"),
          labelOf: (row) => t("decided.undoNamed", { name: row.name }),
          isRunning: undo.isRunning,
          run: (row) => void undo.run(row),
        }),
      ]}
    />
  );
}
