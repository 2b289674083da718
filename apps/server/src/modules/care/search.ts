/**
 * Tickets, members and helpers for the search over everything, for colleagues who may open them. A hit has no contact details, so being
 * found is no row of the access log.
 */
import { helpers, people, tickets } from "@stoep/contract/care";
import { type Access, personName } from "@stoep/contract/kernel";
import { accessVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { listPeopleByWords, readsContact, viewArea } from "./people/index.ts";
import { listTicketsByWords } from "./tickets/index.ts";

type SearchTerms = readonly { typed: string; spellings: readonly string[]; slips: readonly string[] }[];

const mayOpen = (actor: Staff, { access }: { access: Access }) => accessVerdict(access, actor) === true;
const visibleKinds = (actor: Staff) => ({
  ticket: mayOpen(actor, tickets.listTickets),
  member: mayOpen(actor, people.listMembers),
  helper: mayOpen(actor, helpers.listHelpers),
});

/** A number this short is a ticket's or a house's: as a part of phone numbers it would match by chance. */
const isShortNumber = (wanted: SearchTerms) => /^\d{1,5}$/.test(wanted.map(({ typed }) => typed).join(""));

export const searcher = {
  may: (actor: Staff): boolean => Object.values(visibleKinds(actor)).some(Boolean),
  /** A number with its sign is a ticket's. */
  meant: (typed: string) => (/^#\d+$/.test(typed) ? ("ticket" as const) : null),
  async find(db: Db, actor: Staff, wanted: SearchTerms, limit: number) {
    const found = await Promise.all([findTickets(db, actor, wanted, limit), findPeople(db, actor, wanted, limit)]);
    const kinds = visibleKinds(actor);
    return found.flat().filter(({ kind }) => kinds[kind]);
  },
};

async function findTickets(db: Db, actor: Staff, wanted: SearchTerms, limit: number) {
  const words = wanted.map(({ spellings }) => spellings);
  if (words.some((spellings) => spellings.length === 0)) return [];
  const rows = await listTicketsByWords(db, actor, words, limit);
  return rows.map(({ id, number, title, createdAt, member }) => ({
    kind: "ticket" as const,
    id,
    name: title,
    language: null,
    at: createdAt,
    detail: [`#${number}`, member].filter(Boolean).join(" · "),
  }));
}

async function findPeople(db: Db, actor: Staff, wanted: SearchTerms, limit: number) {
  if (isShortNumber(wanted)) return [];
  const reader = { organisationId: actor.organisation.id, readsContact: readsContact(actor) };
  const rows = await listPeopleByWords(db, reader, wanted, limit);
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    name: personName(row),
    language: null,
    at: null,
    detail: viewArea(row) || null,
  }));
}
