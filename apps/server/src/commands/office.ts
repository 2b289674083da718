/** What the commands of the back office share: who does it, in one transaction, and how a refusal is told. */
import type { RouteCall } from "#kernel/call.ts";
import type { Config } from "#kernel/config.ts";
import { type Db, inTransaction, type Tx } from "#kernel/database.ts";
import { Refusal } from "#kernel/refuse.ts";
import type { AuditedBy } from "#modules/audit/index.ts";
import { tellEnded } from "../adapters/live.ts";
import { CommandError, type Desk, withStore } from "./desk.ts";

/** Nobody is signed in here: the log names the command line. */
export type Operator = AuditedBy & Pick<RouteCall, "config" | "enqueue" | "endStreams">;

/** Does `work` in one transaction, beside a running server with the same database. */
export const asOperator = <T>(desk: Desk, work: (by: Operator) => Promise<T>): Promise<T> =>
  withStore(desk, ({ platform }, config) => operate(platform, config, work));

/** The same with a database that is open already. */
export const operate = <T>(
  db: Db,
  config: Config,
  work: (by: Operator) => Promise<T>,
  options: { retry?: boolean } = {},
): Promise<T> =>
  inTransaction(db, (trx) => work(operatorOn(trx, config)), options).catch((error) => {
    throw error instanceof Refusal ? new CommandError(sentence(error)) : error;
  });

const operatorOn = (db: Tx, config: Config): Operator => ({
  db,
  config,
  now: new Date(),
  actor: { kind: "guest" },
  actorName: "command line",
  client: { address: "", agent: "", name: "cli" },
  requestId: "",
  // The server's sweepers find what is queued within a minute.
  enqueue: async () => {},
  endStreams: (ended) => tellEnded(db, ended),
});

function sentence({ code, fields }: Refusal): string {
  const wrong = Object.entries(fields).map(([field, why]) => `${field} (${why})`);
  return wrong.length > 0 ? `Not accepted: ${wrong.join(", ")}.` : `This was refused: ${code}.`;
}

/** A day, or a moment, as the operator types it. */
export function momentOf(text: string): Date {
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
  if (Number.isNaN(moment.getTime())) throw new CommandError(`"${text}" is no day such as 2026-12-31.`);
  return moment;
}
