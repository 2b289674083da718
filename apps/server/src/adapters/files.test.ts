import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { hourMs } from "@stoep/contract/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FilesPort } from "#kernel/ports.ts";
import { openSmallS3 } from "../testing/small-s3.ts";
import { folderFiles } from "./files-folder.ts";
import { s3Files } from "./files-s3.ts";

let folder: string;
let store: Awaited<ReturnType<typeof openSmallS3>>;
const ports: Record<string, FilesPort> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stoep-files-"));
  store = await openSmallS3("key");
  const { endpoint } = store;
  ports.folder = folderFiles(folder);
  ports.s3 = s3Files({ bucket: "stoep", endpoint, region: "eu-west-1", accessKeyId: "key", secretAccessKey: "secret" });
});
afterAll(async () => {
  store.server.closeAllConnections();
  store.server.close();
  await rm(folder, { recursive: true });
});

describe.each(["folder", "s3"])("files in a %s", (name) => {
  const port = () => ports[name] as FilesPort;
  const read = async (key: string) => {
    const found = await port().get(key);
    return found && { size: found.size, text: (await buffer(found.stream)).toString("latin1") };
  };

  test("are stored from memory and from a stream, replaced and removed", async () => {
    await port().put("n_gent/0198/large.webp", Buffer.from("picture"), "image/webp");
    expect(await read("n_gent/0198/large.webp")).toEqual({ size: 7, text: "picture" });
    await port().put("n_gent/0198/large.webp", Readable.from([Buffer.from("an"), Buffer.from("other")]), "image/webp");
    expect(await read("n_gent/0198/large.webp")).toEqual({ size: 7, text: "another" });
    await port().remove("n_gent/0198/large.webp");
    await port().remove("n_gent/0198/large.webp");
    expect(await read("n_gent/0198/large.webp")).toBeNull();
  });

  test("larger than one part arrive whole", async () => {
    const chunk = Buffer.alloc(1_000_000, "a");
    await port().put("n_gent/big", Readable.from(Array.from({ length: 12 }, () => chunk)), "application/pdf");
    expect((await read("n_gent/big"))?.size).toBe(12_000_000);
  });

  test("whose source fails leave nothing behind", async () => {
    async function* broken() {
      yield Buffer.from("half");
      throw new Error("line lost");
    }
    await expect(port().put("n_gent/half", Readable.from(broken()), "image/png")).rejects.toThrow("line lost");
    expect(await read("n_gent/half")).toBeNull();
    if (name === "folder")
      expect((await readdir(join(folder, "files/n_gent"))).filter((one) => one.includes("half"))).toEqual([]);
  });

  test("are listed, all of them or those of one folder", async () => {
    for (const key of ["n_list/a", "n_list/b/c.webp"]) await port().put(key, Buffer.from("x"), "image/webp");
    const keys: string[] = [];
    for await (const key of port().list()) keys.push(key);
    expect(keys.filter((key) => key.startsWith("n_list/")).sort()).toEqual(["n_list/a", "n_list/b/c.webp"]);
    const within: string[] = [];
    for await (const key of port().list("n_list")) within.push(key);
    expect(within.sort()).toEqual(["n_list/a", "n_list/b/c.webp"]);
  });

  test.each(["../secret", "/etc/passwd", "a/../../b", "a//b", "a\\b", ".hidden", "", "a\0b"])(
    "%j is no key",
    async (key) => {
      await expect(port().put(key, Buffer.from("x"), "text/plain")).rejects.toThrow("not a file key");
      await expect(port().get(key)).rejects.toThrow("not a file key");
      await expect(port().remove(key)).rejects.toThrow("not a file key");
    },
  );
});

test("partial files of a killed process are removed from a folder, and files being written stay", async () => {
  const home = join(folder, "files/n_half");
  await mkdir(home, { recursive: true });
  for (const name of ["old.aa.part", "young.bb.part", "whole"]) await writeFile(join(home, name), "x");
  const longAgo = new Date(Date.now() - 3 * hourMs);
  for (const name of ["old.aa.part", "whole"]) await utimes(join(home, name), longAgo, longAgo);
  await ports.folder?.removeHalf(new Date(Date.now() - hourMs));
  expect((await readdir(home)).sort()).toEqual(["whole", "young.bb.part"]);
});

test("partial files of a killed process are removed from a store, and files being written stay", async () => {
  const begin = `${store.endpoint}/stoep/n_gent/begun?uploads`;
  const left = async () => (await fetch(`${store.endpoint}/stoep?uploads`, { headers })).text();
  const headers = { authorization: "AWS4-HMAC-SHA256 Credential=key/" };
  await fetch(begin, { method: "POST", headers });
  await ports.s3?.removeHalf(new Date(Date.now() - 60_000));
  expect(await left()).toContain("n_gent/begun");
  await ports.s3?.removeHalf(new Date(Date.now() + 60_000));
  expect(await left()).not.toContain("n_gent/begun");
});

test("the store is told a file's type", async () => {
  await ports.s3?.put("n_gent/typed", Buffer.from("x"), "image/avif");
  expect(store.kept.get("/stoep/n_gent/typed")?.type).toBe("image/avif");
});
