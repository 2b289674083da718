/**
 * One line of JSON per event. Opened by adapters/log.ts, which masks what could name someone.
 *
 * Security events are lines with ids and codes. Those that follow from a refusal, or from an entry of an organisation's log, are listed
 * in the capabilities' codes; docs/operations.md has them all.
 */
import { randomBytes } from "node:crypto";
import { type SecurityEvent, securityEvents, statusOf } from "@stoep/contract/kernel";
import type { Logger } from "pino";
import { type Actor, networkOf } from "./actor.ts";
import { afterCommit, type Db } from "./database.ts";
import type { Refusal } from "./refuse.ts";

export type Log = Logger;

export const newRequestId = (): string => randomBytes(9).toString("base64url");

/** An address without its query string, which may carry a token. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? "";

type SecurityFact =
  | "accountId"
  | "organisationId"
  | "networkId"
  | "subjectId"
  | "action"
  | "how"
  | "refusal"
  | "path"
  | "requestId";
/** Only ids and words of the code: nobody's name, address or secret. */
export type SecurityFacts = { [F in SecurityFact]?: string | undefined };

/** Written after the commit, and not if the transaction is rolled back. */
export function logSecurity({ db, log }: { db: Db; log: Log }, event: SecurityEvent, facts: SecurityFacts): void {
  afterCommit(db, () => log.info({ event, ...facts }, "security"));
}

export const whoOf = (actor: Actor): SecurityFacts => ({
  accountId: actor.kind === "guest" ? undefined : actor.accountId,
  organisationId: actor.kind === "staff" ? actor.organisation.id : undefined,
  networkId: networkOf(actor)?.id,
});

const events = Object.entries(securityEvents) as [SecurityEvent, readonly string[]][];
const eventOfCode = new Map(events.flatMap(([event, codes]) => codes.map((code) => [code, event] as const)));

export const eventOfAction = (action: string): SecurityEvent | undefined => eventOfCode.get(action);

/** That of its code or of a field; else `refused` where it depends on who asks. */
export function eventOfRefusal({ code, fields }: Refusal): SecurityEvent | undefined {
  const named = [code, ...Object.values(fields)].map((one) => eventOfCode.get(one)).find(Boolean);
  return named ?? ([401, 403].includes(statusOf(code)) ? "refused" : undefined);
}
