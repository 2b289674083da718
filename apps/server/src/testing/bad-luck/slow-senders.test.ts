/** Who sends a few bytes now and then holds a connection for as long as he likes, unless he is cut off. */
import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { newTown, type Town } from "../town.ts";

let town: Town;
let address: URL;
beforeAll(async () => {
  town = await newTown({ slowSenders: { headersMs: 600, stretchMs: 400, leastBytes: 1_000 } });
  address = new URL(await town.listen());
});

/** Sends `head` at once and then `piece` every 50 ms, until it is cut off or all is sent; what came back, and how long it took. */
function send(head: string, piece: Buffer, pieces = Number.POSITIVE_INFINITY) {
  const started = performance.now();
  const socket = connect(Number(address.port), address.hostname);
  let text = "";
  let sent = 0;
  socket.on("data", (chunk) => (text += chunk)).on("error", () => {});
  socket.write(head);
  const timer = setInterval(() => (sent++ < pieces ? socket.write(piece) : clearInterval(timer)), 50);
  return new Promise<{ text: string; ms: number }>((done) => {
    socket.once("close", () => {
      clearInterval(timer);
      done({ text, ms: performance.now() - started });
    });
  });
}

const head = (path: string, bytes: number, type: string, more = "") =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n${more}\r\n`;

describe("is cut off", () => {
  test("who never ends the headers", async () => {
    const { ms } = await send("GET /api/networks HTTP/1.1\r\nhost: x\r\n", Buffer.from("x: y\r\n"));
    expect(ms).toBeLessThan(5_000);
  });

  test("who sends the body of a form byte by byte", async () => {
    const { ms, text } = await send(head("/api/token", 100_000, "application/json"), Buffer.from(" "));
    expect([ms < 5_000, text]).toEqual([true, ""]);
  });

  test("who sends a file byte by byte, and nothing is kept of it", async () => {
    const { authorization = "" } = await town.people.els.headers();
    const more = `authorization: ${authorization}\r\n`;
    const type = "multipart/form-data; boundary=x";
    const begin = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const { ms } = await send(head("/api/files/images", 1_000_000, type, more) + begin, Buffer.from("a"));
    expect(ms).toBeLessThan(5_000);
    expect(await town.db.selectFrom("file").select("id").execute()).toEqual([]);
  });
});

test("who sends slowly and steadily is waited for", async () => {
  const piece = Buffer.alloc(500, 97);
  const { ms, text } = await send(head("/api/token", 500 * 30, "text/plain"), piece, 30);
  expect(ms).toBeGreaterThan(1_300);
  expect(text).toMatch(/^HTTP\/1\.1 4\d\d/);
});
