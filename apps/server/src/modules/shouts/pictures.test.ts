/** Pictures of residents' messages: real ones, stored and served. D §6 */
import sharp from "sharp";
import { expect, test } from "vitest";
import { createShout } from "../../testing/shouts.ts";
import { nextTown } from "../../testing/town.ts";

test("a photo loses where it was taken, comes in three widths, and is not for another neighbourhood", async () => {
  const town = await nextTown();
  const { dirk, daan, gust, els, otto } = town.people;
  const exif = { IFD0: { Make: "Camera", Copyright: "Dirk" }, IFD3: { GPSLatitude: "51/1 3/1 0/1" } };
  const taken = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#1446c8" } })
    .withExif(exif)
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const file = new Blob([new Uint8Array(taken)]);
  const { id } = await dirk.files.uploadImage({ file, fileName: "Noordstraat 7.jpg" });
  const shout = await createShout(dirk, { images: [{ id, altText: "De lamp" }] });
  const params = { shoutId: shout.id };
  for (const images of [
    (await daan.shouts.readShout({ params })).images,
    (await els.shouts.getShout({ params })).images,
  ]) {
    expect(images).toMatchObject([{ id, altText: "De lamp", width: 1600, height: 800 }]);
    for (const width of [320, 800, 1600]) {
      const served = await town.http.inject({ url: `${images[0]?.address}/${width}` });
      const { exif, xmp, iptc, ...picture } = await sharp(served.rawPayload).metadata();
      expect([picture.format, picture.width, exif, xmp, iptc]).toEqual([
        "webp",
        width,
        undefined,
        undefined,
        undefined,
      ]);
    }
  }
  await expect(gust.shouts.readShout({ params })).refuses("not_found");
  await expect(otto.shouts.getShout({ params })).refuses("not_found");
  // An address without the reader's signature opens nothing; nor does one that was signed before the message was withdrawn.
  const [image] = (await daan.shouts.readShout({ params })).images;
  const address = image?.address ?? "";
  const unsigned = address.slice(0, address.indexOf("."));
  const statusOf = async (url: string) => (await town.http.inject({ url: `${url}/320` })).statusCode;
  expect([await statusOf(address), await statusOf(unsigned)]).toEqual([200, 404]);
  await dirk.shouts.withdrawShout({ params });
  expect(await statusOf(address)).toBe(404);
});
