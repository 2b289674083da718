/**
 * Mail over SMTP. When something breaks, the outcome must be known: before the final dot the message was certainly not accepted; after
 * it, without a reply, nobody can tell (RFC 1047), and the outcome is `uncertain`.
 */
import { Readable } from "node:stream";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import type { DeliveryResult, Mail, MailPort } from "#kernel/ports.ts";

interface Options {
  /** smtp://user:password@host:port or smtps://… */
  url: string;
  /** "Stoep <noreply@stoep.example>" */
  from: string;
  /** The number of simultaneous connections, and so of messages that a crash can leave uncertain. */
  maxConnections?: number;
  timeouts?: { connectMs: number; silenceMs: number };
}

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  command?: string;
}

/** A connection is closed after this many messages, or this long without one. */
const maxUses = 100;
const restMs = 10_000;
const oneAddress = /^[^\s<>"',;:\\]+@[^\s<>"',;:\\@]+$/;

export function smtpMail(options: Options): MailPort {
  const lines = new SmtpPool(options);
  return {
    async send(mail) {
      if (!oneAddress.test(mail.to)) return { outcome: "rejected", reason: "not an address" };
      const { message, sender } = await compose(mail, options.from);
      const release = await lines.enter();
      try {
        return await lines.hand({ from: sender, to: mail.to, message });
      } finally {
        release();
      }
    },
    close: async () => lines.close(),
  };
}

// Loaded at the first mail, so that a server that sends none does not load them.
async function compose(mail: Mail, from: string): Promise<{ message: Buffer; sender: string }> {
  const [{ default: Composer }, { default: parseAddresses }] = await Promise.all([
    import("nodemailer/lib/mail-composer"),
    import("nodemailer/lib/addressparser"),
  ]);
  const message = await new Composer({
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: mail.messageId,
    // Keeps automatic replies from being sent.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All", ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { message, sender: parseAddresses(from, { flatten: true })[0]?.address ?? from };
}

interface OutgoingMail {
  from: string;
  to: string;
  message: Buffer;
}

interface SmtpConnection {
  connection: SMTPConnection;
  uses: number;
  rest?: NodeJS.Timeout;
}

/** A pool of connections, each reused while it lasts. */
class SmtpPool {
  readonly #options: Options;
  readonly #resting: SmtpConnection[] = [];
  readonly #queue: (() => void)[] = [];
  #free: number;

  constructor(options: Options) {
    this.#options = options;
    this.#free = options.maxConnections ?? 5;
  }

  async enter(): Promise<() => void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((go) => this.#queue.push(go));
    return () => {
      const next = this.#queue.shift();
      if (next) next();
      else this.#free++;
    };
  }

  async hand(parcel: OutgoingMail): Promise<DeliveryResult> {
    const used = this.#takeRested();
    if (used) {
      const result = await this.#handOver(used, parcel);
      // The other side may have closed an idle connection; nothing was sent then, so a new one is tried.
      if (result !== "line was dead") return result;
    }
    try {
      const result = await this.#handOver({ connection: await this.#open(), uses: 0 }, parcel);
      return result === "line was dead" ? { outcome: "deferred", reason: "connection lost" } : result;
    } catch (error) {
      return { outcome: "deferred", reason: reasonOf(error as SmtpError) };
    }
  }

  close(): void {
    for (const line of this.#resting.splice(0)) this.#drop(line);
  }

  async #handOver(
    line: SmtpConnection,
    { from, to, message }: OutgoingMail,
  ): Promise<DeliveryResult | "line was dead"> {
    // Ends when all content has been read: from then on the final dot may have been sent.
    const content = Readable.from([message], { objectMode: false });
    let isSaid = false;
    content.once("end", () => {
      isSaid = true;
    });
    try {
      const reply = await new Promise<string>((done, fail) => {
        line.connection.send({ from, to: [to], size: message.length }, content, (error, sent) =>
          error ? fail(error) : done(sent.response),
        );
      });
      this.#keep(line);
      return { outcome: "accepted", reply: reply.slice(0, 500) };
    } catch (error) {
      const { responseCode } = error as SmtpError;
      // After a normal reply the connection is still usable; after anything else it is not.
      if (responseCode && responseCode !== 421) this.#keep(line, true);
      else this.#drop(line);
      if (!responseCode && !isSaid && line.uses > 0) return "line was dead";
      return outcomeOf(error as SmtpError, isSaid);
    }
  }

  async #open(): Promise<SMTPConnection> {
    const [{ default: Connection }, { parseConnectionUrl }] = await Promise.all([
      import("nodemailer/lib/smtp-connection"),
      import("nodemailer/lib/shared"),
    ]);
    const { connectMs = 10_000, silenceMs = 60_000 } = this.#options.timeouts ?? {};
    const { auth, ...where } = parseConnectionUrl(this.#options.url);
    const times = {
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      dnsTimeout: connectMs,
      socketTimeout: silenceMs,
    };
    const connection = new Connection({ ...(where as object), ...times });
    await new Promise<void>((done, fail) => {
      connection.on("error", fail);
      connection.connect((error) => (error ? fail(error) : done()));
    });
    if (auth) {
      await new Promise<void>((done, fail) => {
        connection.login(auth as object, (error) => (error ? fail(error) : done()));
      }).catch((error) => {
        connection.close();
        throw error;
      });
    }
    return connection;
  }

  #takeRested(): SmtpConnection | undefined {
    const line = this.#resting.pop();
    clearTimeout(line?.rest);
    return line;
  }

  /** Returns the connection to the pool, after a reset if the last message was refused. */
  #keep(line: SmtpConnection, mustReset = false): void {
    line.uses++;
    if (line.uses >= maxUses) this.#drop(line);
    else if (mustReset) line.connection.reset((error) => (error ? this.#drop(line) : this.#rest(line)));
    else this.#rest(line);
  }

  #rest(line: SmtpConnection): void {
    line.rest = setTimeout(() => {
      this.#resting.splice(this.#resting.indexOf(line), 1);
      this.#drop(line);
    }, restMs).unref();
    this.#resting.push(line);
  }

  #drop({ connection, rest }: SmtpConnection): void {
    clearTimeout(rest);
    connection.quit();
    connection.close();
  }
}

function outcomeOf(error: SmtpError, isSaid: boolean): DeliveryResult {
  const { responseCode: code, command } = error;
  if (!code) return { outcome: isSaid ? "uncertain" : "deferred", reason: reasonOf(error) };
  // Only replies about this recipient or message are final; a refused sender or sign-in is our own configuration error.
  const isFinal = code >= 500 && code !== 530 && (command === "RCPT TO" || command === "DATA");
  return { outcome: isFinal ? "rejected" : "deferred", reason: reasonOf(error) };
}

const reasonOf = ({ response, message }: SmtpError): string => (response ?? message).slice(0, 500);
