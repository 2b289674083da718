/** Where the journeys of this worker take place: each worker has a server and a copy of the demonstration for itself. */
import { inject } from "vitest";

export interface Home {
  /** Where Stoep is: "http://localhost:45123". */
  origin: string;
  /** Its STOEP_FOLDER: mails land in it as files. */
  folder: string;
  /** Empty where the server has an embedded database in its folder. */
  database: { DATABASE_URL: string; DATABASE_OWNER_URL: string };
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
