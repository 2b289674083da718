import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { targetUnder, withSecret } from "../../sign-in/rules/return-url.ts";
import { appUri, newAppSecret, stepOfCode } from "./app-codes.ts";
import { codeHash, newRecoveryCodes, newSixDigits, plainRecoveryCode } from "./codes.ts";

describe("recovery codes", () => {
  test("are ten, all different, of characters that nobody mixes up", () => {
    const codes = Array.from({ length: 200 }, newRecoveryCodes).flat();
    expect(new Set(codes).size).toBe(2000);
    expect(codes.every((code) => /^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/.test(code))).toBe(true);
    // All 32 characters come up about equally often: 625 times each.
    const counts = new Map<string, number>();
    for (const sign of codes.join("").replaceAll("-", "")) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect(counts.size).toBe(32);
    expect(Math.min(...counts.values())).toBeGreaterThan(480);
    expect(Math.max(...counts.values())).toBeLessThan(780);
  });

  test.each([
    ["K3X9M-7TQ2D", "k3x9m7tq2d"],
    [" k3x9m 7tq2d ", "k3x9m7tq2d"],
    ["Ol0Il-00000", "0101100000"],
  ])("%s is read as %s", (typed, plain) => {
    expect(plainRecoveryCode(typed)).toBe(plain);
  });
});

test("six-digit codes keep their leading zeros", () => {
  const codes = Array.from({ length: 5000 }, newSixDigits);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith("0"))).toBe(true);
});

test("a hash reveals nothing without the key, and differs by subject", () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const hash = codeHash(key, "challenge", "123456");
  expect(codeHash(key, "challenge", "123456")).toBe(hash);
  expect(codeHash(other, "challenge", "123456")).not.toBe(hash);
  expect(codeHash(key, "other", "123456")).not.toBe(hash);
});

test("a code of an app belongs to its half minute", () => {
  const secret = newAppSecret();
  const now = new Date("2026-05-12T08:00:15Z");
  const step = Math.floor(now.getTime() / 30_000);
  const at = (seconds: number) => new TOTP({ secret }).generate({ timestamp: now.getTime() + seconds * 1000 });
  expect([-30, 0, 30].map((seconds) => stepOfCode(secret, at(seconds), now))).toEqual([step - 1, step, step + 1]);
  for (const code of ["", "12345", "1234567", "abcdef"]) expect(stepOfCode(secret, code, now)).toBeNull();
  expect(appUri(secret, "ada@werk.example")).toContain(`secret=${secret}`);
});

test("under a public URL with a path of its own only that path is ours", () => {
  const own = "https://stad.example/stoep";
  expect(targetUnder(own, "https://stad.example/stoep/gent/in?a=1")).toEqual({ path: "/gent/in", search: "?a=1" });
  expect(targetUnder(own, "https://stad.example/gent/in")).toBeNull();
  expect(targetUnder(own, "https://stad.example/stoep/../gent/in")).toBeNull();
  expect(targetUnder(own, "https://stad.example/stoepgent/in")).toBeNull();
  expect(withSecret(own, "/gent/in?code=mine&a=1", { code: "ours" })).toBe(
    "https://stad.example/stoep/gent/in?code=ours&a=1",
  );
});
