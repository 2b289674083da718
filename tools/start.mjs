// `npm start`: installs and builds what is missing, then runs Stoep with its demonstration city.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, node, root } from "./bootstrap.mjs";

await ensureInstalled();
await ensureBuilt();

// As `npm run stoep`: a small space for new objects spares a hundred megabytes and costs next to nothing (docs/operations.md).
const program = ["--max-semi-space-size=8", join(root, "apps/server/src/cli.ts")];
// The channel tells the server when this program is gone, however it went.
const server = spawn(node, [...program, "start", "--demo", ...process.argv.slice(2)], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
// Ctrl+C in a terminal reaches the server by itself.
process.on("SIGINT", () => process.stdin.isTTY || server.kill("SIGINT"));
process.on("SIGTERM", () => server.kill("SIGTERM"));
process.on("SIGHUP", () => server.kill("SIGTERM"));
server.once("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

// npm was killed: nobody is left who could stop the server.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || server.kill("SIGTERM"), 1_000).unref();
}
