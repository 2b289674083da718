/**
 * Transactions with few round trips: `begin` goes out together with the first statement, and statements that end a transaction go
 * out together with `commit`. Needs connections in pipeline mode.
 */
import { CompiledQuery, type DatabaseConnection, type Kysely, PostgresDriver } from "kysely";

// The first setting propagates the second to the other nodes of a cluster; it has no effect of its own.
const begin = CompiledQuery.raw(
  "begin; set local citus.propagate_set_commands to 'local'; set local lock_timeout to '5s'",
);
const commit = CompiledQuery.raw("commit");

const closing = new WeakMap<DatabaseConnection, CompiledQuery[]>();

/** A statement waits at most 5 s for a lock, which is set together with `begin`. */
export class TransactionDriver extends PostgresDriver {
  #begun = new WeakMap<DatabaseConnection, Promise<unknown>>();

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const begun = connection.executeQuery(begin);
    // The commit reports the failure; until then the transaction's statements fail as well.
    begun.catch(() => {});
    this.#begun.set(connection, begun);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection);
    const last = closing.get(connection) ?? [];
    closing.delete(connection);
    // After a failed statement the commit rolls back.
    await Promise.all([...last, commit].map((statement) => connection.executeQuery(statement)));
  }
}

/** For connections without pipeline mode, such as those of migrations: one statement at a time, and no limit on waiting for a lock. */
export class PatientDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const last = closing.get(connection) ?? [];
    closing.delete(connection);
    for (const statement of last) await connection.executeQuery(statement);
    await super.commitTransaction(connection);
  }
}

/** Sends `statements` with the commit of this transaction. If one fails, so does the commit. */
export function closeWith<DB>(trx: Kysely<DB>, statements: CompiledQuery[]): Promise<void> {
  return trx.getExecutor().provideConnection(async (connection) => void closing.set(connection, statements));
}
