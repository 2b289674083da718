/** Starts Stoep as a newcomer would have it: own database in an empty folder, demonstration city, both apps built. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where Stoep answers: "http://localhost:45123". */
    origin: string;
    /** Mails land here as files. */
    mailbox: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { STOEP_AT: running, STOEP_FOLDER: itsFolder } = process.env;
  if (running && itsFolder) {
    // Writing a journey goes faster against one that stays up.
    provide("origin", running);
    provide("mailbox", join(itsFolder, "mailbox"));
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), "stoep-journeys-"));
  const port = await freePort();
  // By name: passkeys are bound to a host name.
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["apps/server/src/cli.ts", "start", "--demo"], {
    env: {
      ...process.env,
      STOEP_FOLDER: folder,
      STOEP_PORT: String(port),
      STOEP_PUBLIC_URL: origin,
      STOEP_LOG_LEVEL: "warn",
      DATABASE_URL: "",
      MAIL_URL: "",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  await ready(`${origin}/health/ready`, ended);
  provide("origin", origin);
  provide("mailbox", join(folder, "mailbox"));
  return async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function ready(url: string, ended: Promise<void>): Promise<void> {
  let isGone = false;
  ended.then(() => {
    isGone = true;
  });
  for (let tries = 0; tries < 480; tries++) {
    if (isGone) throw new Error("Stoep ended before it was ready; what it said stands above.");
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
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
