/**
 * Care members and helpers in the generated city, all of one organisation: every tenth member has left a note, every seventh helper is
 * away.
 */
import { dayMs } from "@stoep/contract/kernel";
import { count, idOf, type Row, type Size, type Table } from "./rows.ts";

const firstNames = ["Jeanne", "Fatma", "Willy", "Ewa", "Karim", "Lode", "Nilofar", "Rita", "Orhan", "Hugo", "Zeynep"];
const before = ["", "", "", "Van ", "De ", "Vander"];
const starts = [
  "Goet",
  "Water",
  "Call",
  "Baer",
  "Now",
  "Azz",
  "Dem",
  "Haeg",
  "Wout",
  "Dhon",
  "Ver",
  "Cla",
  "Mae",
  "Jans",
];
const ends = ["hals", "schoot", "ens", "t", "ak", "ouzi", "ir", "eputte", "eman", "ers"];
const streetStarts = [
  "Molen",
  "Kerk",
  "School",
  "Nieuw",
  "Linde",
  "Beuken",
  "Station",
  "Veld",
  "Brug",
  "Haven",
  "Toren",
  "Bloem",
];
const streetEnds = ["straat", "laan", "weg", "plein", "kaai", "dreef", "hof", "steeg", "pad", "lei"];
const nth = (list: readonly string[], turn: number) => list[turn % list.length] ?? "";
/** One in twenty has the most frequent name; the others share some 800. */
const lastName = (index: number) =>
  index % 20 === 3
    ? "Peeters"
    : `${nth(before, index)}${nth(starts, Math.floor(index / 6))}${nth(ends, Math.floor(index / 84))}`;
const street = (index: number) => {
  const turn = (index * 7919) % 1200;
  const sort = ["", "Oude ", "Nieuwe ", "Kleine ", "Grote ", "Lange ", "Korte ", "Hoge ", "Lage ", "Witte "];
  return `${nth(sort, Math.floor(turn / 120))}${nth(streetStarts, turn)}${nth(streetEnds, Math.floor(turn / 12))}`;
};
const skills = ["boodschappen", "gordijnen hangen", "rolstoel duwen", "computer", "tuin en haag", ""];
const kinds = ["neighbour", "neighbour", "neighbour", "neighbour", "organisation", "company"];
const newest = Date.UTC(2026, 10, 20, 12);

export const categories = 12;
const tags = 20;

/** Helpers are numbered after the members. */
export const memberId = (index: number) => idOf("care-person", index);
export const helperId = ({ members }: Size, index: number) => idOf("care-person", members + index);
export const areaOf = ({ neighbourhoods }: Size, person: number) => (person * 7) % neighbourhoods;

const joinedAt = (index: number) => new Date(newest - ((index * 37) % (5 * 365)) * dayMs).toISOString();
const daysFrom = (days: number) => new Date(newest + days * dayMs).toISOString().slice(0, 10);

export interface TicketCounts {
  tickets: number;
  solved: number;
  lastAt: string | null;
}

function person(size: Size, index: number, { tickets, solved, lastAt }: TicketCounts): Row {
  const isMember = index < size.members;
  const national = `047${String(1_000_000 + index).padStart(7, "0")}`;
  const isCompany = !isMember && kinds[index % kinds.length] !== "neighbour";
  return [
    idOf("care-person", index),
    idOf("organisation", 0),
    isMember || index % 20 === 0,
    joinedAt(index),
    firstNames[index % firstNames.length] ?? "",
    lastName(index),
    isCompany ? `Dienst ${index}` : "",
    `zorg${index}@example.org`,
    `+32${national.slice(1)}`,
    national,
    "nl",
    index % 5 ? "{nl,fr}" : "{tr}",
    street(index),
    String(1 + (index % 90)),
    "9000",
    "Proefstad",
    // A few kilometres from one side of the city to the other.
    3.6 + ((index * 13) % 1000) / 10_000,
    51 + ((index * 29) % 700) / 10_000,
    idOf("neighbourhood", areaOf(size, index)),
    index % 40 === 7 ? newDate(index) : null,
    tickets,
    solved,
    lastAt,
    joinedAt(index),
  ];
}
const newDate = (index: number) => new Date(newest - (index % 300) * dayMs).toISOString();

export interface HelpCounts {
  helped: number;
  lastAt: string | null;
}

