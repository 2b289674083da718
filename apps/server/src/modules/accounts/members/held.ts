/**
 * What a member handles for their organisation, such as residents' messages and drafts. It is theirs only while they are a member:
 * when the membership ends it goes to a colleague, or to nobody, in the same transaction. Capabilities provide the kinds.
 */
import type { HeldThings } from "@stoep/contract/accounts";
import { heldThingsNamed } from "@stoep/contract/accounts";
import type { Language, NamedReference } from "@stoep/contract/kernel";
import type { AliasableExpression } from "kysely";
import { v7 as newId } from "uuid";
import type { NoticeScope } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import type { Provided } from "#kernel/provided.ts";
import { refuse, refuseWith } from "#kernel/refuse.ts";
import type { Translations } from "#kernel/texts.ts";
import { notifyPeople } from "#modules/notifications/index.ts";
import { selectMembersAmong } from "./store/held.ts";

/** Whose membership of which organisation ends. */
export interface Leaver {
  accountId: string;
  name: string;
  email: string;
  organisationId: string;
}

export interface HandoverScope extends NoticeScope {
  /** Who removes the member, which may be the member. */
  accountId: string;
}

/** One kind of thing that a member may handle. */
export interface HeldKind {
  /** Capability and things: "shouts.assigned". */
  kind: string;
  label: Translations;
  /** `table.column`: where the database says who has it. */
  columns: readonly string[];
  /** What the leaver has of it, with the names that every owner may read. */
  things: (db: Db, leaver: Leaver, now: Date) => AliasableExpression<{ id: string; name: string }>;
  /** Who may have it, by name. */
  takers: (db: Db, organisationId: string) => Promise<NamedReference[]>;
  /** null: to nobody. */
  handOver: (scope: HandoverScope, leaver: Leaver, to: NamedReference | null) => Promise<void>;
}

/** What says something about the member alone, and goes with the membership. */
export interface OwnOfMember {
  columns: readonly string[];
  end: (scope: HandoverScope, leaver: Leaver) => Promise<void>;
}

declare module "#kernel/provided.ts" {
  interface Provides {
    /** What members may handle for the organisation. */
    heldBy?: readonly HeldKind[];
    endsWithMember?: readonly OwnOfMember[];
  }
  interface Provided {
    heldBy: readonly HeldKind[];
    endsWithMember: readonly OwnOfMember[];
  }
}

interface HeldScope {
  db: Db;
  now: Date;
  provided: Pick<Provided, "heldBy">;
}

/** Kinds of which the member has nothing are left out; of `lost` ones, also those that the member may have. */
export async function listHeldThings(
  { db, now, provided }: HeldScope,
  leaver: Leaver,
  language: Language,
  which: "all" | "lost" = "all",
): Promise<HeldThings[]> {
  const held: HeldThings[] = [];
  for (const { kind, label, things, takers } of provided.heldBy) {
    const able = await takers(db, leaver.organisationId);
    const colleagues = able.filter(({ id }) => id !== leaver.accountId);
    if (which === "lost" && colleagues.length < able.length) continue;
    const total = await countThings(db, things(db, leaver, now));
    if (total === 0) continue;
    const named = await db
      .selectFrom(things(db, leaver, now).as("held"))
      .select(["held.id", "held.name"])
      .orderBy("held.name")
      .orderBy("held.id")
      .limit(heldThingsNamed)
      .execute();
    held.push({ kind, label: label[language], total, things: named, takers: colleagues });
  }
  return held;
}

async function countThings(db: Db, things: ReturnType<HeldKind["things"]>): Promise<number> {
  const { total } = await db
    .selectFrom(things.as("held"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Refuses with `handover_unconfirmed` and what the changed member loses, unless something was chosen for each kind of it. */
export async function ensureHandedOver(
  scope: HeldScope,
  member: Leaver,
  language: Language,
  choices: ReadonlyMap<string, string>,
): Promise<void> {
  const lost = await listHeldThings(scope, member, language, "lost");
  if (lost.some(({ kind }) => !choices.has(kind))) refuseWith("handover_unconfirmed", lost);
}

/**
 * Hands over what the member may not have any more, or leaves it to nobody, and tells the colleagues who get it or may take it. The
 * membership must be deleted or changed before, so that nothing more is assigned to it. `choices`: for each kind the account that gets it; "": nobody. Returns how many things
 * were handed over and left. Refuses with `changed_meanwhile` if the chosen colleague may not have it any more.
 */
export async function releaseHeld(
  scope: HandoverScope,
  leaver: Leaver,
  choices: ReadonlyMap<string, string> = new Map(),
): Promise<{ handedOver: number; left: number }> {
  const kinds = scope.provided.heldBy.map(({ kind }) => kind);
  if ([...choices.keys()].some((kind) => !kinds.includes(kind))) refuse("changed_meanwhile");
  const given = new Set<string>();
  const concerned = new Set<string>();
  const count = { handedOver: 0, left: 0 };
  for (const held of scope.provided.heldBy) {
    const { total, to, colleagues } = await release(scope, leaver, held, choices.get(held.kind));
    count[to ? "handedOver" : "left"] += total;
    if (total === 0) continue;
    if (to) given.add(to.id);
    else for (const { id } of colleagues) concerned.add(id);
  }
  await tell(scope, leaver, "handedOver", given);
  await tell(scope, leaver, "leftBehind", concerned);
  return count;
}

async function release(scope: HandoverScope, leaver: Leaver, kind: HeldKind, chosen: string | undefined) {
  const { db, now } = scope;
  const colleagues = await kind.takers(db, leaver.organisationId);
  if (colleagues.some(({ id }) => id === leaver.accountId)) return { total: 0, to: null, colleagues };
  const total = await countThings(db, kind.things(db, leaver, now));
  const to = !chosen ? null : (colleagues.find(({ id }) => id === chosen) ?? refuse("changed_meanwhile"));
  await kind.handOver(scope, leaver, to);
  return { total, to, colleagues };
}

/** The same for a membership that was deleted, with what goes with it. */
export async function releaseAll(...of: Parameters<typeof releaseHeld>): ReturnType<typeof releaseHeld> {
  const [scope, leaver] = of;
  const count = await releaseHeld(...of);
  for (const { end } of scope.provided.endsWithMember) await end(scope, leaver);
  return count;
}

/** Not the person who removed the member: they have just decided it. */
async function tell(
  scope: HandoverScope,
  { accountId, name, organisationId }: Leaver,
  what: "handedOver" | "leftBehind",
  accountIds: ReadonlySet<string>,
): Promise<void> {
  const others = [...accountIds].filter((id) => id !== scope.accountId);
  if (others.length === 0) return;
  await notifyPeople(scope, {
    kind: `accounts.${what}`,
    eventId: newId(),
    object: null,
    actor: { accountId, name },
    details: {},
    readers: selectMembersAmong(scope.db, organisationId, others),
  });
}
