/** The server in a process of its own, as an installation runs it. This file is both sides: the code that starts it, and the program. */
import { type ChildProcess, spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { readConfig } from "../../adapters/environment.ts";
import { openLog } from "../../adapters/log.ts";
import { runUntilStopped, startServer } from "../../main.ts";
import { addWeb } from "../../web.ts";

export interface Apart {
  /** http://127.0.0.1:… */
  address: string;
  pid: number;
  /** Everything that it has written so far. */
  log(): string;
  /** Resolves with its exit code once it has ended. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | "killed">;
  /** It has neither ended nor been replaced. */
  isAlive(): boolean;
}

export interface ApartOptions {
  settings?: Record<string, string>;
  /** At most so many files, connections among them. */
  openFiles?: number;
}

/** Resolves when the port is open. @throws when it ends before that, with what it wrote */
export async function startApart({ settings, openFiles }: ApartOptions): Promise<Apart> {
  const program = [process.execPath, import.meta.filename];
  const [command = "", ...words] = openFiles
    ? ["/bin/sh", "-c", `ulimit -n ${openFiles}; exec "$0" "$@"`, ...program]
    : program;
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH ?? "", STOEP_HOST: "127.0.0.1", STOEP_PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => written.push(String(chunk)));
  const ended = new Promise<number | "killed">((done) => child.once("close", (code) => done(code ?? "killed")));
  const address = await new Promise<string>((done, fail) => {
    child.once("message", (message) => done(String(message)));
    ended.then(() => fail(new Error(`the server does not start: ${written.join("")}`)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    log: () => written.join(""),
    end(signal) {
      child.kill(signal);
      return ended;
    },
    isAlive: () => isRunning(child),
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const running = await startServer({
    config,
    log,
    mount: (app, store) => addWeb(app, { config, databases: store, log }),
  });
  const { port } = running.app.http.server.address() as AddressInfo;
  process.send?.(`http://127.0.0.1:${port}`);
  await runUntilStopped(running, log);
  process.exit(0);
}

if (import.meta.main) await run();
