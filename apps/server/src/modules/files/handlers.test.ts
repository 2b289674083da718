import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { hourMs } from "@stoep/contract/kernel";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../testing/town.ts";
import { claimAttachments, claimImages, releaseFiles } from "./index.ts";

type Uploader = "els" | "dirk" | "bram" | "otto";
const dot = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
  .png()
  .toBuffer();
const uploadDot = (town: Town, who: Uploader = "els") =>
  town.people[who].files.uploadImage({ file: new Blob([new Uint8Array(dot)]), fileName: "dot.png" });
const uploadText = (
  town: Town,
  text: string | Uint8Array<ArrayBuffer>,
  fileName: string,
  who: "els" | "bram" = "els",
) => town.people[who].files.uploadAttachment({ file: new Blob([text]), fileName });

/** An archive of one or more files, as small as the format allows. */
function zip(entries: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(entries).map(([name, text]) => {
    const [raw, packed] = [Buffer.from(text), deflateRawSync(Buffer.from(text))];
    const isStored = name === "mimetype";
    const head = Buffer.alloc(30);
    head.write("PK\u0003\u0004", "latin1");
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(isStored ? 0 : 8, 8);
    head.writeUInt32LE((isStored ? raw : packed).length, 18);
    head.writeUInt32LE(raw.length, 22);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name), isStored ? raw : packed]);
  });
  return new Uint8Array(Buffer.concat([...parts, Buffer.from("PK\u0005\u0006", "latin1"), Buffer.alloc(18)]));
}
const contentTypes = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/a.xml" ContentType="application/vnd.${type}.main+xml"/></Types>`;
const word = zip({ "[Content_Types].xml": contentTypes("openxmlformats-officedocument.wordprocessingml.document") });
const withMacros = zip({ "[Content_Types].xml": contentTypes("ms-word.document.macroEnabled") });
const sheet = zip({ "[Content_Types].xml": contentTypes("openxmlformats-officedocument.spreadsheetml.sheet") });
const writer = zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<a/>" });
const calc = zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<a/>" });

