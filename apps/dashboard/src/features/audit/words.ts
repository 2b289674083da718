import { useTexts } from "@stoep/client/texts";
import { type AuditAction, type audit, auditActions } from "@stoep/contract/audit";
import type { ResultOf } from "@stoep/contract/kernel";
import { textOf } from "../../app/index.ts";
import type en from "./text/en.json";

export const useText = textOf<typeof en>("audit");

export type Entry = ResultOf<typeof audit.listEntries>["items"][number];
export type ReadingEntry = ResultOf<typeof audit.listReadings>["items"][number];

/** The names of actions come from the texts of their capabilities, grouped as the actions are: "accounts.invite". */
export function useActionText(): (action: AuditAction) => string {
  const t = useTexts("audit/log");
  return (action) => t(`actions.${action}`);
}

/** The capabilities that write to the log, with their actions. */
export function useActionGroups(): { group: string; actions: AuditAction[] }[] {
  const t = useTexts("audit/log");
  const words = [...new Set(auditActions.map((action) => action.split(".")[0]))];
  return words.map((word) => ({
    group: t(`groups.${word}`),
    actions: auditActions.filter((action) => action.startsWith(`${word}.`)),
  }));
}

/** Without a signed-in person the actor is Stoep itself, or an operator on the command line. */
export function useActorText(): (actor: Entry["actor"]) => string {
  const t = useText();
  const logText = useTexts("audit/log");
  return ({ accountId, name }) => {
    if (accountId === null && name === "command line") return logText("said.commandLine");
    return name || t("system");
  };
}
