/** Stand-ins for dependencies that a test does not check. */
import { Readable } from "node:stream";
import pino from "pino";
import type { Network } from "#kernel/actor.ts";
import { type MasterKeys, masterKey } from "#kernel/keys/master-key.ts";
import type { Log } from "#kernel/log.ts";
import type { Ports } from "#kernel/ports.ts";
import type { Provided } from "#kernel/provided.ts";
import { readConfig } from "../adapters/environment.ts";

/** The master key of every database of the tests. */
export const testKey = Buffer.alloc(32, "test").toString("base64url");
export const testMasters: MasterKeys = { list: [masterKey(testKey)], reread: async () => {} };

export const quietLog: Log = pino({ level: "silent" });
export const anyConfig = readConfig({ STOEP_PUBLIC_URL: "https://stoep.example" });

const unexpected = async (): Promise<never> => {
  throw new Error("this test has no outside world");
};
export const noPorts: Ports = {
  mail: { send: unexpected, close: async () => {} },
  text: { send: unexpected },
  push: {
    makeKeys: () => ({ publicKey: "", privateKey: "" }),
    knows: () => false,
    accepts: () => false,
    send: unexpected,
  },
  scanner: null,
  files: {
    put: unexpected,
    get: unexpected,
    remove: unexpected,
    list: () => Readable.from([]),
    removeHalf: unexpected,
  },
  signOn: { look: unexpected, begin: unexpected, finish: unexpected },
};

/** For jobs that belong to no capability. */
export const nothingProvided = {} as Provided;

export const gent: Network = {
  id: "0190a6a0-0000-7000-8000-000000000001",
  slug: "gent",
  name: "Gent",
  schema: "n_gent",
  timeZone: "Europe/Brussels",
  languages: ["nl", "en", "fr", "tr"],
};
export const leuven: Network = {
  ...gent,
  id: "0190a6a0-0000-7000-8000-000000000002",
  slug: "leuven",
  name: "Leuven",
  schema: "n_leuven",
};

export const twoNetworks = {
  byId: async (id: string) => [gent, leuven].find((network) => network.id === id) ?? null,
  all: async () => [gent, leuven],
};

/** Waits until the condition holds, checking every 20 ms. */
export async function waitUntil(holds: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`not within ${ms} ms: ${holds}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}
