/** A virus scanner that speaks clamd's protocol, knows one virus, and can be told to misbehave. */
import { createServer, type Server, type Socket } from "node:net";

/** The standard test file that every scanner reports; in two parts, so that none reports this one. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

export interface ScannerStandIn {
  port: number;
  /** Each stream that was scanned whole. */
  scanned: Buffer[];
  /** `reply`: the same to everything; "nothing": reads and never replies. */
  behave: { reply?: string; hangUp?: boolean };
  /** The most streams at the same time. */
  most: number;
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function openScanner(): Promise<ScannerStandIn> {
  const sockets = new Set<Socket>();
  let server: Server;
  const scanner: ScannerStandIn = {
    port: 0,
    scanned: [],
    behave: {},
    most: 0,
    async down() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
    async up() {
      server = createServer((socket) => {
        sockets.add(socket);
        scanner.most = Math.max(scanner.most, sockets.size);
        socket.once("close", () => sockets.delete(socket)).on("error", () => null);
        attend(socket, scanner);
      });
      await new Promise<void>((done) => server.listen(scanner.port, "127.0.0.1", done));
      scanner.port = (server.address() as { port: number }).port;
    },
  };
  await scanner.up();
  return scanner;
}

function attend(socket: Socket, scanner: ScannerStandIn): void {
  let heard = Buffer.alloc(0);
  socket.on("data", (part: Buffer) => {
    if (scanner.behave.hangUp) return socket.destroy();
    heard = Buffer.concat([heard, part]);
    const reply = replyTo(heard, scanner);
    if (reply !== null && reply !== "nothing") socket.end(`${reply}\0`);
  });
}

/** null: the command is not complete yet. */
function replyTo(heard: Buffer, { behave, scanned }: ScannerStandIn): string | null {
  const end = heard.indexOf(0);
  const command = end === -1 ? "" : heard.subarray(0, end).toString();
  if (command === "zPING") return behave.reply ?? "PONG";
  const content = command === "zINSTREAM" ? contentIn(heard.subarray(end + 1)) : null;
  if (!content) return null;
  scanned.push(content);
  return behave.reply ?? (content.includes(eicar) ? "stream: Eicar-Signature FOUND" : "stream: OK");
}

function contentIn(frames: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; at + 4 <= frames.length; ) {
    const length = frames.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(frames.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
