import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError } from "#kernel/config.ts";
import { readConfig } from "./environment.ts";

const linesOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
};

test("without any settings everything runs on this machine", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 4600,
    host: "127.0.0.1",
    metricsFrom: [],
    publicUrl: "http://localhost:4600",
    databaseUrl: null,
    databaseOwnerUrl: null,
    mailUrl: null,
    s3: null,
    proxyHops: 0,
    passwordMinLength: 6,
    links: { participation: null, care: null, network: null, demo: null, communities: null },
    isDevelopment: false,
  });
  expect(config.folder).toMatch(/^\/.*\.stoep$/);
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ DATABASE_URL: "", STOEP_PORT: " " })).toMatchObject({ databaseUrl: null, port: 4600 });
});

test("every wrong variable gets one clear line", () => {
  expect(
    linesOf({
      STOEP_PORT: "abc",
      DATABASE_URL: "mysql://host/stoep",
      STOEP_LOG_LEVEL: "loud",
      STOEP_PASSWORD_MIN_LENGTH: "3",
      MAIL_FROM: "nobody",
      STOEP_METRICS_FROM: "10.0.0.7, 10.0.0.0/33",
    }).sort(),
  ).toEqual([
    "DATABASE_URL must be an address that starts with postgres:// or postgresql://",
    "MAIL_FROM must contain an e-mail address",
    "STOEP_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent",
    "STOEP_METRICS_FROM must be addresses or subnets with commas between them, such as 10.0.0.7,10.1.0.0/16",
    "STOEP_PASSWORD_MIN_LENGTH must be a whole number from 6 to 64",
    "STOEP_PORT must be a whole number from 0 to 65535",
  ]);
});

test("a secret does not appear in a message about it", () => {
  expect(linesOf({ DATABASE_URL: "wrong-but-secret" }).join()).not.toContain("secret");
});

test("the public address loses its trailing slash", () => {
  expect(readConfig({ STOEP_PUBLIC_URL: "https://buurt.example/" }).publicUrl).toBe("https://buurt.example");
});

test("a bucket needs its keys", () => {
  expect(linesOf({ S3_BUCKET: "stoep" })).toEqual(["S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY"]);
  const keys = { S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
  expect(readConfig({ S3_BUCKET: "stoep", ...keys }).s3).toMatchObject({ bucket: "stoep", region: "us-east-1" });
});

test("text messages go to the countries that are named, or to a few by default", () => {
  expect(readConfig({}).textCountries).toEqual(["BE", "DE", "FR", "LU", "NL", "TR"]);
  expect(readConfig({ STOEP_TEXT_COUNTRIES: " be, IE ,BE" }).textCountries).toEqual(["BE", "IE"]);
  for (const wrong of ["Belgium", "BE;NL", "BE,XX", "BE,", "+32"]) {
    expect(linesOf({ STOEP_TEXT_COUNTRIES: wrong })).toEqual([
      "STOEP_TEXT_COUNTRIES must be codes of countries with commas between them, such as BE,NL",
    ]);
  }
});

test("the provider's pages are addresses that start with https", () => {
  expect(readConfig({ STOEP_LINK_CARE: "https://zorg.example/" }).links.care).toBe("https://zorg.example/");
  expect(linesOf({ STOEP_LINK_DEMO: "http://demo.example", STOEP_LINK_COMMUNITIES: "javascript:alert(1)" })).toEqual([
    "STOEP_LINK_DEMO must be an address that starts with https://",
    "STOEP_LINK_COMMUNITIES must be an address that starts with https://",
  ]);
});

test("the docs describe every setting, and no other", async () => {
  const source = await readFile(join(import.meta.dirname, "environment.ts"), "utf8");
  const paper = await readFile(join(import.meta.dirname, "../../../../docs/operations.md"), "utf8");
  const settings = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  const rows = [...paper.matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+) \|/gm)].flatMap(([, names = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(rows.sort()).toEqual(settings.filter((name) => name !== "NODE_ENV").sort());
});

test("a virus scanner is a host with a port, or a socket", () => {
  expect(readConfig({}).clamav).toBeNull();
  expect(readConfig({ CLAMAV: "clamav:3310" }).clamav).toEqual({ host: "clamav", port: 3310 });
  expect(readConfig({ CLAMAV: "[::1]:3310" }).clamav).toEqual({ host: "::1", port: 3310 });
  expect(readConfig({ CLAMAV: "/run/clamd.sock" }).clamav).toEqual({ path: "/run/clamd.sock" });
  for (const CLAMAV of ["clamav", "clamav:0", "clamav:70000", "tcp://clamav:3310"]) {
    expect(() => readConfig({ CLAMAV })).toThrow("CLAMAV must be a host and a port");
  }
});

test("push services are hosts", () => {
  const services = readConfig({ PUSH_SERVICES: "push.example, *.Push.example" }).pushServices;
  expect(services).toEqual(["push.example", "*.push.example"]);
  for (const PUSH_SERVICES of ["https://push.example", "*", "push.example/x", "*.*.example"]) {
    expect(() => readConfig({ PUSH_SERVICES })).toThrow("PUSH_SERVICES must be host names");
  }
});
