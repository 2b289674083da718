import { readUserAgent, type SessionView } from "@stoep/contract/accounts";
import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api/index.ts";
import { type Notify, useCommandAs } from "../commands/index.ts";

type Word = "on" | "unknown" | "ended" | "endedAll" | "clients.dashboard" | "clients.resident";
/** Keys that both apps have in their texts for accounts. */
type SessionWords = (key: `sessions.${Word}`, values?: Record<string, string>) => string;

/** The account's sessions, and how to end them. */
export function useSessionList(tell: Notify, t: SessionWords) {
  const query = useQuery(queryOf(api.accounts.listSessions));
  const one = useCommandAs(tell, api.accounts.endOtherSession, { done: t("sessions.ended") });
  const others = useCommandAs(tell, api.accounts.endOtherSessions, { done: t("sessions.endedAll") });
  return {
    query,
    endOne: ({ id }: SessionView) => void one.run({ params: { sessionId: id } }),
    endOthers: () => void others.run({}),
    isBusy: one.isRunning || others.isRunning,
  };
}

/** "Firefox on Windows · dashboard" */
export function sessionName(t: SessionWords, { agent, client }: SessionView): string {
  const { browser, system } = readUserAgent(agent);
  const where =
    browser && system ? t("sessions.on", { browser, system }) : (browser ?? system ?? t("sessions.unknown"));
  const app = client === "dashboard" || client === "resident" ? t(`sessions.clients.${client}`) : client;
  return `${where} · ${app}`;
}
