/** Activities with registrations, vacancies with applications, and alerts with follow-ups. */
import { dayMs, hourMs } from "@stoep/contract/kernel";
import {
  firstOfLine,
  idOf,
  isRecent,
  kindOf,
  neighbourhoodsOfPost,
  publishedAt,
  type Row,
  type Size,
  type Table,
} from "./rows.ts";

const [dates, parties, applications] = [8, 12, 8];

/** Columns of a post: kind, type, visibility, follows_id, follow_up. One in ten is on the public page too. */
export function fieldsOfKind(post: number): Row {
  const kind = kindOf(post);
  const visibility = post % 10 === 1 || post % 30 === 4 ? "public-page" : "everyone";
  if (kind !== "alert") return [kind, "standard", visibility, null, null];
  const first = firstOfLine(post);
  if (first === post) return ["message", "urgent", visibility, null, null];
  return ["message", "urgent", visibility, idOf("post", first), post - first === 200 ? "update" : "resolved"];
}

function* postsOf(size: Size, kind: ReturnType<typeof kindOf>): Generator<number> {
  for (let post = 0; post < size.posts; post++) if (kindOf(post) === kind) yield post;
}

/** Every fourth activity is a series of eight weeks; two out of five have room for twenty. */
const isSeries = (post: number) => Math.floor(post / 10) % 4 === 0;
const capacityOf = (post: number) => (Math.floor(post / 10) % 5 < 2 ? 20 : null);

/** From seven to nine in the evening, two weeks after publishing, then every week. */
function startsOf(size: Size, post: number): Date[] {
  const published = new Date(publishedAt(size, post)).getTime();
  const first = Math.floor(published / dayMs) * dayMs + 14 * dayMs + 18 * hourMs;
  return Array.from({ length: isSeries(post) ? dates : 1 }, (_, week) => new Date(first + week * 7 * dayMs));
}

function activity(size: Size, post: number): Row {
  const starts = startsOf(size, post).map((start) => start.toISOString().slice(0, 10));
  const [first = "", last = ""] = [starts[0], starts.at(-1)];
  return [
    idOf("post", post),
    first,
    "19:00",
    first,
    "21:00",
    ...(isSeries(post) ? ["weekly", last] : ["never", null]),
    "Dorpsplein 1",
    3.005,
    51.005,
    true,
    capacityOf(post),
    0,
  ];
}

interface Party {
  resident: number;
  people: number;
  state: "coming" | "waiting";
}

/** Residents of the neighbourhoods that it was sent to, with the people they bring; once it is full they go on the waiting list. */
function partiesOf(size: Size, post: number, week: number): Party[] {
  const areas = neighbourhoodsOfPost(size, post);
  const perArea = Math.floor(size.residents / size.neighbourhoods);
  const room = capacityOf(post) ?? Number.POSITIVE_INFINITY;
  let coming = 0;
  return Array.from({ length: parties }, (_, nth) => {
    const people = 1 + (nth % 3);
    const fits = coming + people <= room;
    if (fits) coming += people;
    const neighbour = (post + week * parties + nth) % perArea;
    const resident = neighbour * size.neighbourhoods + (areas[nth % areas.length] ?? 0);
    return { resident, people, state: fits ? "coming" : "waiting" };
  });
}

const sumOf = (all: readonly Party[], state: Party["state"]) =>
  all.reduce((sum, party) => sum + (party.state === state ? party.people : 0), 0);

const dateId = (post: number, week: number) => idOf("date", post * dates + week);

function* datesOf(size: Size): Generator<Row> {
  for (const post of postsOf(size, "activity"))
    for (const [week, start] of startsOf(size, post).entries()) {
      const all = partiesOf(size, post, week);
      const end = new Date(start.getTime() + 2 * hourMs);
      yield [
        dateId(post, week),
        idOf("post", post),
        start.toISOString(),
        end.toISOString(),
        false,
        sumOf(all, "coming"),
        sumOf(all, "waiting"),
        parties + 1,
      ];
    }
}

function* attendanceRows(size: Size): Generator<Row> {
  for (const post of postsOf(size, "activity"))
    for (const [week, start] of startsOf(size, post).entries()) {
      if (!isRecent(start)) continue;
      for (const [nth, { resident, people, state }] of partiesOf(size, post, week).entries())
        yield [dateId(post, week), idOf("resident", resident), people, state, nth + 1, publishedAt(size, post)];
    }
}

function vacancy(size: Size, post: number): Row {
  const until = new Date(new Date(publishedAt(size, post)).getTime() + 30 * dayMs).toISOString().slice(0, 10);
  return [
    idOf("post", post),
    "Dorpsplein 1",
    3.005,
    51.005,
    "recurring",
    4,
    "hours",
    "Ada",
    "Proef",
    "editor@proefstad.example",
    "",
    until,
    "",
  ];
}

function* applicationRows(size: Size): Generator<Row> {
  for (const post of postsOf(size, "vacancy")) {
    const moment = publishedAt(size, post);
    if (!isRecent(new Date(moment))) continue;
    const [area = 0] = neighbourhoodsOfPost(size, post);
    for (let nth = 0; nth < applications; nth++) {
      const resident = nth * size.neighbourhoods + area;
      yield [
        idOf("application", post * applications + nth),
        idOf("post", post),
        idOf("resident", resident),
        idOf("organisation", 0),
        "Buur",
        `Nummer ${resident}`,
        `buur${resident}@example.org`,
        "",
        "",
        "Ik help graag in de wijk.",
        moment,
        moment,
        nth % 2 ? "new" : "in-contact",
        moment,
        "",
      ];
    }
  }
}

function* rowsOf(size: Size, kind: ReturnType<typeof kindOf>, row: (size: Size, post: number) => Row): Generator<Row> {
  for (const post of postsOf(size, kind)) yield row(size, post);
}

export const kindTables: Table[] = [
  {
    name: "post_activity",
    columns:
      "post_id, from_day, from_time, until_day, until_time, repeat, repeat_until, address, longitude, latitude, has_registration, capacity, closes_hours_before",
    rows: (size) => rowsOf(size, "activity", activity),
  },
  {
    name: "activity_date",
    columns: "id, post_id, starts_at, ends_at, is_open_ended, coming, waiting, next_turn",
    rows: datesOf,
  },
  { name: "attendance", columns: "date_id, resident_id, people, state, turn, said_at", rows: attendanceRows },
  {
    name: "post_vacancy",
    columns:
      "post_id, address, longitude, latitude, engagement, duration, duration_unit, contact_first_name, contact_last_name, contact_email, contact_phone, apply_until, subscription_url",
    rows: (size) => rowsOf(size, "vacancy", vacancy),
  },
  {
    name: "vacancy_application",
    columns:
      "id, post_id, resident_id, organisation_id, first_name, last_name, email, phone, address, motivation, created_at, updated_at, state, state_at, note",
    rows: applicationRows,
  },
];
