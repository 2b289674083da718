/** The generated city, row by row: everything follows from counters and a seeded generator, so two runs are the same city. */

/** How large. `scale` 1 is the size that docs/performance.md speaks of. */
export interface Size {
  neighbourhoods: number;
  streetsPerNeighbourhood: number;
  residents: number;
  posts: number;
  neighbourhoodsPerPost: number;
  reactions: number;
  comments: number;
  views: number;
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
] as const;
export type Kind = (typeof kinds)[number];

/** A UUIDv7-shaped id that says what it is of and which. */
export function idOf(kind: Kind, index: number): string {
  const head = (kinds.indexOf(kind) + 1).toString(16).padStart(2, "0");
  return `019a0000-00${head}-7000-8000-${index.toString(16).padStart(12, "0")}`;
}

/** mulberry32: small, quick, the same everywhere. */
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
const minute = 60_000;

/** The newest post comes last; five years of them, evenly. */
export function publishedAt(size: Size, post: number): string {
  return new Date(newest - (size.posts - post) * Math.floor((5 * 365 * 24 * 60 * minute) / size.posts)).toISOString();
}

export function neighbourhoodsOfPost(size: Size, post: number): number[] {
  const first = (post * 7) % size.neighbourhoods;
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

/** Who reacts or comments: residents of a neighbourhood that the post reached, popular posts more often. */
export function* talks(size: Size, count: number, seed: number): Generator<Talk> {
  const random = randomOf(seed);
  const perArea = Math.floor(size.residents / size.neighbourhoods);
  for (let index = 0; index < count; index++) {
    const post = index % size.posts;
    const areas = neighbourhoodsOfPost(size, post);
    const round = Math.floor(index / size.posts);
    const neighbourhood = areas[round % areas.length] ?? 0;
    // Another stretch of the neighbourhood's people each round, so that nobody reacts twice.
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
