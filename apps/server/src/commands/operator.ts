/** What the commands of the back office share: who acts, in one transaction, and how a refusal is reported. */
import type { AccessScope, MailScope } from "#kernel/call.ts";
import type { Config } from "#kernel/config.ts";
import { type Db, inTransaction, type Tx } from "#kernel/database.ts";
import { Refusal } from "#kernel/refuse.ts";
import type { AuditedBy } from "#modules/audit/index.ts";
import type { NameReader } from "#modules/licences/index.ts";
import { notifyEnded } from "../adapters/live.ts";
import { openLog } from "../adapters/log.ts";
import { type CommandContext, CommandError, withStore } from "./command-context.ts";

/** Nobody is signed in here: the log names the command line. */
export type Operator = AuditedBy & AccessScope & MailScope;

/** Runs `work` in one transaction; a running server may be using the same database. */
export const asOperator = <T>(desk: CommandContext, work: (by: Operator) => Promise<T>): Promise<T> =>
  withStore(desk, ({ platform }, config) => runAsOperator(platform, config, work));

/** Like `asOperator`, with a database that is already open. */
export const runAsOperator = <T>(
  db: Db,
  config: Config,
  work: (by: Operator) => Promise<T>,
  options: { retry?: boolean } = {},
): Promise<T> => explainRefusal(inTransaction(db, (trx) => work(operatorOn(trx, config)), options));

/** Turns a refusal into a sentence. */
export const explainRefusal = <T>(done: Promise<T>): Promise<T> =>
  done.catch((error) => {
    throw error instanceof Refusal ? new CommandError(sentence(error)) : error;
  });

/** What was typed does not match the contract: names each problem. */
export const invalidInput = ({ issues }: { issues: { path: PropertyKey[]; message: string }[] }) =>
  new CommandError(`Not accepted: ${issues.map(({ path, message }) => `${path.join(".")} (${message})`).join(", ")}.`);

export const commandLine = (): Omit<AuditedBy, "db"> => ({
  now: new Date(),
  actor: { kind: "guest" },
  actorName: "command line",
  client: { address: "", agent: "", name: "cli" },
  requestId: "",
  // What a command prints is for the person who runs it; the installation's log has what it did.
  log: openLog("silent"),
});

const operatorOn = (db: Tx, config: Config): Operator => ({
  ...commandLine(),
  db,
  config,
  // The server's sweepers find what is queued within a minute.
  enqueue: async () => {},
  endStreams: (ended) => notifyEnded(db, ended),
});

/** Whom a licence is granted from the command line, which names no things. `db`: bound to the organisation's network. */
export const withoutThings = (db: Db): NameReader => ({
  db,
  language: "en",
  provided: { licensedKinds: new Map() },
});

function sentence({ code, fields }: Refusal): string {
  const wrong = Object.entries(fields).map(([field, why]) => `${field} (${why})`);
  return wrong.length > 0 ? `Not accepted: ${wrong.join(", ")}.` : `This was refused: ${code}.`;
}

/** Parses a day or a moment that the operator typed. @throws CommandError when it is neither */
export function momentOf(text: string): Date {
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
  if (Number.isNaN(moment.getTime())) throw new CommandError(`"${text}" is not a day such as 2026-12-31.`);
  return moment;
}
