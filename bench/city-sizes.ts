/** What an editor asks for most, in this city and in one of 1,000 messages, in turn. */
import { medians } from "./load.ts";
import { idOf, type Size } from "./rows.ts";

/** Milliseconds, medians. */
export interface CitySizes {
  list: [small: number, large: number];
  statistics: [small: number, large: number];
}

interface City {
  origin: string;
  editor: string;
  size: Size;
}

export async function compareSizes(small: City, large: City): Promise<CitySizes> {
  const rounds = 150;
  return {
    list: await medians(
      () => ask(small, "/api/posts"),
      () => ask(large, "/api/posts"),
      rounds,
    ),
    statistics: await medians(
      () => ask(small, statisticsOf(small)),
      () => ask(large, statisticsOf(large)),
      rounds,
    ),
  };
}

/** Another message each time, so that none is warmer than the others. */
const statisticsOf = ({ size }: City) =>
  `/api/posts/${idOf("post", Math.floor(Math.random() * size.posts))}/statistics`;

async function ask({ origin, editor }: City, path: string): Promise<void> {
  const response = await fetch(origin + path, { headers: { authorization: `Bearer ${editor}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.text();
}
