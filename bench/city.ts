/** A generated city, and a server for it in a separate process. */
import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EmbeddedPostgres } from "../apps/server/src/adapters/embedded-postgres.ts";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { memoryFlags } from "../tools/bootstrap.mjs";
import { generate } from "./generate.ts";
import { signIn } from "./people.ts";
import { idOf, type Size } from "./rows.ts";

type Addresses = Pick<EmbeddedPostgres, "url" | "ownerUrl">;

export interface City {
  origin: string;
  /** The token of the editor who wrote all its messages. */
  editor: string;
  size: Size;
}

export interface Served {
  origin: string;
  /** The memory of the server's process, in megabytes. */
  memory(field: "VmRSS" | "VmHWM"): number;
  stop(): Promise<void>;
}

/** The same for every city: a later run may find the databases of an earlier one. */
const masterKey = Buffer.alloc(32, "bench").toString("base64url");

/** `environment`: settings that differ from production. */
export async function serve(
  { url, ownerUrl }: Addresses,
  { port, folder, ...environment }: { port: number; folder: string; MAIL_URL?: string },
): Promise<Served> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    ...environment,
    STOEP_PORT: String(port),
    STOEP_HOST: "127.0.0.1",
    STOEP_FOLDER: folder,
    STOEP_KEY: masterKey,
    STOEP_LOG_LEVEL: "warn",
    // As stoep.mjs sets it.
    NODE_COMPILE_CACHE: join(process.cwd(), "node_modules/.cache/compiled"),
  };
  const child = fork("bench/serve.mjs", { env, execArgv: memoryFlags });
  await new Promise<void>((done, fail) => {
    child.once("message", () => done());
    child.once("exit", (code) => fail(new Error(`The server ended with ${code}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    memory: (field) =>
      Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1000,
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await new Promise((done) => child.once("exit", done));
}

/** Another city beside the large one, in the same PostgreSQL. */
export async function openCity(
  postgres: Addresses,
  { name, size, ...where }: { name: string; size: Size; port: number; folder: string },
): Promise<City & Served> {
  const at = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  const [url, ownerUrl] = [at(postgres.url), at(postgres.ownerUrl)];
  const admin = openDatabase(postgres.ownerUrl, { max: 1 });
  const { rowCount } = await admin.pool.query("select from pg_database where datname = $1", [name]);
  if (!rowCount) await admin.pool.query(`create database ${name}`);
  await admin.close();
  const databases = openDatabase(ownerUrl, { max: 2 });
  await generate(databases, ownerUrl, size, () => {});
  await databases.close();
  const server = await serve({ url, ownerUrl }, where);
  const [editor = ""] = await signIn(ownerUrl, server.origin, [idOf("staff", 0)], "dashboard");
  return { ...server, editor, size };
}

/** Fetches an address as the editor. Rejects on a refusal. */
export async function request({ origin, editor }: Pick<City, "origin" | "editor">, path: string): Promise<string> {
  const response = await fetch(origin + path, { headers: { authorization: `Bearer ${editor}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
  return text;
}
