/**
 * A connection to PostgreSQL. Statements with parameters are prepared under a name, so that PostgreSQL parses each of them once per
 * connection and plans it only a few times.
 */
import pg from "pg";

/** Statements built dynamically have unlimited shapes, and a PostgreSQL session keeps ten to a hundred kilobytes for each. */
const mostNames = 300;
/** Longer statements load many rows, and their number varies. */
const mostParameters = 100;
/** The server's own statement timeout comes first. */
const graceMs = 200;

type Send = (...what: unknown[]) => unknown;

/** Counted up when all connections are to be replaced: a migration changed what a statement returns, or the server hangs. */
let generation = 0;

export class DatabaseClient extends pg.Client {
  readonly #generation = generation;
  readonly #names = new Map<string, string>();
  readonly #longestMs: number | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    if (config?.statement_timeout) this.#longestMs = config.statement_timeout + graceMs;
  }

  /** The driver cannot forget a name, so a connection with too many of them, or with plans that may be stale, is replaced as a whole. */
  get isSpent(): boolean {
    return this.#names.size >= mostNames || this.#generation !== generation;
  }

  override query<Answer>(...what: unknown[]): Answer {
    this.#joinWrites();
    const [text, values, ...rest] = what;
    const isPlain = typeof text === "string" && Array.isArray(values) && rest.length === 0;
    const isNamed = isPlain && values.length > 0 && values.length <= mostParameters;
    return (isNamed ? this.#sendByName(text, values) : this.#send(...what)) as Answer;
  }

  /** Combines what is sent in one turn of the event loop into one write. */
  #joinWrites(): void {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  async #sendByName(text: string, values: unknown[]): Promise<unknown> {
    const name = this.#names.get(text) ?? `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    try {
      return await this.#send({ name, text, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      generation += 1;
      if (this.getTransactionStatus() !== "I") throw error;
      return this.#send(text, values);
    }
  }

  /**
   * A server that hangs or is unreachable neither responds nor closes its connections: a query that waits longer ends this one. The
   * others are replaced before they are used again, or each would make somebody wait as long.
   */
  #send(...what: unknown[]): unknown {
    const send: Send = super.query.bind(this) as Send;
    if (this.#longestMs === undefined) return send(...what);
    const timer = setTimeout(() => {
      generation += 1;
      this.connection.stream.destroy();
    }, this.#longestMs);
    const answered = () => clearTimeout(timer);
    const last = what.at(-1);
    if (typeof last === "function") {
      const done = (...result: unknown[]) => {
        answered();
        last(...result);
      };
      return send(...what.slice(0, -1), done);
    }
    const answer = send(...what);
    // A result that comes in parts, such as a COPY, may take as long as it needs.
    if (answer instanceof Promise) answer.then(answered, answered);
    else answered();
    return answer;
  }
}

/** The table's columns changed after the statement was planned. In a transaction, only a new transaction helps. */
export const isStalePlan = (error: unknown): boolean => {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string };
  return code === "0A000" && routine === "RevalidateCachedQuery";
};
