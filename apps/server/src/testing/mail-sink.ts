/** A real SMTP server that keeps the mails it gets and can be told to misbehave. */
import type { AddressInfo, Server, Socket } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

export interface CaughtMail {
  to: string[];
  from: string;
  raw: string;
}

type Answer = "250" | "451" | "550";

export interface MailSink {
  url: string;
  mails: CaughtMail[];
  /** The most connections open at the same time, and how many there were in all. */
  connections: { most: number; total: number };
  behave: {
    recipient: Answer;
    /** `hang up`: receives the content and disconnects without replying; `take and hang up`: also keeps the mail. */
    content: Answer | "hang up" | "take and hang up";
    hangUpAtRecipient: boolean;
    delayMs: number;
  };
  /** No connection is open, and nothing that arrived still needs a reply. */
  isAtRest(): boolean;
  /** Closes every connection, as servers do with idle ones. */
  hangUp(): void;
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function openMailSink(options: { password?: string } = {}): Promise<MailSink> {
  let port = 0;
  let server: SMTPServer;
  let underWay = 0;
  const sockets = new Set<Socket>();
  const sink: MailSink = {
    get url() {
      return `smtp://${options.password ? `stoep:${options.password}@` : ""}127.0.0.1:${port}`;
    },
    mails: [],
    connections: { most: 0, total: 0 },
    behave: { recipient: "250", content: "250", hangUpAtRecipient: false, delayMs: 0 },
    isAtRest: () => sockets.size === 0 && underWay === 0,
    hangUp: () => sockets.forEach((socket) => void socket.destroy()),
    async down() {
      sink.hangUp();
      await new Promise<void>((done) => server.close(() => done()));
    },
    async up() {
      server = makeServer();
      await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
      port = (server.server.address() as AddressInfo).port;
    },
  };
  const refusal = (answer: Answer) =>
    Object.assign(new Error("no such mailbox here"), { responseCode: Number(answer) });
  const socketOf = (session: SMTPServerSession) =>
    [...sockets].find((socket) => socket.remotePort === session.remotePort);

  function makeServer(): SMTPServer {
    const made = new SMTPServer({
      authOptional: !options.password,
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      onAuth: ({ password }, _, done) =>
        password === options.password ? done(null, { user: "stoep" }) : done(refusal("550")),
      onRcptTo(_, session, done) {
        if (sink.behave.hangUpAtRecipient) return void socketOf(session)?.destroy();
        done(sink.behave.recipient === "250" ? null : refusal(sink.behave.recipient));
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk) => chunks.push(chunk));
        stream.on("end", () => {
          underWay++;
          setTimeout(() => finish(chunks, session, done), sink.behave.delayMs);
        });
      },
      logger: false,
    });
    made.on("error", () => {});
    (made.server as Server).on("connection", (socket) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
      sink.connections.total++;
      sink.connections.most = Math.max(sink.connections.most, sockets.size);
    });
    return made;
  }

  function finish(chunks: Buffer[], session: SMTPServerSession, done: (error?: Error | null) => void): void {
    underWay--;
    const { content } = sink.behave;
    if (content === "250" || content === "take and hang up") {
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : "";
      sink.mails.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() });
    }
    if (content === "hang up" || content === "take and hang up") socketOf(session)?.destroy();
    else done(content === "250" ? null : refusal(content));
  }

  await sink.up();
  return sink;
}
