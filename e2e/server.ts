/** Stoep as a separate process. */
import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { nodeOptions } from "./clock.ts";
import type { Home } from "./home.ts";

/** An embedded database, in the server's folder. */
export const embedded = { DATABASE_URL: "", DATABASE_OWNER_URL: "" };

export interface RunningServer extends Home {
  stop(): Promise<void>;
}

/** The environment of a program on this server's folder and database, at the time of the journeys. */
export const environmentOf = ({ origin, folder, database, aheadMs }: Home): NodeJS.ProcessEnv => ({
  ...process.env,
  STOEP_FOLDER: folder,
  STOEP_PUBLIC_URL: origin,
  NODE_OPTIONS: nodeOptions(aheadMs),
  ...database,
});

/** Where a server that the journeys started keeps what it prints. */
export const outputOf = (folder: string) => join(folder, "output.log");

/** Resolves when the server is ready for its first request. */
export async function startServer(from: Omit<Home, "origin">, ...words: string[]): Promise<RunningServer> {
  const port = await freePort();
  // Not an IP address: passkeys are bound to a host name.
  const origin = `http://localhost:${port}`;
  const its = { ...from, origin };
  const output = openSync(outputOf(from.folder), "a");
  const server = spawn(process.execPath, ["apps/server/stoep.mjs", "start", ...words], {
    env: {
      ...environmentOf(its),
      STOEP_PORT: String(port),
      STOEP_LOG_LEVEL: "warn",
      MAIL_URL: "",
      PUSH_SERVICES: "127.0.0.1",
    },
    // Through this channel the server learns when this process ends, however it ends.
    stdio: ["ignore", output, output, "ipc"],
  });
  closeSync(output);
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  await ready(`${origin}/health/ready`, ended).catch((error) => {
    throw new Error(`${error.message} It printed:\n${readFileSync(outputOf(from.folder), "utf8").slice(-4000)}`);
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
  };
  return { ...its, stop };
}

async function ready(url: string, ended: Promise<void>): Promise<void> {
  let isGone = false;
  ended.then(() => {
    isGone = true;
  });
  for (let tries = 0; tries < 1200; tries++) {
    if (isGone) throw new Error("Stoep ended before it was ready.");
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("Stoep was not ready within two minutes.");
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
