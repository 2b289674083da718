/**
 * What can be discussed. Later capabilities own the subjects and provide their kinds: how to find one, and which licence
 * feature decides who may take part.
 */
import type { PollView } from "@stoep/contract/conversations";
import { type Feature, features, residentOrStaffFor, staffFor } from "@stoep/contract/features";
import type { Access, LiveTopic, Module, Verdict } from "@stoep/contract/kernel";
import type { Expression, SqlBool } from "kysely";
import { accessVerdict } from "#kernel/access.ts";
import type { Actor } from "#kernel/actor.ts";
import type { NetworkCall, StaffCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import type { Audience } from "#kernel/live.ts";
import { gatherByName, type Provided } from "#kernel/provided.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import type { ReaderQuery } from "#modules/notifications/index.ts";

export interface Poll {
  kind: PollView["kind"];
  /** In the order shown; empty unless the kind is `option`. */
  options: { id: string; text: string }[];
  /** null: open for as long as the subject exists. */
  closesAt: Date | null;
  /** The responsible organisation has switched voting off. */
  isOff: boolean;
}

export interface Subject {
  kind: SubjectKind;
  /** The kind's name. */
  word: string;
  id: string;
  /** Its name for people, such as a message's title. */
  name: string;
  /** The responsible organisation: its staff hide and show comments and settle reports. */
  organisationId: string;
  organisationName: string;
  /** One thread for all, or one for each neighbourhood. D §6 */
  threads: "one" | "per-neighbourhood";
  /** The neighbourhoods it reaches; empty: all. */
  neighbourhoodIds: string[];
  /** Who wrote it; `residentId`: as a resident. */
  author: { accountId: string | null; residentId: string | null };
  /** Comments are off. */
  isClosed: boolean;
  poll: Poll | null;
  announceTo: Audience;
}

export type FoundSubject = Omit<Subject, "kind" | "word">;
interface SubjectCall extends SubjectScope {
  db: Db;
  actor: Actor;
  now: Date;
}

export interface SubjectKind {
  /** Decides who may take part, by module and licence level. D §3, D §4 */
  feature: Feature;
  /** The topic of the live event for new conversation. */
  topic: LiveTopic;
  /** In one query where possible. null: it does not exist, or is not visible to this actor. */
  find: (call: SubjectCall, subjectId: string) => Promise<FoundSubject | null>;
  /** Part of a larger statement: whether the subject exists and is not deleted. */
  isThere: (db: Db, subjectId: Expression<string>) => Expression<SqlBool>;
  /** Part of a larger statement: its name, and the text of a poll's option; null for other ids. */
  nameOf: (db: Db, subjectId: Expression<string>) => Expression<string | null>;
  optionOf: (db: Db, subjectId: Expression<string>, optionId: Expression<string | null>) => Expression<string | null>;
  /** The subject's name is text by a resident, which the log does not keep. */
  isPersonal?: true;
  /** The resident who wrote the subject, to be told of comments and reactions; nobody for an organisation's subject. */
  authorOf?: (db: Db, subjectId: string) => ReaderQuery;
  /** Called after a comment, in its transaction, to send notices. `answers`: the resident whose comment it answers. */
  commented?: (
    call: NetworkCall,
    subject: Subject,
    comment: { id: string; text: string; answers: string | null },
  ) => Promise<void>;
  /** Part of a larger statement: the content that staff decide about. null: it no longer exists. */
  judgedOf: (db: Db, subjectId: Expression<string>) => Expression<JudgedContent | null>;
  /** How staff hide and show the subject, or (`remove`) remove it in its own way. Without either it can only be kept. D §8 */
  moderation?: {
    /** Locks the subject, so that reports made at the same moment are counted one after the other. */
    hold?: (db: Tx, subject: SubjectKey) => Promise<void>;
    hide?: (
      call: NetworkCall,
      subject: SubjectKey,
      hiding: { because: "staff" | "reports"; reason: string },
    ) => Promise<void>;
    /** Shows the subject again if this decision hid it. */
    show?: (
      call: NetworkCall,
      subject: SubjectKey,
      why: { because: "staff" | "reports"; isTold: boolean },
    ) => Promise<void>;
    /** Empties a deleted subject, when nobody can appeal any more. */
    empty?: (db: Tx, subject: SubjectKey, now: Date) => Promise<void>;
    remove?: (call: StaffCall, subject: SubjectKey) => Promise<void>;
  };
}

/** Texts are empty where staff may not read them; `html` instead of `text` if it is formatted. */
export interface JudgedContent {
  title: string;
  text?: string;
  html?: string;
  state: "visible" | "hidden" | "reported";
}

type SubjectKey = Pick<Subject, "id" | "organisationId">;

/** The kinds of subjects of all capabilities. */
export type SubjectKinds = ReadonlyMap<string, SubjectKind>;
export type SubjectScope = { provided: Pick<Provided, "subjects"> };

declare module "#kernel/provided.ts" {
  interface Provides {
    /** The kinds of subjects of conversation, by name. */
    subjects?: Readonly<Record<string, SubjectKind>>;
  }
  interface Provided {
    subjects: SubjectKinds;
  }
}

/** Throws if two capabilities have a kind of the same name. */
export const gatherSubjects = (all: readonly Readonly<Record<string, SubjectKind>>[]): SubjectKinds =>
  gatherByName("subject", all);

type SubjectAccess = Extract<Access, { to: "subject" }>;

/** The verdict for a route whose access depends on the kind of subject, by the actor's rights in that kind's module. */
export function subjectVerdict(
  { by, level }: SubjectAccess,
  { feature }: Pick<SubjectKind, "feature">,
  actor: Actor,
): Verdict {
  return accessVerdict(by === "staff" ? staffFor(feature, level) : residentOrStaffFor(feature, level), actor);
}

export const moduleOf = ({ feature }: Pick<SubjectKind, "feature">): Module => features[feature].module;

/** Refuses with `not_found` for a kind that no capability provides. */
export const kindNamed = ({ provided }: SubjectScope, word: string): SubjectKind =>
  provided.subjects.get(word) ?? refuse("not_found");

/**
 * The subject that a path names. Rights in its module are checked before anything is looked up.
 * Refuses with `not_found`, or with the reason why access is denied.
 */
export async function findSubject(
  call: SubjectCall,
  access: SubjectAccess | null,
  word: string,
  subjectId: string,
): Promise<Subject> {
  const kind = kindNamed(call, word);
  if (access) ensure(subjectVerdict(access, kind, call.actor));
  const found = (await kind.find(call, subjectId)) ?? refuse("not_found");
  return { kind, word, ...found };
}

/**
 * The subject of something that was found by its own id, so that only people who can see the subject learn that it exists.
 * Refuses with `not_found`, or with the reason why access is denied.
 */
export async function findSubjectOf(
  call: SubjectCall,
  access: SubjectAccess | null,
  row: { subjectKind: string; subjectId: string },
): Promise<Subject> {
  const subject = await findSubject(call, null, row.subjectKind, row.subjectId);
  if (access) ensure(subjectVerdict(access, subject.kind, call.actor));
  return subject;
}
