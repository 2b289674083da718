import type { RoundState } from "@stoep/contract/budgets";
import { exactMoney } from "@stoep/contract/kernel";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf, useFormat } from "../../../app/index.ts";
import type en from "../text/en.json";

export type { ReadRound, Round, RoundCandidate } from "@stoep/contract/budgets";

export const useText = textOf<typeof en>("budgets");

/** The citizen budget that is voted on. */
export type Project = Awaited<ReturnType<typeof api.participation.getProject>>;

export const stateLooks: Record<RoundState, StatusKind> = {
  draft: "draft",
  upcoming: "scheduled",
  active: "progress",
  finished: "done",
  replaced: "ended",
};

const projectPath = (projectId: string): string => `/participation/projects/${projectId}`;
/** The tab with all votes of a citizen budget. */
export const votePath = (projectId: string): string => `${projectPath(projectId)}?tab=vote`;
/** Where its phases are edited. */
export const phasesPath = (projectId: string): string => `${projectPath(projectId)}/edit?step=time`;
export const roundPath = (projectId: string, roundId: string): string => `${projectPath(projectId)}/vote/${roundId}`;
export const ideaPath = (ideaId: string): string => `/participation/ideas/${ideaId}`;

/** Noon UTC falls on that day in every time zone of the networks. */
const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** Days and amounts of a vote, as text. */
export function useRoundFormat(currency: Project["currency"]) {
  const t = useText();
  const format = useFormat();
  const money = (amount: number) => (currency === null ? format.number(amount) : format.money(amount, currency));
  return {
    day: (day: string | null) => (day === null ? t("none.day") : format.day(noonOf(day))),
    /** A whole amount; without a currency the number alone. */
    money,
    /** Rounded up to the cent, where it is no whole amount. */
    exact: (amount: number) => (currency === null ? money(amount) : exactMoney(format.language, amount, currency)),
  };
}
