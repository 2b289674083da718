import type { CandidateState, TicketState } from "@stoep/contract/care";
import type { askWays } from "@stoep/contract/care/values";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export type Way = (typeof askWays)[number];

export const useText = textOf<typeof en>("care/matching");

export type Ticket = Awaited<ReturnType<typeof api.care.getTicket>>;
export type MatchList = Awaited<ReturnType<typeof api.care.listMatches>>;
export type Match = Awaited<ReturnType<typeof api.care.listMatches>>["items"][number];
export type Candidate = Awaited<ReturnType<typeof api.care.listCandidates>>["items"][number];

const searchingStates: readonly TicketState[] = ["open", "looking"];
export const isSearching = ({ state }: Pick<Ticket, "state">): boolean => searchingStates.includes(state);

export const looks: Record<CandidateState, StatusKind> = {
  sent: "progress",
  interested: "new",
  "not-interested": "ended",
  confirmed: "done",
  thanked: "ended",
};

/** Whether the user may ask helpers and choose one: the verdict on the step to *waiting*. */
export const mayMatch = ({ steps }: Ticket) =>
  steps.find(({ to }) => to === "waiting")?.verdict ?? ("step_not_possible" as const);

export const helperHref = (id: string) => `/care/helpers/${id}`;
