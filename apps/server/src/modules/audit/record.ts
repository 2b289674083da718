/** Writing an entry. */
import type { AuditAction } from "@stoep/contract/audit";
import { v7 as newId } from "uuid";
import { type Actor, networkOf } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { json, type Tx } from "#kernel/database.ts";
import { eventOfAction, logSecurity, whoOf } from "#kernel/log.ts";
import type { InfectionStep } from "#modules/files/index.ts";
import { insertEntries } from "./store.ts";

/** Any call provides it; `db` is the transaction of the logged action. */
export type AuditedBy = Pick<RouteCall<Actor, Tx>, "db" | "now" | "actor" | "client" | "requestId" | "log"> & {
  /** For use without a signed-in person: the command line, or a person who has just signed up. */
  actorName?: string;
};

/** The actor of a job, in which nobody is signed in. */
export const nobodySignedIn = {
  actor: { kind: "guest" as const },
  client: { address: "", agent: "", name: "job" },
  requestId: "",
};

export interface LogEntry {
  action: AuditAction;
  subject: { kind: string; id: string | null; name: string };
  /** Only what changed, and never a secret: no password, code, token or key. */
  old?: Record<string, unknown>;
  new?: Record<string, unknown>;
  /** Whose log; the acting member's organisation by default. null: the installation's. */
  organisationId?: string | null;
  /** The network it concerns; the actor's by default. */
  networkId?: string;
}

export const record = (by: AuditedBy, entry: LogEntry): Promise<void> => recordAll(by, [entry]);

/** A virus in what a member of an organisation wanted to upload is in its log, one of the provider's people in the installation's. */
export const recordInfection: InfectionStep = async (call, { action, fileName, virus }) => {
  const { actor } = call;
  if (actor.kind !== "staff" && !(actor.kind === "account" && actor.isSystem)) return;
  await call.transact(({ db }) =>
    record({ ...call, db }, { action, subject: { kind: "file", id: null, name: fileName }, new: { virus } }),
  );
};

/** Writes several entries in one statement. */
export async function recordAll(by: AuditedBy, entries: LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await insertEntries(
    by.db,
    entries.map((entry) => rowOf(by, entry)),
  );
  for (const { action, subject, organisationId } of entries) {
    const event = eventOfAction(action);
    if (!event) continue;
    const who = whoOf(by.actor);
    const whose = organisationId === undefined ? who.organisationId : (organisationId ?? undefined);
    logSecurity(by, event, { ...who, organisationId: whose, action, subjectId: subject.id ?? undefined });
  }
}

function rowOf({ now, actor, actorName, client, requestId }: AuditedBy, entry: LogEntry) {
  const { action, subject, old, new: current, organisationId, networkId } = entry;
  const own = actor.kind === "staff" ? actor.organisation.id : null;
  return {
    id: newId(),
    at: now,
    organisationId: organisationId === undefined ? own : organisationId,
    networkId: networkId ?? networkOf(actor)?.id ?? null,
    accountId: actor.kind === "guest" ? null : actor.accountId,
    actorName: actorName ?? (actor.kind === "guest" ? "" : actor.name),
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectName: subject.name.slice(0, 300),
    old: old ? json(old) : null,
    new: current ? json(current) : null,
    address: client.address.slice(0, 60),
    agent: client.agent,
    requestId,
  };
}
