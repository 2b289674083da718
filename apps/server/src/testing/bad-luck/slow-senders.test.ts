/** A client that sends a few bytes now and then could hold a connection for ever, unless it is cut off. */
import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { newTown, type Town } from "../town.ts";

let town: Town;
let address: URL;
beforeAll(async () => {
  town = await newTown({ slowSenders: { headersMs: 600, stretchMs: 400, leastBytes: 1_000 } });
  address = new URL(await town.listen());
});

/**
 * Sends `head` at once and then `piece` every 50 ms, until it is cut off or all is sent. The test is about the pace. Returns the
 * response, and how many pieces were sent.
 */
function send(head: string, piece: Buffer, pieces = Number.POSITIVE_INFINITY) {
  const socket = connect(Number(address.port), address.hostname);
  let text = "";
  let sent = 0;
  socket.on("data", (chunk) => (text += chunk)).on("error", () => {});
  socket.write(head);
  const timer = setInterval(() => (sent++ < pieces ? socket.write(piece) : clearInterval(timer)), 50);
  return new Promise<{ text: string; sent: number }>((done) => {
    socket.once("close", () => {
      clearInterval(timer);
      done({ text, sent });
    });
  });
}

const head = (path: string, bytes: number, type: string, more = "") =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n${more}\r\n`;

describe("a client is cut off", () => {
  test("that never ends the headers", async () => {
    // The pieces never end: only the server can end this.
    const { text } = await send("GET /api/networks HTTP/1.1\r\nhost: x\r\n", Buffer.from("x: y\r\n"));
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("that sends the body of a form byte by byte", async () => {
    const { sent, text } = await send(head("/api/token", 100_000, "application/json"), Buffer.from(" "));
    expect([sent < 100_000, text]).toEqual([true, ""]);
  });

  test("that sends a file byte by byte, and nothing of the file is kept", async () => {
    const { authorization = "" } = await town.people.els.headers();
    const more = `authorization: ${authorization}\r\n`;
    const type = "multipart/form-data; boundary=x";
    const begin = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const { sent } = await send(head("/api/files/images", 1_000_000, type, more) + begin, Buffer.from("a"));
    expect(sent).toBeLessThan(1_000_000);
    expect(await town.db.selectFrom("file").select("id").execute()).toEqual([]);
  });
});

test("a spare connection that a browser has opened and not used is closed without a word", async () => {
  const { text } = await send("", Buffer.alloc(0), 0);
  expect(text).toBe("");
});

test("a client that sends slowly but steadily is waited for", async () => {
  const piece = Buffer.alloc(500, 97);
  // Takes three intervals, in each of which a sender that sends too little would be cut off.
  const { sent, text } = await send(head("/api/token", 500 * 30, "text/plain"), piece, 30);
  expect(sent).toBeGreaterThanOrEqual(30);
  expect(text).toMatch(/^HTTP\/1\.1 4\d\d/);
});
