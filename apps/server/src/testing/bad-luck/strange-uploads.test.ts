/** Uploads that no browser sends. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitUntil } from "../stand-ins.ts";
import { newTown, type Town } from "../town.ts";
import { expectRefusal, sendRaw } from "./raw.ts";

let town: Town;
let address: string;
let asEls: Record<string, string>;
beforeAll(async () => {
  town = await newTown({ config: { folder: await mkdtemp(join(tmpdir(), "stoep-uploads-")) } });
  address = await town.listen();
  asEls = await town.people.els.headers();
});

afterAll(() => rm(town.config.folder, { recursive: true }));

describe("an upload", () => {
  const part = (head: string, content = "verslag") =>
    `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const upload = (body: string, type = "multipart/form-data; boundary=x") =>
    sendRaw(address, "/api/files/attachments", { method: "POST", headers: { ...asEls, "content-type": type }, body });
  const file = part('name="file"; filename="a.txt"');
  test.each<[string, string, string?]>([
    ["as JSON", "{}", "application/json"],
    ["without a file", "--x--\r\n"],
    ["with a field instead of a file", `${part('name="file"')}--x--\r\n`],
    ["with a field before the file", `${part('name="note"')}${file}--x--\r\n`],
    ["without a boundary", `${file}--x--\r\n`, "multipart/form-data"],
    ["with another boundary", `${file}--x--\r\n`, "multipart/form-data; boundary=y"],
    ["that is empty", ""],
    ["that breaks off in its head", "--x\r\ncontent-disp"],
    ["without a name", `${part('name="file"; filename=""')}--x--\r\n`],
    ["with a name that is a path to a program", `${part('name="file"; filename="../../../etc/cron.d/x.sh"')}--x--\r\n`],
    ["with the character 0 in its name", `${part('name="file"; filename="a\0.txt.exe"')}--x--\r\n`],
  ])("%s is refused", async (_, body, type) => {
    expectRefusal(await upload(body, type), "malformed_request", "file_kind_refused");
  });

  test.each([`${file}--x\r\ncontent-disp`, file, file.slice(0, -8)])(
    "that breaks off is refused, and leaves nothing",
    async (body) => {
      const before = town.outside.stored.size;
      const response = await upload(body);
      expectRefusal(response, "malformed_request", "file_kind_refused");
      expect(town.outside.stored.size).toBe(before);
    },
  );

  test.each([
    "../../etc/passwd.txt",
    "C:\\Windows\\verslag.txt",
    "a\u202egnp.txt",
    'ver"slag.txt',
    "verslag\r\nset-cookie: x=y.txt",
    "çığ.txt",
  ])("named %j is kept under a harmless name", async (fileName) => {
    const view = await town.people.els.files.uploadAttachment({ file: new Blob(["verslag"]), fileName });
    expect(view.name).not.toMatch(/[/\\\r\n"]|\.\.|^C:/);
    const response = await sendRaw(address, `${view.address}/original`);
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
  });

  test("with two files keeps at most one of them", async () => {
    const before = town.outside.stored.size;
    const response = await upload(`${file}${file}--x--\r\n`);
    if (response.status !== 200) expectRefusal(response, "malformed_request");
    expect(town.outside.stored.size).toBeLessThanOrEqual(before + 1);
  });

  test("whose sender goes away halfway leaves nothing, and is not logged as an accident", async () => {
    const before = town.outside.stored.size;
    const head = [
      "POST /api/files/attachments HTTP/1.1",
      "host: x",
      `authorization: ${asEls.authorization}`,
      "content-type: multipart/form-data; boundary=x",
      "content-length: 100000",
    ];
    const sender = connect(Number(new URL(address).port), new URL(address).hostname);
    sender.write(`${head.join("\r\n")}\r\n\r\n${file}`);
    await waitUntil(async () => (await incoming()).length > 0);
    sender.destroy();
    expect(town.outside.stored.size).toBe(before);
    await waitUntil(async () => (await incoming()).length === 0);
  });
});

/** The folder of uploads in progress. */
const incoming = () => readdir(join(town.config.folder, "incoming"));
