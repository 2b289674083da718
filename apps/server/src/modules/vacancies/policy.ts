/** What residents may do with their own applications, and why not. */
import type { Verdict } from "@stoep/contract/kernel";
import type { ApplicationState } from "@stoep/contract/vacancies";
import { isOpen } from "./rules.ts";

interface Vacancy {
  /** Live, and meant for this resident. */
  isThere: boolean;
  applyUntil: string | null;
  subscriptionUrl: string;
}
interface LocalTime {
  now: Date;
  timeZone: string;
}

export function verdicts(
  vacancy: Vacancy,
  mine: { state: ApplicationState } | undefined,
  { now, timeZone }: LocalTime,
) {
  const open: Verdict = isOpen(vacancy.applyUntil, now, timeZone) || "applications_closed";
  const apply = applyVerdict(vacancy, open);
  const isDecided = mine?.state === "accepted" || mine?.state === "declined";
  return {
    apply: mine ? "already_exists" : apply,
    change: mine === undefined ? "not_found" : isDecided ? "application_decided" : apply,
    withdraw: mine === undefined ? "not_found" : open,
  } satisfies Record<string, Verdict>;
}

function applyVerdict({ isThere, subscriptionUrl }: Vacancy, open: Verdict): Verdict {
  if (!isThere) return "not_found";
  return subscriptionUrl === "" ? open : "applied_elsewhere";
}
