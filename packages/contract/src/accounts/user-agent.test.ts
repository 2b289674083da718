import { expect, test } from "vitest";
import { readUserAgent } from "./index.ts";

const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink}`;
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = `Mozilla/5.0 (Linux; Android 10; K) ${blink}`;

test.each([
  ["Firefox", "Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ["Firefox", "Android", "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"],
  ["Firefox", "iOS", `${iphone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  ["Chrome", "Windows", `${windows} Chrome/139.0.0.0 Safari/537.36`],
  ["Chrome", "Android", `${android} Chrome/139.0.0.0 Mobile Safari/537.36`],
  ["Chrome", "iOS", `${iphone} CriOS/139.0.7258.76 Mobile/15E148 Safari/604.1`],
  ["Chrome", "ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/139.0.0.0 Safari/537.36`],
  ["Chrome", "Linux", `Mozilla/5.0 (X11; Linux x86_64) ${blink} HeadlessChrome/139.0.0.0 Safari/537.36`],
  [
    "Chrome",
    "Android",
    `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${blink} Version/4.0 Chrome/139.0 Mobile Safari/537.36`,
  ],
  ["Chromium", "Linux", `Mozilla/5.0 (X11; Linux x86_64) ${blink} Ubuntu Chromium/139.0 Chrome/139.0 Safari/537.36`],
  ["Edge", "Windows", `${windows} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`],
  ["Edge", "Android", `${android} Chrome/139.0.0.0 Mobile Safari/537.36 EdgA/139.0.0.0`],
  ["Edge", "iOS", `${iphone} Version/18.0 EdgiOS/139.0 Mobile/15E148 Safari/604.1`],
  ["Safari", "macOS", `${mac} Version/18.5 Safari/605.1.15`],
  ["Safari", "iOS", `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["Safari", "iOS", `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0]`],
  ["Opera", "Windows", `${windows} Chrome/139.0.0.0 Safari/537.36 OPR/121.0.0.0`],
  ["Samsung Internet", "Android", `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  [null, null, "curl/8.9.1"],
  [null, null, "node"],
  [null, null, ""],
])("%s on %s is recognised by its user agent", (browser, system, agent) => {
  expect(readUserAgent(agent)).toEqual({ browser, system });
});

test("a long hostile user agent is read at all", () => {
  // With an expression that tries every way of dividing the text, this would never end.
  expect(readUserAgent(`${"iPhone ".repeat(20_000)}${"AppleWebKit".repeat(5_000)}`).browser).toBeNull();
});
