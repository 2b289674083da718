/** The server of this worker's journeys: each worker has its own server and its own copy of the demonstration. */
import { inject } from "vitest";

export interface Home {
  /** Stoep's address: "http://localhost:45123". */
  origin: string;
  /** Its STOEP_FOLDER, where mails are written as files. */
  folder: string;
  /** Empty if the server has an embedded database in its folder. A copy of the demonstration needs its master key. */
  database: { DATABASE_URL: string; DATABASE_OWNER_URL: string; STOEP_KEY?: string };
  /** How far its time is ahead of the machine's, or behind if negative. */
  aheadMs: number;
}

declare module "vitest" {
  interface ProvidedContext {
    homes: Home[];
  }
}

export function home(): Home {
  const homes = inject("homes");
  const own = homes[(Number(process.env.VITEST_POOL_ID) - 1) % homes.length];
  if (!own) throw new Error("no server was started for this worker");
  return own;
}
