/** Settings: read once at the start, and right or the program does not start. Read by adapters/environment.ts. */
export interface Config {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Who may read the figures beside this machine itself: addresses and subnets. */
  metricsFrom: string[];
  /** How people reach this server, without a slash at the end. */
  publicUrl: string;
  /** null: the embedded PostgreSQL in `folder`. */
  databaseUrl: string | null;
  /** Of the role that owns the tables and migrates, where the server's own role does not. */
  databaseOwnerUrl: string | null;
  /** Where everything generated lives: database, uploads, mailbox. Absolute. */
  folder: string;
  /** null: mails land in the local mailbox. */
  mailUrl: string | null;
  mailFrom: string;
  textUrl: string | null;
  /** Where text messages may go: two capitals for each country. */
  textCountries: string[];
  s3: { bucket: string; endpoint: string | null; region: string; accessKeyId: string; secretAccessKey: string } | null;
  /** How many proxies stand in front and may be believed about the caller's address. */
  proxyHops: number;
  passwordMinLength: number;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** People with an address here belong to the provider of the platform. */
  providerMailDomain: string | null;
  /** Sign-on providers of organisations may stand in a private network. */
  privateSignOn: boolean;
  /** The provider's pages about the product, where one is set. */
  links: Record<"participation" | "care" | "network" | "demo" | "communities", string | null>;
  isDevelopment: boolean;
}

/** Whether an address leads to this machine alone. */
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
