/** What can be talked about. Later capabilities own the subjects; each hands in, at start, how one of its kind is found. */
import type { PollView, SubjectKind } from "@stoep/contract/conversations";
import type { Actor } from "#kernel/actor.ts";
import type { Audience } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";

export interface Poll {
  kind: PollView["kind"];
  /** In the order shown; empty unless the kind is `option`. */
  options: { id: string; text: string }[];
  /** Null: open for as long as the subject is there. */
  closesAt: Date | null;
}

export interface Subject {
  id: string;
  /** What people call it: a message's title. */
  name: string;
  /** Who answers for it: its staff hide, show and settle. */
  organisationId: string;
  organisationName: string;
  /** One thread for all, or one for each neighbourhood. D §6 */
  threads: "one" | "per-neighbourhood";
  /** Where it goes; empty: everywhere. */
  neighbourhoodIds: string[];
  /** Comments are off. */
  isClosed: boolean;
  poll: Poll | null;
  announceTo: Audience;
}

/** One query if it can; null: it does not exist, or this actor may not see it. */
export type SubjectResolver = (call: { db: Db; actor: Actor; now: Date }, subjectId: string) => Promise<Subject | null>;

const resolvers = new Map<string, SubjectResolver>();

/** Called once by the composition root. */
export function provideSubjects(provided: Record<SubjectKind, SubjectResolver>): void {
  for (const [kind, resolver] of Object.entries(provided)) resolvers.set(kind, resolver);
}

export async function findSubject(
  call: { db: Db; actor: Actor; now: Date },
  kind: string,
  subjectId: string,
): Promise<Subject> {
  const resolve = resolvers.get(kind);
  return (await resolve?.(call, subjectId)) ?? refuse("not_found");
}

/** For the log: empty when it is no longer there. */
export async function nameOfSubject(
  call: { db: Db; actor: Actor; now: Date },
  kind: string,
  subjectId: string,
): Promise<string> {
  return (await resolvers.get(kind)?.(call, subjectId))?.name ?? "";
}
