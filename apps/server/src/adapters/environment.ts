/** Settings come from the environment. */
import { accessSync, constants, statSync } from "node:fs";
import { createRequire } from "node:module";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { type Config, ConfigError, type MasterKeySetting } from "#kernel/config.ts";
import { KeyError, parseMasterKeys } from "#kernel/keys/master-key.ts";

const url = (...schemes: string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), {
    error: `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
  });
const whole = (from: number, to: number) =>
  z.coerce
    .number(`must be a whole number from ${from} to ${to}`)
    .refine((n) => Number.isInteger(n) && n >= from && n <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    });
/** The countries with a numbering plan, read only where the setting is given. */
function isCountry(code: string): boolean {
  const plans: { countries: object } = createRequire(import.meta.url)("libphonenumber-js/metadata.min.json");
  return Object.hasOwn(plans.countries, code);
}
const countries = z
  .string()
  .transform((text) => text.split(",").map((code) => code.trim().toUpperCase()))
  .refine((codes) => codes.every(isCountry), {
    error: "must be codes of countries with commas between them, such as BE,NL",
  });
const hosts = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim().toLowerCase()))
  .refine((list) => list.every((one) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(one) && one !== "*"), {
    error: "must be host names with commas between them, such as push.example,*.push.example",
  });
const scannerAddress = z.string().transform((text, context): NonNullable<Config["clamav"]> => {
  if (text.startsWith("/")) return { path: text };
  const [, host = "", port = ""] = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host === "" || Number(port) === 0 || Number(port) > 65_535) {
    context.addIssue("must be a host and a port, such as clamav:3310, or the path of a socket");
  }
  return { host: host.replace(/^\[(.*)\]$/, "$1"), port: Number(port) };
});
const places = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .refine((list) => list.every(isPlace), {
    error: "must be addresses or subnets with commas between them, such as 10.0.0.7,10.1.0.0/16",
  });
function isPlace(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const settings = z.object({
  STOEP_PORT: whole(0, 65535).default(4600),
  // This machine only: serving others must be an explicit choice.
  STOEP_HOST: z.string().default("127.0.0.1"),
  STOEP_PUBLIC_URL: url("http", "https").optional(),
  STOEP_METRICS_FROM: places.default([]),
  STOEP_FOLDER: z.string().default(".stoep"),
  STOEP_KEY: z.string().optional(),
  STOEP_KEY_FILE: z.string().optional(),
  STOEP_KEY_COMMAND: z.string().optional(),
  STOEP_PROXY_HOPS: whole(0, 10).default(0),
  STOEP_PASSWORD_MIN_LENGTH: whole(6, 64).default(6),
  STOEP_BREACHED_PASSWORDS: z.string().refine(isReadableFile, "must be a file that can be read").optional(),
  STOEP_STAFF_SESSION_DAYS: whole(1, 365).default(30),
  STOEP_RESIDENT_SESSION_DAYS: whole(1, 365).default(90),
  STOEP_LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  STOEP_PROVIDER_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, "must be a domain name")
    .optional(),
  STOEP_PRIVATE_SIGN_ON: z.enum(["yes", "no"], "must be yes or no").default("no"),
  STOEP_LINK_PARTICIPATION: url("https").optional(),
  STOEP_LINK_CARE: url("https").optional(),
  STOEP_LINK_NETWORK: url("https").optional(),
  STOEP_LINK_DEMO: url("https").optional(),
  STOEP_LINK_COMMUNITIES: url("https").optional(),
  DATABASE_URL: url("postgres", "postgresql").optional(),
  DATABASE_OWNER_URL: url("postgres", "postgresql").optional(),
  MAIL_URL: url("smtp", "smtps").optional(),
  MAIL_FROM: z.string().includes("@", "must contain an e-mail address").default("Stoep <noreply@stoep.example>"),
  TEXT_URL: url("http", "https").optional(),
  // Belgium, its neighbours on land, and Turkey. Text message fraud depends on expensive destinations.
  STOEP_TEXT_COUNTRIES: countries.default(["BE", "DE", "FR", "LU", "NL", "TR"]),
  STOEP_TEXT_ALERTS: z.enum(["yes", "no"], "must be yes or no").default("no"),
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "must be 87 characters of base64url")
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be 43 characters of base64url")
    .optional(),
  CLAMAV: scannerAddress.optional(),
  PUSH_SERVICES: hosts.default([]),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url("http", "https").optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  NODE_ENV: z.string().optional(),
});

function parseSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((i) => `${i.path.join(".")} ${i.message}`));
  return parsed.data;
}

/** @throws ConfigError */
export function readConfig(env: Record<string, string | undefined>): Config {
  const is = parseSettings(env);
  if (is.DATABASE_OWNER_URL && !is.DATABASE_URL) throw new ConfigError(["DATABASE_OWNER_URL needs DATABASE_URL"]);
  return {
    port: is.STOEP_PORT,
    host: is.STOEP_HOST,
    metricsFrom: is.STOEP_METRICS_FROM,
    publicUrl: (is.STOEP_PUBLIC_URL ?? `http://localhost:${is.STOEP_PORT}`).replace(/\/+$/, ""),
    databaseUrl: is.DATABASE_URL ?? null,
    databaseOwnerUrl: is.DATABASE_OWNER_URL ?? null,
    folder: resolve(is.STOEP_FOLDER),
    masterKey: readMasterKey(is),
    mailUrl: is.MAIL_URL ?? null,
    mailFrom: is.MAIL_FROM,
    textUrl: is.TEXT_URL ?? null,
    textCountries: [...new Set(is.STOEP_TEXT_COUNTRIES)],
    textAlerts: is.STOEP_TEXT_ALERTS === "yes",
    pushKeys: readPushKeys(is),
    pushServices: is.PUSH_SERVICES,
    clamav: is.CLAMAV ?? null,
    s3: readS3(is),
    proxyHops: is.STOEP_PROXY_HOPS,
    passwordMinLength: is.STOEP_PASSWORD_MIN_LENGTH,
    sessionDays: { staff: is.STOEP_STAFF_SESSION_DAYS, residents: is.STOEP_RESIDENT_SESSION_DAYS },
    breachedPasswords: is.STOEP_BREACHED_PASSWORDS === undefined ? null : resolve(is.STOEP_BREACHED_PASSWORDS),
    logLevel: is.STOEP_LOG_LEVEL,
    providerMailDomain: is.STOEP_PROVIDER_MAIL_DOMAIN ?? null,
    privateSignOn: is.STOEP_PRIVATE_SIGN_ON === "yes",
    links: {
      participation: is.STOEP_LINK_PARTICIPATION ?? null,
      care: is.STOEP_LINK_CARE ?? null,
      network: is.STOEP_LINK_NETWORK ?? null,
      demo: is.STOEP_LINK_DEMO ?? null,
      communities: is.STOEP_LINK_COMMUNITIES ?? null,
    },
    isDevelopment: is.NODE_ENV === "development",
  };
}

