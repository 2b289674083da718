/** Stoep as a separate process. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
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

/** Resolves when the server is ready for its first request. */
export async function startServer(from: Omit<Home, "origin">, ...words: string[]): Promise<RunningServer> {
  const port = await freePort();
  // Not an IP address: passkeys are bound to a host name.
  const origin = `http://localhost:${port}`;
  const its = { ...from, origin };
  const server = spawn(process.execPath, ["apps/server/stoep.mjs", "start", ...words], {
    env: { ...environmentOf(its), STOEP_PORT: String(port), STOEP_LOG_LEVEL: "warn", MAIL_URL: "" },
    // Through this channel the server learns when this process ends, however it ends.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  await ready(`${origin}/health/ready`, ended);
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
    if (isGone) throw new Error("Stoep ended before it was ready; its output is above.");
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
