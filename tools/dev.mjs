// `npm run dev`: server and both apps, restarting or reloading on change. Syntax of Node 20, no dependencies.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (!existsSync("node_modules/.bin/node"))
  spawnSync("npm", ["install", "--no-audit", "--no-fund"], { stdio: "inherit", shell: true });

const server = [
  "--watch-path=apps/server/src",
  "--watch-path=packages/contract/src",
  "apps/server/stoep.mjs",
  "start",
  "--demo",
];
const parts = [
  ["server", "node_modules/.bin/node", server],
  ["dashboard", "node_modules/.bin/vite", ["apps/dashboard", "--port", "4601", "--strictPort"]],
  ["residents", "node_modules/.bin/vite", ["apps/resident", "--port", "4602", "--strictPort"]],
];
const running = parts.map(([name, command, args]) => {
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => process.stdout.write(String(chunk).replace(/^(?=.)/gm, `${name.padEnd(9)} | `)));
  }
  child.on("exit", () => stop());
  return child;
});
console.log(
  "Dashboard http://localhost:4601/dashboard/ and residents' app http://localhost:4602/ reload on change; the API is at http://localhost:4600/api/docs.",
);

function stop() {
  for (const child of running) child.kill("SIGTERM");
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