/** By default a file beside the folder and not in it: a copy of the folder is then no copy of the key. */
function readMasterKey(is: z.infer<typeof settings>): MasterKeySetting {
  const { STOEP_KEY: text, STOEP_KEY_FILE: path, STOEP_KEY_COMMAND: command } = is;
  if ([text, path, command].filter((one) => one !== undefined).length > 1)
    throw new ConfigError(["STOEP_KEY, STOEP_KEY_FILE and STOEP_KEY_COMMAND exclude each other: set one of them"]);
  if (command !== undefined) return { kind: "command", command };
  if (text !== undefined) return { kind: "given", text: givenKey(text) };
  return { kind: "file", path: resolve(path ?? `${resolve(is.STOEP_FOLDER)}.key`), isChosen: path !== undefined };
}

function givenKey(text: string): string {
  try {
    parseMasterKeys(text, "STOEP_KEY");
    return text;
  } catch (error) {
    throw error instanceof KeyError ? new ConfigError([error.message]) : error;
  }
}

function readPushKeys(is: z.infer<typeof settings>): Config["pushKeys"] {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = is;
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (publicKey || privateKey) throw new ConfigError(["PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY belong together"]);
  return null;
}

function readS3(is: z.infer<typeof settings>): Config["s3"] {
  if (!is.S3_BUCKET) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = is;
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError(["S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY"]);
  }
  return { bucket: is.S3_BUCKET, endpoint: is.S3_ENDPOINT ?? null, region: is.S3_REGION, accessKeyId, secretAccessKey };
}
