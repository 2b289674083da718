/** Residents' own messages over five years: most are done, one in six is for neighbours only, every third is reacted to. */
import { dayMs, hourMs } from "@stoep/contract/kernel";
import { count, idOf, noThread, type Row, type Size, type Table } from "./rows.ts";

const newest = Date.UTC(2026, 10, 20, 12);
const kinds = [
  "alert",
  "idea",
  "alert",
  "help-request",
  "alert",
  "looking-for",
  "give-away",
  "idea",
  "borrow",
  "general",
];
const themes = ["safety", "mobility", "nature", null, "culture", "housing", null, "nuisance"];
const things = [
  "Lamp",
  "Bank",
  "Tegel",
  "Boom",
  "Vuilbak",
  "Verkeersbord",
  "Fietsenrek",
  "Speeltoestel",
  "Put",
  "Haag",
];
const states = ["stuk", "los", "vol", "scheef", "weg", "vuil", "gevaarlijk", "gezocht", "over", "te geven"];

export const arrivedAt = ({ shouts }: Size, index: number): Date =>
  new Date(newest - (shouts - index) * Math.floor((5 * 365 * dayMs) / shouts));

/** Nearly all messages that are older than two months are done. */
function statusOf(size: Size, index: number): "new" | "in-progress" | "done" {
  const isOld = newest - arrivedAt(size, index).getTime() > 60 * dayMs;
  const turn = (index * 31) % 100;
  if (turn < (isOld ? 2 : 40)) return "new";
  return turn < (isOld ? 5 : 70) ? "in-progress" : "done";
}

/** One message in a hundred has a rare word. */
const isRare = (index: number) => index % 100 === 42;

/** Internal notes of this age have been deleted. */
const isOld = (at: Date) => newest - at.getTime() > 350 * dayMs;

function shout(size: Size, index: number): Row {
  const area = (index * 7) % size.neighbourhoods;
  const author = area + size.neighbourhoods * (index % Math.floor(size.residents / size.neighbourhoods));
  const at = arrivedAt(size, index);
  const status = statusOf(size, index);
  const isShared = index % 6 !== 5;
  const [thing, state] = [things[index % 10] ?? "", states[Math.floor(index / 10) % 10] ?? ""];
  const later = new Date(at.getTime() + (1 + (index % 200)) * hourMs).toISOString();
  return [
    idOf("shout", index),
    kinds[index % kinds.length] ?? "general",
    idOf("resident", author),
    idOf("neighbourhood", area),
    idOf("organisation", 0),
    "nl",
    `${thing} ${state} in straat ${index % 5000}`,
    `Al ${1 + (index % 30)} dagen is dit zo, bij nummer ${index % 97} van de rij. Kan iemand komen kijken? ${isRare(index) ? "Er ligt ook zwerfvuil. " : ""}Kenmerk ${index}.`,
    themes[index % themes.length] ?? null,
    `Straat ${index % 5000}`,
    3.005 + (index % 40) / 1000,
    51.005,
    isShared ? "municipality" : "neighbours",
    isShared ? at.toISOString() : null,
    status,
    later,
    index % 4 === 0 ? idOf("staff", 0) : null,
    status === "done" ? later : null,
    status === "new" ? null : later,
    index % 7,
    at.toISOString(),
    status === "done" && isOld(at) ? later : null,
  ];
}

export const shoutTables: Table[] = [
  {
    name: "shout",
    columns:
      "id, kind, author_id, neighbourhood_id, organisation_id, language, title, text, theme, street, longitude, latitude, sharing, arrived_at, status, status_at, assignee_id, done_at, answered_at, followers, created_at, tidied_at",
    rows: (size) => count(size.shouts, (index) => shout(size, index)),
  },
  {
    name: "shout_moment",
    columns: "id, shout_id, kind, at, by_kind",
    rows: (size) =>
      count(size.shouts, (index) => [
        idOf("moment", index),
        idOf("shout", index),
        "written",
        arrivedAt(size, index).toISOString(),
        "author",
      ]),
  },
  {
    name: "reaction_tally",
    columns: "subject_id, kind, total",
    rows: (size) => count(Math.floor(size.shouts / 3), (index) => [idOf("shout", index * 3), "like", 1 + (index % 9)]),
  },
  {
    name: "comment_tally",
    columns: "subject_id, thread_id, total",
    rows: (size) =>
      count(Math.floor(size.shouts / 5), (index) => [idOf("shout", index * 5), noThread, 1 + (index % 4)]),
  },
];
