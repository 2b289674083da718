/** Care tickets over five years: nearly all that are older than two months are solved, one in twenty-five is confidential. */
import { dayMs, hourMs } from "@stoep/contract/kernel";
import { areaOf, categories, helperId, memberId, peopleTables } from "./care-people-tables.ts";
import { count, idOf, noThread, type Row, type Size, type Table } from "./rows.ts";

const newest = Date.UTC(2026, 10, 20, 12);
const needs = ["Boodschappen", "Gordijnen", "Vervoer", "Tuin", "Gezelschap", "Computer", "Hond uitlaten", "Formulier"];
const why = ["na een operatie", "deze week", "voor een feest", "op zaterdag", "met een rolstoel", "dringend"];

type State = "open" | "looking" | "waiting" | "planned" | "in-progress" | "executed" | "solved" | "revoked";
const running: State[] = ["open", "open", "looking", "waiting", "planned", "in-progress", "executed", "solved"];

const createdAt = ({ tickets }: Size, index: number) =>
  newest - (tickets - index) * Math.floor((5 * 365 * dayMs) / tickets);
const isOld = (at: number) => newest - at > 60 * dayMs;
const stateOf = (size: Size, index: number): State => {
  const turn = (index * 31) % 100;
  if (isOld(createdAt(size, index))) return turn < 1 ? "open" : turn < 10 ? "revoked" : "solved";
  return running[turn % running.length] ?? "open";
};
const hasHelper = (state: State) => state !== "open" && state !== "looking" && state !== "revoked";
const isSecret = (index: number) => index % 25 === 13;

/** Some people ask often, and some helpers help the same person again. */
const memberOf = ({ members }: Size, index: number) => (Math.floor(index / 4) * 7919 + (index % 2)) % members;
const helperOf = ({ helpers }: Size, index: number) => (Math.floor(index / 4) * 6101) % helpers;
/** The editor has a third; the rest is divided over six others, or unassigned. */
function assigneeOf(size: Size, index: number): string | null {
  if (stateOf(size, index) === "open") return index % 3 ? null : idOf("staff", 0);
  return index % 3 ? idOf("account", index % 6) : idOf("staff", 0);
}

function ticket(size: Size, index: number): Row {
  const state = stateOf(size, index);
  const at = createdAt(size, index);
  const [later, end] = [new Date(at + (30 + (index % 300)) * hourMs), new Date(at + (32 + (index % 300)) * hourMs)];
  const hasDay = state === "planned" || state === "in-progress" || state === "executed" || state === "solved";
  const [need, reason] = [needs[index % needs.length] ?? "", why[Math.floor(index / 8) % why.length] ?? ""];
  return [
    idOf("care-ticket", index),
    idOf("organisation", 0),
    index + 1,
    memberId(memberOf(size, index)),
    idOf("care-category", (index * 5) % categories),
    `${need} ${reason}, vraag ${index}`,
    `Graag hulp bij ${need.toLowerCase()}. ${index % 100 === 42 ? "Er is ook een parkiet. " : ""}Kenmerk ${index}.`,
    state,
    later.toISOString(),
    assigneeOf(size, index),
    hasHelper(state) ? helperId(size, helperOf(size, index)) : null,
    idOf("neighbourhood", areaOf(size, memberOf(size, index))),
    hasDay ? later.toISOString() : null,
    hasDay ? end.toISOString() : null,
    index % 6 === 0,
    index % 20 === 3 ? new Date(at + 14 * dayMs).toISOString().slice(0, 10) : null,
    isSecret(index),
    "staff",
    state === "revoked" ? "no-longer-needed" : null,
    hasHelper(state) ? new Date(at + 20 * hourMs).toISOString() : null,
    state === "solved" ? end.toISOString() : null,
    new Date(at).toISOString(),
    later.toISOString(),
  ];
}

interface Sum {
  total: number;
  lastAt: string | null;
}

/** How often each key occurs, and when it last did. */
function sums(size: Size, keyOf: (index: number, state: State) => string | number | null): Map<string | number, Sum> {
  const found = new Map<string | number, Sum>();
  for (let index = 0; index < size.tickets; index++) {
    const key = keyOf(index, stateOf(size, index));
    if (key === null) continue;
    const lastAt = new Date(createdAt(size, index)).toISOString();
    found.set(key, { total: (found.get(key)?.total ?? 0) + 1, lastAt });
  }
  return found;
}
const none: Sum = { total: 0, lastAt: null };

const members = (size: Size) => {
  const asked = sums(size, (index) => (isSecret(index) ? null : memberOf(size, index)));
  const solved = sums(size, (index, state) => (isSecret(index) || state !== "solved" ? null : memberOf(size, index)));
  return (index: number) => {
    const { total, lastAt } = asked.get(index) ?? none;
    return { tickets: total, solved: (solved.get(index) ?? none).total, lastAt };
  };
};
const helpers = (size: Size) => {
  const helped = sums(size, (index, state) => (state === "solved" ? helperOf(size, index) : null));
  return (index: number) => {
    const { total, lastAt } = helped.get(index) ?? none;
    return { helped: total, lastAt };
  };
};

