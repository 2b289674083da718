/** The help desk with as many tickets, members and helpers as a large organisation has after five years. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { type City, openCity, request, serve } from "./city.ts";
import { medians } from "./feed-load.ts";
import { generate } from "./generate.ts";
import { signIn } from "./people.ts";
import { idOf, type Size, sizeOf } from "./rows.ts";

type Times = [one: number, other: number];

/** Milliseconds, medians unless it says otherwise. */
export interface CareTimes {
  size: Size;
  fewTickets: number;
  /** The first page of tickets without and with each filter. */
  filters: { name: string; times: Times }[];
  /** A person by email address, which is a key, and people by typed text. */
  people: { name: string; times: Times }[];
  /** Candidates for a ticket: each time, and the median compared with an organisation that has few past tickets. */
  candidates: number[];
  ranked: Times;
  /** The same for an organisation with a tenth of the helpers: each time. */
  fewHelpers: number[];
  /** Statistics of a year: each time. */
  year: number[];
}

const rounds = 60;

/** One filter of each kind, and the usual combinations. */
const filters: Record<string, string> = {
  "not solved": "states=open&states=looking&states=waiting&states=planned&states=in-progress&states=executed",
  ...Object.fromEntries(["open", "waiting", "solved", "revoked"].map((state) => [state, `states=${state}`])),
  "two states": "states=looking&states=planned",
  mine: "assignee=me",
  "assigned to nobody": "assignee=nobody",
  "not solved, mine":
    "states=open&states=looking&states=waiting&states=planned&states=in-progress&states=executed&assignee=me",
  "solved, assigned to nobody": "states=solved&assignee=nobody",
  "a category": `categoryId=${idOf("care-category", 3)}`,
  "a neighbourhood": `neighbourhoodId=${idOf("neighbourhood", 7)}`,
  "a category in a neighbourhood": `categoryId=${idOf("care-category", 3)}&neighbourhoodId=${idOf("neighbourhood", 7)}`,
  "open of a category": `states=open&categoryId=${idOf("care-category", 3)}`,
  "a member": `memberId=${idOf("care-person", 4)}`,
  "a helper": `helperId=${idOf("care-person", 20_000)}`,
  "a number": "search=%2312345",
  "a frequent word": "search=boodschappen",
  "a word of one ticket in a hundred": "search=parkiet",
  "a rare word": "search=49321",
  "a word that no ticket has": "search=xylofoon",
};

/** Each of these finds somebody. */
const typed: Record<string, string> = {
  "a part of a name": "waterschoo",
  "first and last name": "jeanne waterschoot",
  "the most frequent name": "peeters",
  "three letters that many have": "wat",
  "a part of a number": "0471 01 23",
  "a street and a house number": "molenstraat 5",
  "a name and a street": "rita molenstraat",
};

export async function compareCare(few: City, many: City, small: City): Promise<CareTimes> {
  const tickets =
    (query = "") =>
    () =>
      request(many, `/api/care/ticket/all?${query}`);
  const [lists, people]: [CareTimes["filters"], CareTimes["people"]] = [[], []];
  for (const [name, query] of Object.entries(filters))
    lists.push({ name, times: await medians(tickets(), tickets(query), rounds) });
  const byKey = () =>
    request(many, `/api/care/person/same?email=zorg${Math.floor(Math.random() * many.size.members)}@example.org`);
  for (const [name, words] of Object.entries(typed))
    people.push({
      name,
      times: await medians(
        byKey,
        () => request(many, `/api/care/user/all?search=${encodeURIComponent(words)}`),
        rounds,
      ),
    });
  return {
    size: many.size,
    fewTickets: few.size.tickets,
    filters: lists,
    people,
    candidates: await timesOf(() => candidates(many), 100),
    ranked: await medians(
      () => candidates(few),
      () => candidates(many),
      rounds,
    ),
    fewHelpers: await timesOf(() => candidates(small), 100),
    year: await timesOf(() => request(many, "/api/care/statistics?period=last-year"), 30),
  };
}

/** For one of the latest tickets, a different one each time. */
const candidates = (city: City) =>
  request(
    city,
    `/api/care/ticketstate/${idOf("care-ticket", city.size.tickets - 1 - Math.floor(Math.random() * 400))}/suppliers`,
  );

async function timesOf(work: () => Promise<unknown>, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const began = performance.now();
    await work();
    found.push(performance.now() - began);
  }
  return found.sort((one, other) => one - other);
}

/** A city of few posts and residents, with the full care data; and one whose organisation has fewer past tickets. */
export async function measureCare(scale: number, tell: (line: string) => void): Promise<CareTimes> {
  const { members, helpers, tickets } = sizeOf(scale);
  const size: Size = {
    ...sizeOf(scale / 50),
    neighbourhoods: 100,
    residents: 2000,
    shouts: 1000,
    members,
    helpers,
    tickets,
  };
  const folder = join(process.cwd(), ".stoep", `bench-care-${scale}`);
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded({ folder });
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    const databases = openDatabase(postgres.ownerUrl, { max: 2 });
    await generate(databases, postgres.ownerUrl, size, tell);
    await databases.close();
    const { origin, stop } = await serve(postgres, { port: 4696, folder });
    stops.unshift(stop);
    const [editor = ""] = await signIn(postgres.ownerUrl, origin, [idOf("staff", 0)], "dashboard");
    const few = await openCity(postgres, {
      name: "few_tickets",
      size: { ...size, tickets: Math.ceil(tickets / 20) },
      port: 4697,
      folder,
    });
    stops.unshift(few.stop);
    const small = await openCity(postgres, {
      name: "few_helpers",
      size: { ...size, helpers: Math.ceil(helpers / 10), tickets: Math.ceil(tickets / 10) },
      port: 4699,
      folder,
    });
    stops.unshift(small.stop);
    return await compareCare(few, { origin, editor, size }, small);
  } finally {
    for (const stop of stops) await stop();
  }
}
