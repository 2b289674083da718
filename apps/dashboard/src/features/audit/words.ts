import { type AuditAction, type audit, auditActions } from "@stoep/contract/audit";
import type { ResultOf } from "@stoep/contract/kernel";
import { useTranslation } from "react-i18next";
import { textOf } from "../../app/index.ts";
import type en from "./text/en.json";

export const useText = textOf<typeof en>("audit");

export type Entry = ResultOf<typeof audit.listEntries>["items"][number];

/** The words of the actions come from the capabilities that they are about, grouped as the actions are: "accounts.invite". */
export function useActionText(): (action: AuditAction) => string {
  const { t } = useTranslation("audit/log");
  return (action) => t(`actions.${action}`);
}

/** The capabilities that write into the log, with their actions. */
export function useActionGroups(): { group: string; actions: AuditAction[] }[] {
  const { t } = useTranslation("audit/log");
  const words = [...new Set(auditActions.map((action) => action.split(".")[0]))];
  return words.map((word) => ({
    group: t(`groups.${word}`),
    actions: auditActions.filter((action) => action.startsWith(`${word}.`)),
  }));
}

/** Nobody was signed in: it was Stoep itself, or whoever runs the server, by the command line. */
export function useActorText(): (actor: Entry["actor"]) => string {
  const t = useText();
  const { t: logText } = useTranslation("audit/log");
  return ({ accountId, name }) => {
    if (accountId === null && name === "command line") return logText("said.commandLine");
    return name || t("system");
  };
}