function helper(size: Size, index: number, { helped, lastAt }: HelpCounts): Row {
  const at = joinedAt(size.members + index);
  const status = index % 12 === 5 ? "pending" : index % 30 === 11 ? "declined" : "accepted";
  const transport = ["car", "bike", "none", "unknown"][index % 4] ?? "car";
  return [
    helperId(size, index),
    idOf("organisation", 0),
    kinds[(size.members + index) % kinds.length] ?? "neighbour",
    status,
    at,
    at,
    skills[index % skills.length] ?? "",
    transport,
    index % 3 ? 3 + (index % 20) : null,
    index % 2 ? "{mon-morning,tue-afternoon,sat-morning}" : "{}",
    index % 3 === 0 ? 2 + (index % 6) : null,
    helped,
    lastAt,
    lastAt,
    index % 9 === 0 ? newDate(index) : null,
  ];
}

const fewTables: Table[] = [
  {
    name: "care_setting",
    columns: "organisation_id, last_number, updated_at",
    rows: (size) => count(1, () => [idOf("organisation", 0), size.tickets, daysFrom(-1000)]),
  },
  {
    name: "care_category",
    columns: "id, organisation_id, name, icon, position",
    rows: () =>
      count(categories, (index) => [
        idOf("care-category", index),
        idOf("organisation", 0),
        `Hulp ${index}`,
        "shopping",
        index,
      ]),
  },
  {
    name: "care_tag",
    columns: "id, organisation_id, name, description, colour",
    rows: () =>
      count(tags, (index) => [idOf("care-tag", index), idOf("organisation", 0), `Label ${index}`, "", "blue"]),
  },
];

export const peopleTables = (
  members: (size: Size) => (index: number) => TicketCounts,
  helpers: (size: Size) => (index: number) => HelpCounts,
): Table[] => [
  ...fewTables,
  {
    name: "care_person",
    columns:
      "id, organisation_id, is_member, joined_at, first_name, last_name, company_name, email, phone, phone_national, language, languages, street, house_number, postal_code, city, longitude, latitude, neighbourhood_id, suspended_at, tickets, solved, last_ticket_at, updated_at",
    rows: (size) => {
      const counted = members(size);
      return count(size.members + size.helpers, (index) => person(size, index, counted(index)));
    },
  },
  {
    name: "care_person_tag",
    columns: "person_id, tag_id",
    rows: (size) =>
      count(Math.floor((size.members + size.helpers) / 2), (index) => [
        idOf("care-person", index * 2),
        idOf("care-tag", (index * 3) % tags),
      ]),
  },
  {
    name: "care_note",
    columns: "id, organisation_id, person_id, text, written_by, created_at",
    rows: (size) =>
      count(Math.floor(size.members / 10), (index) => [
        idOf("care-note", index),
        idOf("organisation", 0),
        memberId(index * 10),
        `Belt graag voor ${8 + (index % 10)} uur.`,
        idOf("staff", 0),
        newDate(index),
      ]),
  },
  {
    name: "care_helper",
    columns:
      "person_id, organisation_id, kind, status, status_at, helper_since, skills, transport, radius_km, available, monthly_cap, helped, last_helped_at, last_asked_at, last_refused_at",
    rows: (size) => {
      const counted = helpers(size);
      return count(size.helpers, (index) => helper(size, index, counted(index)));
    },
  },
  {
    name: "care_helper_category",
    columns: "person_id, category_id",
    rows: (size) =>
      count(size.helpers * 2, (index) => [
        helperId(size, Math.floor(index / 2)),
        idOf("care-category", (Math.floor(index / 2) + (index % 2) * 5) % categories),
      ]),
  },
  {
    name: "care_absence",
    columns: "id, person_id, from_on, until_on",
    rows: (size) =>
      count(Math.floor(size.helpers / 7), (index) => [
        idOf("care-absence", index),
        helperId(size, index * 7),
        daysFrom((index % 60) - 30),
        daysFrom((index % 60) - 20),
      ]),
  },
  {
    name: "care_certificate",
    columns: "id, person_id, name, until_on",
    rows: (size) =>
      count(Math.floor(size.helpers / 5), (index) => [
        idOf("care-certificate", index),
        helperId(size, index * 5),
        "Uittreksel",
        daysFrom(30 + (index % 700)),
      ]),
  },
];
