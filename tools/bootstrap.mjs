// The first steps of `npm start` and `npm test`. They must run with only Node 20 and npm: no dependencies, and no newer syntax.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { lacksHere } from "./lock.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The Node installed with the project, which runs everything except these few scripts. */
export const node = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");

/** Keeps the server small (docs/operations.md): little room for new objects, and early collection of old ones. */
export const memoryFlags = ["--max-semi-space-size=8", "--heap-growing-percent=50"];

export function say(text) {
  console.log(`\u001b[1m${text}\u001b[0m`);
}

/** Ends the process with a sentence that says what to do. */
export function giveUp(text) {
  console.error(`\n${text}`);
  process.exit(1);
}

/** Node's compile cache, so that starting the server or a command does not compile the code again. */
const compiled = join(root, "node_modules/.cache/compiled");

const environment = (env) => ({
  NODE_COMPILE_CACHE: compiled,
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
  ...env,
});

/** Runs a program in the project's folder, and returns its exit code. Interruptions are passed on. */
export function run(command, parameters, { env = {}, cwd = root } = {}) {
  return exitCode(spawn(command, parameters, { cwd, env: environment(env), stdio: ["ignore", "inherit", "inherit"] }));
}

/** Like `run`, but keeps what the program prints: `{ code, output }`. */
export async function runQuietly(command, parameters, { cwd = root } = {}) {
  const child = spawn(command, parameters, { cwd, env: environment({}), stdio: ["ignore", "pipe", "pipe"] });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => parts.push(part));
  const code = await exitCode(child);
  return { code, output: Buffer.concat(parts).toString() };
}

function exitCode(child) {
  return new Promise((resolve) => {
    const pass = () => child.kill("SIGTERM");
    process.once("SIGTERM", pass);
    child.once("error", () => resolve(127));
    child.once("close", (code, signal) => {
      process.off("SIGTERM", pass);
      if (signal === "SIGINT" || signal === "SIGTERM") process.exit(130);
      resolve(code ?? 1);
    });
  });
}

function npm(parameters) {
  const script = process.env.npm_execpath;
  return script?.endsWith("js") ? run(process.execPath, [script, ...parameters]) : run("npm", parameters);
}

/** Installs if the folder lacks something that the lock file names, or has another version of it. */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20)
    giveUp(`Stoep needs Node 20 or newer to start; this is ${process.version}. Get one from https://nodejs.org.`);
  if (isInstalled()) return;
  say(
    existsSync(join(root, "node_modules"))
      ? "The dependencies changed: installing them…"
      : "Installing the dependencies, once…",
  );
  if ((await npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"])) !== 0)
    giveUp("npm could not install the dependencies; its reason stands above.");
  if (!existsSync(node)) {
    giveUp(
      "Node 24, which the project brings as a dependency, was not put in place. Allow its install script with\n" +
        "  npm config set ignore-scripts false\nand run this again.",
    );
  }
  nameWhatIsMissing();
}

function isInstalled() {
  if (!existsSync(node) || !existsSync(join(root, "node_modules/.package-lock.json"))) return false;
  const wanted = lockedIn("package-lock.json");
  const present = lockedIn("node_modules/.package-lock.json");
  return Object.entries(wanted).every(([path, item]) => {
    if (!path.includes("node_modules/")) return true;
    // A new workspace may not be linked yet.
    if (item.link) return existsSync(join(root, path));
    const has = present[path];
    return has ? has.version === item.version : Boolean(item.optional || item.peer);
  });
}

/** The packages of a lock file, by path. */
const lockedIn = (path) => JSON.parse(readFileSync(join(root, path), "utf8")).packages;

/** Names the packages that have no build for this machine, so that later failures can be understood. */
function nameWhatIsMissing() {
  const machine = { os: process.platform, cpu: process.arch };
  const missing = lacksHere(lockedIn("package-lock.json"), machine, lockedIn("node_modules/.package-lock.json"));
  if (missing.length > 0)
    console.error(
      `This machine (${machine.os} on ${machine.cpu}) has no build of: ${missing.join(", ")}. What needs them will fail.`,
    );
}

const staleOf = (apps) => apps.filter((app) => stampOf(app) !== builtFrom(app));

/** Whether both apps are built from the current sources. */
export const isBuilt = () => staleOf(["dashboard", "resident"]).length === 0;

/** Builds the apps whose sources or build tools have changed since the last build. */
export async function ensureBuilt(apps = ["dashboard", "resident"]) {
  const stale = staleOf(apps);
  if (stale.length === 0) return;
  say(`Building the screens (${stale.join(", ")})…`);
  const codes = await Promise.all(stale.map((app) => build(app)));
  if (codes.some((code) => code !== 0)) giveUp("The screens could not be built; the reason stands above.");
}

async function build(app) {
  const stamp = stampOf(app);
  const cwd = join(root, "apps", app);
  const vite = [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"];
  const { code, output } = await runQuietly(node, vite, { cwd });
  if (code === 0) writeFileSync(stampFile(app), stamp);
  else console.error(output);
  return code;
}

const stampFile = (app) => join(root, "apps", app, "dist/.built-from");

function builtFrom(app) {
  return existsSync(stampFile(app)) ? readFileSync(stampFile(app), "utf8") : "";
}

function stampOf(app) {
  const hash = createHash("sha256");
  for (const start of [`apps/${app}`, "packages", "package-lock.json"]) addTo(hash, join(root, start));
  return hash.digest("hex");
}

function addTo(hash, path) {
  for (const entry of existsSync(path) ? listing(path) : []) {
    if (entry.isDirectory) addTo(hash, entry.path);
    else hash.update(entry.path.slice(root.length)).update(readFileSync(entry.path));
  }
}

function listing(path) {
  if (path.endsWith(".json")) return [{ path, isDirectory: false }];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules" && name !== "dist" && !name.includes(".test."))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => ({ path: join(path, entry.name), isDirectory: entry.isDirectory() }));
}
