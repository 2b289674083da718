// `npm start`: installs and builds what is missing, and runs Stoep with its demonstration city, which is loaded during the build.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, isBuilt, memoryFlags, node, root } from "./bootstrap.mjs";

await ensureInstalled();

const program = [...memoryFlags, join(root, "apps/server/stoep.mjs")];
const isComplete = isBuilt();
const words = ["start", "--demo", ...process.argv.slice(2), ...(isComplete ? [] : ["--awaits-screens"])];
// Through this channel the server learns when this process ends, however it ends.
const server = spawn(node, [...program, ...words], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
// In a terminal Ctrl+C reaches the server directly.
process.on("SIGINT", () => process.stdin.isTTY || server.kill("SIGINT"));
process.on("SIGTERM", () => server.kill("SIGTERM"));
process.on("SIGHUP", () => server.kill("SIGTERM"));
server.once("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

// If npm was killed, nothing else would stop the server.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || server.kill("SIGTERM"), 1_000).unref();
}

if (!isComplete) {
  // If this fails, it ends the process and with it the server.
  await ensureBuilt();
  if (server.connected) server.send("built");
}
