import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { whileKilled } from "../../testing/processes.ts";
import { nextTown, type Town } from "../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const blue = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 60, b: 200 } } });
const upload = (content: Uint8Array, fileName: string, who: "els" | "dirk" = "els") =>
  town.people[who].files.uploadImage({ file: new Blob([new Uint8Array(content)]), fileName });
const fetchImage = (address: string, variant: string) => town.http.inject({ url: `${address}/${variant}` });

describe("a picture", () => {
  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "of the kind %s is taken and served as WebP",
    async (kind) => {
      const picture = await upload(await blue(900, 300).toFormat(kind).toBuffer(), `foto.${kind}`);
      expect(picture).toMatchObject({ kind: "image", name: `foto.${kind}`, width: 900, height: 300 });
      const small = await fetchImage(picture.address, "320");
      expect(small.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "private, no-cache",
        "x-content-type-options": "nosniff",
      });
      expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: "webp", width: 320, height: 107 });
      const large = await sharp((await fetchImage(picture.address, "1600")).rawPayload).metadata();
      expect(large.width).toBe(900);
    },
  );

  test("is turned upright, and loses location and camera data", async () => {
    const exif = { IFD0: { Make: "Camera", Copyright: "Dirk" }, IFD3: { GPSLatitude: "51/1 3/1 0/1" } };
    const sideways = await blue(600, 400).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const picture = await upload(sideways, "zijwaarts.jpg", "dirk");
    expect(picture).toMatchObject({ width: 400, height: 600 });
    const served = await sharp((await fetchImage(picture.address, "800")).rawPayload).metadata();
    expect([served.exif, served.xmp, served.iptc, served.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("that is larger than 1600 is shrunk to it", async () => {
    expect(await upload(await blue(2400, 1200).png().toBuffer(), "breed.png")).toMatchObject({
      width: 1600,
      height: 800,
    });
  });

  test("keeps its transparency", async () => {
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const picture = await upload(await clear.png().toBuffer(), "logo.png");
    expect((await sharp((await fetchImage(picture.address, "320")).rawPayload).metadata()).hasAlpha).toBe(true);
  });

  test("is not sent again to a browser that has it", async () => {
    const picture = await upload(await blue(50, 50).png().toBuffer(), "eens.png");
    const first = await fetchImage(picture.address, "320");
    const headers = { "if-none-match": String(first.headers.etag) };
    expect((await town.http.inject({ url: `${picture.address}/320`, headers })).statusCode).toBe(304);
  });
});

/** The first bytes of a picture of any size, enough to state its dimensions. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(Math.min(height * (width + 1), 10_000_000)));
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}
function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe("what only looks like a picture is refused", () => {
  const script = "<script>alert(document.cookie)</script>";
  const cases: Record<string, () => Promise<Uint8Array>> = {
    "script.png": async () => Buffer.from(script),
    "headed.png": async () => Buffer.concat([pngOf(10, 10).subarray(0, 33), Buffer.from(script)]),
    "drawing.svg": async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    "drawing.png": async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    "script.gif": async () => Buffer.from("GIF89a/*\u0000\u0000*/=1;alert(1)//", "latin1"),
    "archive-behind.jpg": async () =>
      Buffer.concat([await blue(9, 9).jpeg().toBuffer(), Buffer.from("PK\u0005\u0006", "latin1"), Buffer.alloc(18)]),
    "pdf-inside.gif": async () => Buffer.concat([await blue(9, 9).gif().toBuffer(), Buffer.from("%PDF-1.7")]),
    "cut-off.jpg": async () => (await blue(900, 900).jpeg().toBuffer()).subarray(0, 2000),
    "tiff.jpg": async () => blue(9, 9).tiff().toBuffer(),
    "empty.png": async () => new Uint8Array(),
    "program.exe": async () => Buffer.from("MZ"),
  };
  test.each(Object.keys(cases))("%s", async (name) => {
    await expect(upload((await cases[name]?.()) ?? new Uint8Array(), name)).refuses("file_kind_refused");
  });
});

describe("a picture is judged by its content, not by its name", () => {
  const jpeg = () => blue(9, 9).jpeg().toBuffer();
  const cases: [string, () => Promise<Buffer>][] = [
    ["downloaded.jfif", jpeg],
    ["old.jpe", jpeg],
    ["camera", jpeg],
    ["photo.JPG", jpeg],
    ["jpeg-as.png", jpeg],
    ["webp-as.jpg", () => blue(9, 9).webp().toBuffer()],
    ["avif-as.webp", () => blue(9, 9).avif().toBuffer()],
  ];
  test.each(cases)("%s", async (name, content) => {
    expect(await upload(await content(), name)).toMatchObject({ name, width: 9 });
  });
});

test("bytes of a photo may spell markup, and nothing that hides in or behind a picture is kept", async () => {
  const script = "<svg><script>alert(document.cookie)</script>";
  const inside = await blue(9, 9)
    .withExif({ IFD0: { ImageDescription: script } })
    .jpeg()
    .toBuffer();
  const behind = Buffer.concat([await blue(9, 9).png().toBuffer(), Buffer.from(script)]);
  for (const content of [inside, behind]) {
    expect(content.includes("<svg")).toBe(true);
    const { address } = await upload(content, "brug.jpg");
    const kept = (await fetchImage(address, "320")).rawPayload;
    expect((await sharp(kept).metadata()).width).toBe(9);
    expect(kept.includes("<svg")).toBe(false);
  }
});

test("a picture of 11 MB is refused", async () => {
  const noise = Buffer.concat([await blue(9, 9).png().toBuffer(), Buffer.alloc(11 * 1024 * 1024, 1)]);
  await expect(upload(noise, "groot.png")).refuses("file_too_large");
});

test("a picture of 11 MB is refused over a real connection too, with a response that arrives", async () => {
  const own = await nextTown();
  const address = await own.listen();
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(11 * 1024 * 1024)]), "groot.png");
  const response = await fetch(`${address}/api/files/images`, {
    method: "POST",
    body,
    headers: await own.people.els.headers(),
  });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, "file_too_large"]);
});

test("a small file that would become an enormous picture is refused before it is decoded", async () => {
  await expect(upload(pngOf(30_000, 30_000), "bom.png")).refuses("file_too_large");
});

test("a resident and an editor may upload pictures; a viewer, a guest and staff without a licence may not", async () => {
  const file = { file: new Blob([new Uint8Array(await blue(9, 9).png().toBuffer())]), fileName: "a.png" };
  await town.people.dirk.files.uploadImage(file);
  await expect(town.people.viktor.files.uploadImage(file)).refuses("level_too_low");
  await expect(town.guest.files.uploadImage(file)).refuses("sign_in_required");
  await expect(town.people.nina.files.uploadImage(file)).refuses("no_licence");
});

test("a picture that stops the decoder is refused, and the next one is decoded", async () => {
  const small = await blue(9, 9).png().toBuffer();
  await expect(whileKilled("pictures-program", () => upload(small, "kapot.png"))).refuses("file_kind_refused");
  expect(await upload(small, "volgende.png")).toMatchObject({ width: 9 });
});
