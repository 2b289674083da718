/** The generated city, row by row, from counters and a seeded generator, so that every run gives the same city. */
import { dayMs } from "@stoep/contract/kernel";

/** The city's size. `scale` 1 is the size in docs/performance.md. */
export interface Size {
  neighbourhoods: number;
  streetsPerNeighbourhood: number;
  residents: number;
  posts: number;
  neighbourhoodsPerPost: number;
  reactions: number;
  comments: number;
  views: number;
  /** Residents’ own messages. */
  shouts: number;
  /** Of care, all in one organisation. */
  members: number;
  helpers: number;
  tickets: number;
  /** Of participation, all of one organisation. */
  projects: number;
  ideas: number;
}

export function sizeOf(scale: number): Size {
  const part = (whole: number, least: number) => Math.max(least, Math.round(whole * scale));
  return {
    neighbourhoods: part(500, 10),
    streetsPerNeighbourhood: 10,
    residents: part(200_000, 200),
    posts: part(100_000, 100),
    neighbourhoodsPerPost: 5,
    reactions: part(2_000_000, 2000),
    comments: part(500_000, 500),
    views: part(2_000_000, 2000),
    shouts: part(200_000, 1000),
    members: part(20_000, 1000),
    helpers: part(10_000, 1000),
    tickets: part(50_000, 2000),
    projects: part(1000, 20),
    ideas: part(100_000, 2000),
  };
}

const kinds = [
  "network",
  "organisation",
  "staff",
  "neighbourhood",
  "street",
  "household",
  "account",
  "resident",
  "post",
  "file",
  "comment",
  "membership",
  "licence",
  "date",
  "application",
  "session",
  "delivery",
  "entry",
  "shout",
  "moment",
  "care-person",
  "care-category",
  "care-tag",
  "care-note",
  "care-absence",
  "care-certificate",
  "care-ticket",
  "care-moment",
  "care-entry",
  "care-candidate",
  "care-reading",
  "project",
  "phase",
  "idea",
  "idea-comment",
  "idea-moment",
] as const;
export type Kind = (typeof kinds)[number];

/** A UUIDv7-shaped id that encodes the kind of thing and its index. */
export function idOf(kind: Kind, index: number): string {
  const head = (kinds.indexOf(kind) + 1).toString(16).padStart(2, "0");
  return `019a0000-00${head}-7000-8000-${index.toString(16).padStart(12, "0")}`;
}

/** mulberry32: a small, fast random generator with the same results everywhere. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

export type Row = readonly (string | number | boolean | null)[];
export const reactionKinds = ["like", "thanks", "wow", "haha", "sad", "welcome", "applause"] as const;
export const noThread = "00000000-0000-0000-0000-000000000000";
const newest = Date.UTC(2026, 10, 20, 12);

/** Posts are spread evenly over five years, the newest last. */
export function publishedAt(size: Size, post: number): string {
  return new Date(newest - (size.posts - post) * Math.floor((5 * 365 * dayMs) / size.posts)).toISOString();
}

/** Names of participants are kept for half a year, so only recent dates have them. */
export const isRecent = (moment: Date): boolean => moment.getTime() > newest - 150 * dayMs;

/** Of two hundred posts twenty are activities, four vacancies, and one an alert or a follow-up; the others are messages. */
export function kindOf(post: number): "message" | "activity" | "vacancy" | "alert" {
  if (post % 10 === 4) return "activity";
  if (post % 50 === 8) return "vacancy";
  return post % 200 === 199 ? "alert" : "message";
}

/** Of every three alerts the second is an update of the first, and the third says that it is resolved. */
export function firstOfLine(post: number): number {
  return kindOf(post) === "alert" ? post - 200 * (Math.floor(post / 200) % 3) : post;
}

/** A follow-up goes to the same neighbourhoods as its alert. */
export function neighbourhoodsOfPost(size: Size, post: number): number[] {
  const first = (firstOfLine(post) * 7) % size.neighbourhoods;
  return Array.from(
    { length: size.neighbourhoodsPerPost },
    (_, step) => (first + step * 97) % size.neighbourhoods,
  ).filter((area, at, all) => all.indexOf(area) === at);
}

export const neighbourhoodOfResident = (size: Size, resident: number) => resident % size.neighbourhoods;
export const householdOfResident = (size: Size, resident: number) => resident % Math.ceil(size.residents / 2);

export interface Talk {
  post: number;
  resident: number;
  neighbourhood: number;
}

/** Reactions or comments: by residents of the neighbourhoods that the post reached, more on popular posts. */
export function* talks(size: Size, count: number, seed: number): Generator<Talk> {
  const random = randomOf(seed);
  const perArea = Math.floor(size.residents / size.neighbourhoods);
  for (let index = 0; index < count; index++) {
    const post = index % size.posts;
    const areas = neighbourhoodsOfPost(size, post);
    const round = Math.floor(index / size.posts);
    const neighbourhood = areas[round % areas.length] ?? 0;
    // Each round uses a different range of the neighbourhood's residents, so that nobody reacts twice.
    const rounds = Math.ceil(count / size.posts / areas.length);
    const stretch = Math.max(1, Math.floor(perArea / rounds));
    const nth = Math.floor(round / areas.length) * stretch + random(stretch);
    yield { post, neighbourhood, resident: (nth % perArea) * size.neighbourhoods + neighbourhood };
  }
}

export interface Table {
  name: string;
  columns: string;
  rows: (size: Size) => Iterable<Row>;
}

export function* count(until: number, row: (index: number) => Row): Generator<Row> {
  for (let index = 0; index < until; index++) yield row(index);
}
