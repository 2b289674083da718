import { expect, test } from "vitest";
import { isHeic, shrinkPhoto, sizeFor } from "./shrink-photo.ts";

test("a photo is reduced to the largest size that is shown, and keeps its aspect ratio", () => {
  expect(sizeFor(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(sizeFor(3000, 4000)).toEqual({ width: 1200, height: 1600 });
  expect(sizeFor(800, 600)).toEqual({ width: 800, height: 600 });
  expect(sizeFor(20_000, 1)).toEqual({ width: 1600, height: 1 });
});

test("a file that this browser cannot draw stays as it is", async () => {
  const file = new File(["?"], "photo.heic", { type: "image/heic" });
  expect(await shrinkPhoto(file)).toBe(file);
});

test.each([
  [new File(["?"], "photo.heic", { type: "image/heic" }), true],
  [new File(["?"], "IMG_0001.HEIC"), true],
  [new File(["?"], "photo", { type: "image/heif" }), true],
  [new File(["?"], "heic.jpg", { type: "image/jpeg" }), false],
])("a HEIC photo is recognised by its type or its name", (file, expected) => expect(isHeic(file)).toBe(expected));