function* duos(size: Size): Generator<Row> {
  const pairs = sums(size, (index, state) =>
    state === "solved" ? `${helperOf(size, index)} ${memberOf(size, index)}` : null,
  );
  for (const [key, { total, lastAt }] of pairs) {
    const [helper, member] = String(key).split(" ").map(Number);
    yield [helperId(size, helper ?? 0), memberId(member ?? 0), idOf("organisation", 0), total, lastAt];
  }
}

function* loads(size: Size): Generator<Row> {
  const months = sums(size, (index, state) =>
    hasHelper(state)
      ? `${helperOf(size, index)} ${new Date(createdAt(size, index)).toISOString().slice(0, 7)}-01`
      : null,
  );
  for (const [key, { total }] of months) {
    const [helper = "0", month = ""] = String(key).split(" ");
    yield [helperId(size, Number(helper)), month, total];
  }
}

function* tally(size: Size): Generator<Row> {
  const states = sums(size, (index, state) => `${state} ${assigneeOf(size, index) ?? noThread} ${isSecret(index)}`);
  for (const [key, { total }] of states) yield [idOf("organisation", 0), ...String(key).split(" "), total];
}

function* hours(size: Size): Generator<Row> {
  for (let index = 0; index < size.tickets; index++) {
    if (stateOf(size, index) !== "solved") continue;
    const onDay = new Date(createdAt(size, index) + 30 * hourMs).toISOString();
    yield [
      idOf("care-entry", index),
      idOf("organisation", 0),
      helperId(size, helperOf(size, index)),
      idOf("care-ticket", index),
      onDay.slice(0, 10),
      30 + (index % 8) * 15,
      idOf("staff", 0),
      onDay,
    ];
  }
}

/** Two helpers are asked for each ticket; in a ticket with a helper, the first one accepted. */
function candidate(size: Size, index: number): Row {
  const [of, turn] = [Math.floor(index / 2), index % 2];
  const at = createdAt(size, of) + hourMs;
  const state = turn === 0 && hasHelper(stateOf(size, of)) ? "confirmed" : "not-interested";
  return [
    idOf("care-candidate", index),
    idOf("care-ticket", of),
    helperId(size, (helperOf(size, of) + turn) % size.helpers),
    state,
    "mail",
    new Date(at + 7 * dayMs).toISOString(),
    new Date(at).toISOString(),
    idOf("staff", 0),
  ];
}

export const careTables: Table[] = [
  ...peopleTables(members, helpers),
  {
    name: "care_ticket",
    columns:
      "id, organisation_id, number, member_id, category_id, title, description, state, state_at, assignee_id, helper_id, neighbourhood_id, starts_at, ends_at, needs_car, deadline_on, is_confidential, source, revoked_because, matched_at, solved_at, created_at, updated_at",
    rows: (size) => count(size.tickets, (index) => ticket(size, index)),
  },
  {
    name: "care_ticket_moment",
    columns: "id, ticket_id, kind, at, by_account",
    rows: (size) =>
      count(size.tickets * 3, (index) => [
        idOf("care-moment", index),
        idOf("care-ticket", Math.floor(index / 3)),
        index % 3 ? "note" : "created",
        new Date(createdAt(size, Math.floor(index / 3)) + (index % 3) * hourMs).toISOString(),
        idOf("staff", 0),
      ]),
  },
  { name: "care_ticket_tally", columns: "organisation_id, state, assignee_id, is_confidential, total", rows: tally },
  { name: "care_helper_load", columns: "helper_id, month, tasks", rows: loads },
  { name: "care_duo", columns: "helper_id, member_id, organisation_id, solved, last_at", rows: duos },
  {
    name: "care_entry",
    columns: "id, organisation_id, helper_id, ticket_id, on_day, minutes, written_by, created_at",
    rows: hours,
  },
  {
    name: "care_candidate",
    columns: "id, ticket_id, helper_id, state, channel, expires_at, asked_at, asked_by",
    rows: (size) => count(size.tickets * 2, (index) => candidate(size, index)),
  },
  {
    name: "public.reading",
    columns: "id, at, network_id, organisation_id, account_id, reader_name, person_ids, what, address, module",
    rows: (size) =>
      count(size.tickets, (index) => [
        idOf("care-reading", index),
        new Date(createdAt(size, index)).toISOString(),
        idOf("network", 0),
        idOf("organisation", 0),
        idOf("staff", 0),
        "Ada Proef",
        `{${memberId(memberOf(size, index))}}`,
        "file",
        "127.0.0.1",
        "care",
      ]),
  },
];
