/** `stoep doctor`: checks everything Stoep depends on and says whether it will do, and if not, what to do. */
import { access, constants, mkdir, statfs } from "node:fs/promises";
import { connect } from "node:net";
import { sep } from "node:path";
import type { Config } from "#kernel/config.ts";
import type { Log } from "#kernel/log.ts";
import { passwordLists } from "#modules/accounts/index.ts";
import { keySource } from "./adapters/key-source.ts";
import { openPorts } from "./adapters/ports.ts";
import { openStore, serverVersion } from "./open-store.ts";
import { roleOf } from "./schema/roles.ts";

export interface Diagnosis {
  what: string;
  /** `warning`: works, but not recommended for serving others. */
  state: "good" | "warning" | "bad";
  text: string;
}

type Check = (config: Config, log: Log) => Promise<Omit<Diagnosis, "what">>;
const good = (text: string) => ({ state: "good", text }) as const;
const warning = (text: string) => ({ state: "warning", text }) as const;
const bad = (text: string) => ({ state: "bad", text }) as const;

const checks: [what: string, check: Check][] = [
  ["Node", async () => checkNode()],
  ["Folder", ({ folder }) => checkFolder(folder)],
  ["Database", checkDatabase],
  ["Master key", checkMasterKey],
  ["Port", ({ port }) => checkPort(port)],
  ["Public address", async ({ publicUrl }) => checkPublicUrl(publicUrl)],
  ["Passwords", checkPasswords],
  ["Mail", ({ mailUrl }) => checkMail(mailUrl)],
  ["Virus scanner", checkScanner],
  ["Uploads", async ({ s3, folder }) => good(s3 ? `go to the bucket ${s3.bucket}` : `are kept in ${folder}`)],
];

export async function runDoctor(config: Config, log: Log): Promise<Diagnosis[]> {
  const findings: Diagnosis[] = [];
  for (const [what, check] of checks) {
    const found = await check(config, log).catch((error) =>
      bad(error instanceof Error ? error.message : String(error)),
    );
    findings.push({ what, ...found });
  }
  return findings;
}

function checkNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= 24) return good(process.version);
  return bad(`${process.version} is too old to run the server; start it with npm, which brings Node 24`);
}

async function checkFolder(folder: string) {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  const free = Math.round((bavail * bsize) / 1024 ** 2);
  if (free < 200) return bad(`${folder} has only ${free} MB left`);
  return free < 2_000 ? warning(`${folder} has ${free} MB left`) : good(`${folder} can be written`);
}

async function checkDatabase(config: Config, log: Log) {
  const store = await openStore(config, { log, share: true, max: 2 });
  try {
    const version = await serverVersion(store.pool);
    const { rows } = await store.pool.query("select count(*) as networks from public.network");
    const whose = config.databaseUrl ? "the given" : "the own";
    if ((await roleOf(store.pool)) === "owner") {
      return warning(
        `PostgreSQL ${version} is up to date, and the server's role owns its tables; set DATABASE_OWNER_URL`,
      );
    }
    return good(`${whose} PostgreSQL ${version} is up to date, networks: ${rows[0].networks}`);
  } finally {
    await store.close();
  }
}

async function checkMasterKey(config: Config) {
  const source = keySource(config);
  const keys = await source.read();
  if (!keys)
    return bad(`${source.name} does not exist, and nothing sealed can be read; put back what keys export wrote`);
  if (await source.isOpen()) return warning(`others can read ${source.name}; let only this user read it (chmod 600)`);
  if (config.masterKey.kind === "file" && config.masterKey.path.startsWith(`${config.folder}${sep}`))
    return warning(`${source.name} is in ${config.folder}, so a copy of that folder contains it; move it elsewhere`);
  return good(`${source.name}; no backup contains it, so keep a copy in a safe place: stoep keys export`);
}

async function checkPort(port: number) {
  if (!(await answers("127.0.0.1", port))) return good(`${port} is free`);
  const live = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(3_000) }).catch(
    () => null,
  );
  return live?.ok ? good(`Stoep answers on ${port}`) : bad(`${port} is used by another program; set STOEP_PORT`);
}

function checkPublicUrl(publicUrl: string) {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:") return good(publicUrl);
  if (hostname === "localhost" || hostname === "127.0.0.1") {
    return warning(`${publicUrl} works on this machine only; for others set STOEP_PUBLIC_URL`);
  }
  return warning(`${publicUrl} is not encrypted; put it behind HTTPS`);
}

/** With a second factor eight characters are a sound minimum; where the password is the only thing, twelve. */
const recommendedLength = { least: 8, better: 12 };

async function checkPasswords({ passwordMinLength: length, breachedPasswords: path }: Config) {
  const fault = path && (await passwordLists.faultOfBreachedFile(path));
  if (fault) return bad(`STOEP_BREACHED_PASSWORDS: ${path} ${fault}`);
  const common = (await passwordLists.countCommonPasswords()).toLocaleString("en");
  const refused = `${common} common ones are refused${path ? `, and those in ${path}` : ""}`;
  const { least, better } = recommendedLength;
  if (length >= least) return good(`have at least ${length} characters; ${refused}`);
  return warning(
    `may have as few as ${length} characters; set STOEP_PASSWORD_MIN_LENGTH to ${least}, or to ${better} if most people have no second factor; ${refused}`,
  );
}

async function checkMail(mailUrl: string | null) {
  if (!mailUrl) return warning("mails stay in the local mailbox, /dev/mailbox; to send them set MAIL_URL");
  const { hostname, port, protocol } = new URL(mailUrl);
  const number = Number(port) || (protocol === "smtps:" ? 465 : 587);
  return (await answers(hostname, number)) ? good(`${hostname} answers`) : bad(`${hostname}:${number} does not answer`);
}

async function checkScanner(config: Config) {
  const { scanner } = openPorts(config);
  if (!scanner) return good("none is set, so files are not scanned; CLAMAV names one");
  return (await scanner.answers()) ? good("answers") : bad("does not answer, so no file can be uploaded; start it");
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 3_000 });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket
      .once("connect", () => end(true))
      .once("error", () => end(false))
      .once("timeout", () => end(false));
  });
}
