import type { AuditAction, audit } from "@stoep/contract/audit";
import type { AnswerOf } from "@stoep/contract/kernel";
import { textOf } from "../../app/index.ts";
import type en from "./text/en.json";

export const useText = textOf<typeof en>("audit");

export type Entry = AnswerOf<typeof audit.listEntries>["items"][number];

/** The texts are grouped as the actions are: "accounts.invite". */
export function useActionText(): (action: AuditAction) => string {
  const t = useText();
  return (action) => t(`actions.${action}` as Parameters<typeof t>[0]);
}

/** Nobody was signed in: it was Stoep itself, or whoever runs the server, by the command line. */
export function useActorText(): (actor: Entry["actor"]) => string {
  const t = useText();
  return ({ accountId, name }) => {
    if (accountId === null && name === "command line") return t("commandLine");
    return name || t("system");
  };
}
