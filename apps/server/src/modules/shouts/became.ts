/**
 * What residents' messages became, such as a project. The capability that owns a kind of thing provides it under its name; this room knows
 * none of them. S1 §4
 */
import type { BecameThing } from "@stoep/contract/shouts";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { ReaderScope } from "#kernel/call.ts";
import { gatherByName, type Provided } from "#kernel/provided.ts";
import type { Translations } from "#kernel/texts.ts";

/** Its name in the reader's language, if it is written in it. */
interface Became {
  id: string;
  name: string;
  at: Date;
}

export interface BecameKind {
  /** What began with this message, of that which the reader may open. */
  listFrom: (reader: ReaderScope<Resident> | ReaderScope<Staff>, shoutId: string) => Promise<Became[]>;
  /** Of its page: within the network's for residents, within the dashboard for staff. */
  pathOf: Readonly<Record<"resident" | "staff", (id: string) => string>>;
  /** "This message became a project." */
  words: Readonly<Record<"became", Translations>>;
}
export type BecameKinds = ReadonlyMap<string, BecameKind>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** The kinds of things that residents' messages become, by name. */
    becameKinds?: Readonly<Record<string, BecameKind>>;
  }
  interface Provided {
    becameKinds: BecameKinds;
  }
}

/** Throws if two capabilities have a kind of the same name. */
export const gatherBecameKinds = (all: readonly Readonly<Record<string, BecameKind>>[]): BecameKinds =>
  gatherByName("thing that messages become", all);

type BecameReader = (ReaderScope<Resident> | ReaderScope<Staff>) & { provided: Pick<Provided, "becameKinds"> };

/** Earliest first. One statement for each kind. */
export async function listBecame(reader: BecameReader, shoutId: string): Promise<BecameThing[]> {
  const found = await Promise.all(
    [...reader.provided.becameKinds].map(async ([kind, { listFrom, pathOf, words }]) => {
      const things = await listFrom(reader, shoutId);
      const path = pathOf[reader.actor.kind];
      const text = words.became[reader.language];
      return things.map(({ id, name, at }) => ({ kind, id, name, at: at.toISOString(), text, path: path(id) }));
    }),
  );
  return found.flat().sort((one, other) => one.at.localeCompare(other.at));
}
