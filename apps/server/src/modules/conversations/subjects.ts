/** What can be discussed. Later capabilities own the subjects; at start each provides its kinds: how one is found, and which licence feature decides who may take part. */
import type { PollView } from "@stoep/contract/conversations";
import { type Feature, features, residentOrStaffFor, staffFor } from "@stoep/contract/features";
import type { Access, LiveTopic, Module, Verdict } from "@stoep/contract/kernel";
import type { Expression, SqlBool } from "kysely";
import { accessVerdict } from "#kernel/access.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import type { Audience } from "#kernel/live.ts";
import { ensure, refuse } from "#kernel/refuse.ts";

export interface Poll {
  kind: PollView["kind"];
  /** In the order shown; empty unless the kind is `option`. */
  options: { id: string; text: string }[];
  /** Null: open for as long as the subject is there. */
  closesAt: Date | null;
  /** Whoever answers for the subject has switched voting off. */
  isOff: boolean;
}

export interface Subject {
  kind: SubjectKind;
  id: string;
  /** What people call it: a message's title. */
  name: string;
  /** The responsible organisation: its staff hide and show comments and settle reports. */
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

export type FoundSubject = Omit<Subject, "kind">;
interface Call {
  db: Db;
  actor: Actor;
  now: Date;
}

export interface SubjectKind {
  /** What may be done here depends on the access to it: its module, its licence level. D §3, D §4 */
  feature: Feature;
  /** The topic of the live event when something was said. */
  topic: LiveTopic;
  /** In one query where possible. null: it does not exist, or is not visible to this actor. */
  find: (call: Call, subjectId: string) => Promise<FoundSubject | null>;
  /** Part of a larger statement: whether the subject exists and is not deleted. */
  isThere: (db: Db, subjectId: Expression<string>) => Expression<SqlBool>;
}

const kinds = new Map<string, SubjectKind>();

/** By the word of each kind; called by the composition root. */
export function provideSubjects(provided: Record<string, SubjectKind>): void {
  for (const [word, kind] of Object.entries(provided)) kinds.set(word, kind);
}

type BySubject = Extract<Access, { to: "subject" }>;

/** The verdict for a route whose access depends on the kind of subject, by the actor's rights in that kind's module. */
export function subjectVerdict(
  { by, level }: BySubject,
  { feature }: Pick<SubjectKind, "feature">,
  actor: Actor,
): Verdict {
  return accessVerdict(by === "staff" ? staffFor(feature, level) : residentOrStaffFor(feature, level), actor);
}

export const moduleOf = ({ feature }: Pick<SubjectKind, "feature">): Module => features[feature].module;

/** All that were provided, by their words. */
export const subjectKinds = (): ReadonlyMap<string, SubjectKind> => kinds;

/** Throws `not_found` for a word that no capability brought. */
export const kindNamed = (word: string): SubjectKind => kinds.get(word) ?? refuse("not_found");

/** The subject that a path names. Anyone who lacks the rights in its module hears that before anything is looked up. Throws `not_found` and refusals of access. */
export async function findSubject(
  call: Call,
  access: BySubject | null,
  word: string,
  subjectId: string,
): Promise<Subject> {
  const kind = kindNamed(word);
  if (access) ensure(subjectVerdict(access, kind, call.actor));
  const found = (await kind.find(call, subjectId)) ?? refuse("not_found");
  return { kind, ...found };
}

/** The subject of something that was found by its own id: that it is there is told only to those who see the subject. Throws `not_found` and refusals of access. */
export async function findSubjectOf(
  call: Call,
  access: BySubject | null,
  row: { subjectKind: string; subjectId: string },
): Promise<Subject> {
  const subject = await findSubject(call, null, row.subjectKind, row.subjectId);
  if (access) ensure(subjectVerdict(access, subject.kind, call.actor));
  return subject;
}

/** For the log: empty when it is no longer there. */
export async function nameOfSubject(call: Call, word: string, subjectId: string): Promise<string> {
  return (await kinds.get(word)?.find(call, subjectId))?.name ?? "";
}
