import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { organisations } from "../people/organisations.ts";
import { posts } from "../posts/index.ts";
import { MOODS, mix } from "./colour.ts";
import { drawBanner, drawLogo } from "./organisation-marks.ts";
import { drawScene, type SceneName, scenes } from "./scenes/index.ts";

const names = Object.keys(scenes) as SceneName[];

describe("drawings", () => {
  test.each(names)("%s is complete, and the same every time", (name) => {
    const svg = drawScene(name, "seed");
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    expect(svg).toBe(drawScene(name, "seed"));
    expect(svg.length).toBeLessThan(400_000);
    // No letters: another machine may not have the same fonts.
    expect(svg).not.toContain("<text");
  });

  test("differ by seed and by light", () => {
    expect(drawScene("market", "a")).not.toBe(drawScene("market", "b"));
    expect(drawScene("market", "a", "night")).not.toBe(drawScene("market", "a"));
  });

  test("become pictures", async () => {
    const { width, height } = await sharp(Buffer.from(drawScene("graslei", "a"))).metadata();
    expect([width, height]).toEqual([1600, 1000]);
    const banner = await sharp(Buffer.from(drawBanner("graslei", "a"))).metadata();
    expect([banner.width, banner.height]).toEqual([1600, 500]);
    for (const { mark } of Object.values(organisations)) {
      const logo = await sharp(Buffer.from(drawLogo(mark))).metadata();
      expect([logo.width, logo.height]).toEqual([512, 512]);
    }
  });

  test("are each used by some message", () => {
    const used = new Set(posts.flatMap(({ pictures = [] }) => pictures.map(({ scene }) => scene)));
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });
});

test("colours mix by shares", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mix("#0b6e66", "#b4472f", 0)).toBe("#0b6e66");
  expect(Object.keys(MOODS).length).toBeGreaterThan(8);
});
