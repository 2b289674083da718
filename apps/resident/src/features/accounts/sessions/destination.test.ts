import { now } from "@stoep/client/testing";
import { hourMs } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { insideApp, keepDestination, takeDestination } from "./destination.ts";

const at = Date.parse(now);

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n//evil.example",
  "/..//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "~/leuven",
  "evil.example",
  "",
  null,
])("%j is not followed", (next) => {
  expect(insideApp(next)).toBe("");
});

test.each(["/me", "/m/1#comments", "/agenda?view=month", "/vacancies/1/application"])("%s is followed", (next) => {
  expect(insideApp(next)).toBe(next);
});

describe("the destination stored until the mailed link is opened", () => {
  beforeEach(() => localStorage.clear());

  test("is returned once", () => {
    keepDestination("gent", "/m/1");
    expect(takeDestination("gent")).toBe("/m/1");
    expect(takeDestination("gent")).toBe("");
  });

  test("is for its network, and no longer than the link works", () => {
    keepDestination("gent", "/m/1");
    expect(takeDestination("leuven")).toBe("");
    localStorage.setItem("stoep.next", JSON.stringify({ network: "gent", next: "/m/1", at: at - 49 * hourMs }));
    expect(takeDestination("gent")).toBe("");
  });

  test.each(["{", "7", '{"network":"gent"}', JSON.stringify({ network: "gent", next: "//evil.example", at })])(
    "leads nowhere else when the device stored %s",
    (stored) => {
      localStorage.setItem("stoep.next", stored);
      expect(takeDestination("gent")).toBe("");
    },
  );
});
