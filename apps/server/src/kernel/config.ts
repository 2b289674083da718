/**
 * `given`: the keys themselves, in a variable. `file`: made there at the first start. `command`: a program that writes them to its
 * standard output, such as one that asks a key management service.
 */
export type MasterKeySetting =
  | { kind: "given"; text: string }
  | { kind: "file"; path: string; isChosen: boolean }
  | { kind: "command"; command: string };

/** Settings: read and validated once, before the program starts, by adapters/environment.ts. */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Addresses and subnets that may read the metrics, besides this machine. */
  metricsFrom: string[];
  /** How people reach this server, without a slash at the end. */
  publicUrl: string;
  /** null: the embedded PostgreSQL in `folder`. */
  databaseUrl: string | null;
  /** For the role that owns the tables and migrates, where that is not the server's own role. */
  databaseOwnerUrl: string | null;
  /** Where everything generated lives: database, uploads, mailbox. Absolute. */
  folder: string;
  /** Where the master key comes from. */
  masterKey: MasterKeySetting;
  /** null: mails land in the local mailbox. */
  mailUrl: string | null;
  mailFrom: string;
  textUrl: string | null;
  /** Countries that text messages may go to, as two-letter codes. */
  textCountries: string[];
  /** Residents may also receive alerts by text message. */
  textAlerts: boolean;
  /** null: made when first needed, and kept in the database. */
  pushKeys: { publicKey: string; privateKey: string } | null;
  /** Hosts of push services besides the known ones; `*.` stands for one or more labels. */
  pushServices: string[];
  /** A virus scanner that speaks ClamAV's protocol, by host and port or by socket. null: files are not scanned. */
  clamav: { host: string; port: number } | { path: string } | null;
  s3: { bucket: string; endpoint: string | null; region: string; accessKeyId: string; secretAccessKey: string } | null;
  /** How many proxies in front of the server are trusted to report the caller's address. */
  proxyHops: number;
  passwordMinLength: number;
  /** The longest life of a session, however much it is used: of residents' app, and of all others. */
  sessionDays: { staff: number; residents: number };
  /** A sorted file of SHA-1 hashes of breached passwords. Absolute. */
  breachedPasswords: string | null;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** People with an e-mail address in this domain belong to the provider of the platform. */
  providerMailDomain: string | null;
  /** Organisations' sign-on providers may be in a private network. */
  privateSignOn: boolean;
  /** The provider's pages about the product, where one is set. */
  links: Record<"participation" | "care" | "network" | "demo" | "communities", string | null>;
  isDevelopment: boolean;
}

/** Whether a URL points to this machine. */
export const isLocal = (url: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

export class ConfigError extends Error {
  /** One line per wrong variable, without its value: it may be a secret. */
  readonly lines: string[];
  constructor(lines: string[]) {
    super(`Stoep cannot start with these settings:\n${lines.map((line) => `  ${line}`).join("\n")}`);
    this.name = "ConfigError";
    this.lines = lines;
  }
}

/** Where the installation stands, as a two-letter code: the country of numbers without a country code. */
export const homeCountry = ({ textCountries }: Pick<Config, "textCountries">): string => textCountries[0] ?? "BE";