describe("an attachment", () => {
  let town: Town;
  beforeAll(async () => {
    town = await nextTown();
  });

  test.each([
    ["plan.pdf", "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n", "application/pdf"],
    ["brief.docx", word, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["lijst.xlsx", sheet, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["nota.odt", writer, "application/vnd.oasis.opendocument.text"],
    ["tabel.ods", calc, "application/vnd.oasis.opendocument.spreadsheet"],
    ["straten.csv", "straat;aantal\nVeldstraat;12\n", "text/csv"],
    ["lees mij.txt", "Beste buur, één woord.\n", "text/plain"],
    ["oud.txt", new Uint8Array(Buffer.from("caf\u00e9", "latin1")), "text/plain"],
    ["feest.ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n", "text/calendar"],
  ])("called %s is taken, and leaves only as a download", async (name, content, type) => {
    const file = await uploadText(town, content, name);
    expect(file).toMatchObject({ kind: "attachment", name, width: null, height: null });
    const response = await town.http.inject({ url: `${file.address}/original` });
    expect(response.headers["content-type"]).toContain(type);
    expect(response.headers["content-disposition"]).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    expect(response.headers["content-security-policy"]).toContain("sandbox");
    expect(Buffer.from(response.rawPayload)).toEqual(Buffer.from(content as string));
  });

  test("whose content does not match its name is refused", async () => {
    const wrong: [string | Uint8Array<ArrayBuffer>, string][] = [
      ["<html><script>alert(1)</script></html>", "pagina.html"],
      ["<html></html>", "plan.pdf"],
      [sheet, "brief.docx"],
      [withMacros, "brief.docx"],
      [withMacros, "brief.docm"],
      [zip({ "a.exe": "MZ" }), "nota.odt"],
      [new Uint8Array(dot), "lijst.csv"],
      ["a\u0000b", "lijst.txt"],
      ["gewone tekst", "feest.ics"],
      ["MZ\u0090\u0000", "spel.exe"],
      ["", "leeg.txt"],
    ];
    for (const [content, name] of wrong) {
      await expect(uploadText(town, content, name), name).refuses("file_kind_refused");
    }
    await expect(uploadText(town, "a".repeat(20 * 1024 * 1024 + 1), "lang.txt")).refuses("file_too_large");
    expect(await readdir(join(town.config.folder, "incoming"))).toEqual([]);
  });

  test("is for residents, for their ideas, and for staff who edit; viewers are refused", async () => {
    const file = { file: new Blob(["hallo"]), fileName: "a.txt" };
    expect(await town.people.dirk.files.uploadAttachment(file)).toMatchObject({ kind: "attachment", name: "a.txt" });
    await expect(town.people.viktor.files.uploadAttachment(file)).refuses("level_too_low");
  });
});

describe("a file's address", () => {
  test("does not work with a wrong key, another network, or a variant of the other kind", async () => {
    const town = await nextTown();
    const picture = await uploadDot(town);
    const key = picture.address.split("/").at(-1) ?? "";
    const status = async (url: string) => (await town.http.inject({ url })).statusCode;
    expect(await status(`${picture.address}/320`)).toBe(200);
    expect(await status(`${picture.address}/original`)).toBe(404);
    expect(await status(`${picture.address}/640`)).toBe(404);
    expect(await status(`/api/files/naburg/${key}/320`)).toBe(404);
    expect(await status(`/api/files/nergens/${key}/320`)).toBe(404);
    expect(await status(`/api/files/testdorp/${randomBytes(16).toString("base64url")}/320`)).toBe(404);
  });
});

describe("claiming", () => {
  const claimFor = (town: Town, who: Uploader, kept: string[] = []) => ({
    accountId: town.people[who].accountId,
    now: town.clock.now(),
    kept,
  });

  test("only works for one's own uploads of the right kind, and keeps the requested order", async () => {
    const town = await nextTown();
    const [mine, second, others] = [await uploadDot(town), await uploadDot(town), await uploadDot(town, "bram")];
    const text = await uploadText(town, "hallo", "a.txt");
    const elsewhere = await uploadDot(town, "otto");
    const ids = [second.id, others.id, text.id, elsewhere.id, mine.id];
    const rows = await claimImages(town.db, ids, claimFor(town, "els"));
    expect(rows.map((row) => row?.id)).toEqual([second.id, undefined, undefined, undefined, mine.id]);
    const [document, picture] = await claimAttachments(town.db, [text.id, mine.id], claimFor(town, "els"));
    expect([document?.id, picture]).toEqual([text.id, undefined]);
  });

  test("keeps files already in use, whoever uploaded them", async () => {
    const town = await nextTown();
    const picture = await uploadDot(town, "bram");
    const [refused] = await claimImages(town.db, [picture.id], claimFor(town, "els"));
    const [kept] = await claimImages(town.db, [picture.id], claimFor(town, "els", [picture.id]));
    expect([refused, kept?.id]).toEqual([undefined, picture.id]);
  });
});

describe("the sweeper", () => {
  const organisationId = sql<string>`(select id from public.organisation where name = 'Gemeente Testdorp')`;
  const stored = (town: Town) => [...town.outside.stored.keys()].map((key) => key.split("/")[1]);

  test("removes files that nobody used within a day, row and content, and nothing else", async () => {
    const town = await nextTown();
    const [used, unused] = [await uploadDot(town), await uploadDot(town)];
    await claimImages(town.db, [used.id], { accountId: town.people.els.accountId, now: town.clock.now() });
    await town.db.insertInto("organisationProfile").values({ organisationId, logoId: used.id }).execute();
    await town.pass({ hours: 20 });
    const young = await uploadDot(town);
    expect(stored(town)).toEqual([used.id, unused.id, young.id]);
    await town.pass({ hours: 5 });
    expect(stored(town)).toEqual([used.id, young.id]);
    await town.runAgain("files.removeContent");
    await town.runAgain("files.sweepUnused");
    expect(stored(town)).toEqual([used.id, young.id]);
    expect((await town.http.inject({ url: `${unused.address}/320` })).statusCode).toBe(404);
    expect((await town.http.inject({ url: `${used.address}/320` })).statusCode).toBe(200);
  });

  test("removes released files, unless something else still shows them", async () => {
    const town = await nextTown();
    const [shown, dropped] = [await uploadDot(town), await uploadDot(town)];
    const claim = { accountId: town.people.els.accountId, now: town.clock.now() };
    await claimImages(town.db, [shown.id, dropped.id], claim);
    await town.db.insertInto("organisationProfile").values({ organisationId, logoId: shown.id }).execute();
    await releaseFiles(town.db, [shown.id, dropped.id]);
    await town.pass({ hours: 26 });
    expect(stored(town)).toEqual([shown.id]);
    await town.pass({ hours: 26 });
    expect(stored(town)).toEqual([shown.id]);
  });

  test("and a claim at the same moment never both win", async () => {
    const town = await nextTown();
    const pictures = await Promise.all(Array.from({ length: 12 }, () => uploadDot(town)));
    town.clock.move(25 * hourMs);
    const claim = { accountId: town.people.els.accountId, now: town.clock.now() };
    const [rows] = await Promise.all([
      Promise.all(pictures.map(({ id }) => claimImages(town.db, [id], claim))),
      town.runDue(),
    ]);
    const claimed = rows
      .flat()
      .filter((row) => row !== undefined)
      .map(({ id }) => id);
    expect(new Set(stored(town))).toEqual(new Set(claimed));
  });
});

test("a person who uploads without end is told to wait", async () => {
  const town = await nextTown();
  const { accountId } = town.people.dirk;
  await town.db
    .insertInto("file")
    .columns([
      "id",
      "key",
      "secret",
      "kind",
      "name",
      "mime",
      "bytes",
      "width",
      "height",
      "sha256",
      "uploadedBy",
      "createdAt",
    ])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ n: number }>`generate_series(1, 200)`.as("n"))
        .select([
          sql<string>`gen_random_uuid()`.as("id"),
          sql<string>`lpad(n::text, 22, '0')`.as("key"),
          sql<string>`lpad(n::text, 22, '0')`.as("secret"),
          sql<"image">`'image'`.as("kind"),
          sql<string>`'a.png'`.as("name"),
          sql<string>`'image/webp'`.as("mime"),
          sql<number>`1`.as("bytes"),
          sql<number>`1`.as("width"),
          sql<number>`1`.as("height"),
          sql<string>`''`.as("sha256"),
          eb.val(accountId).as("uploadedBy"),
          eb.val(town.clock.now()).as("createdAt"),
        ]),
    )
    .execute();
  await expect(uploadDot(town, "dirk")).refuses("too_many_requests");
  await uploadDot(town, "bram");
});
