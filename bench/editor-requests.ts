/** An editor's most frequent requests, alternating between this city and one of 1,000 messages. */
import { type City, request } from "./city.ts";
import { medians } from "./feed-load.ts";
import { idOf } from "./rows.ts";

/** Milliseconds, medians. */
export interface CitySizes {
  list: [small: number, large: number];
  statistics: [small: number, large: number];
}

export async function compareSizes(small: City, large: City): Promise<CitySizes> {
  const rounds = 150;
  return {
    list: await medians(
      () => request(small, "/api/posts"),
      () => request(large, "/api/posts"),
      rounds,
    ),
    statistics: await medians(
      () => request(small, statisticsOf(small)),
      () => request(large, statisticsOf(large)),
      rounds,
    ),
  };
}

/** A different message each time, so that none is cached more than others. */
const statisticsOf = ({ size }: City) =>
  `/api/posts/${idOf("post", Math.floor(Math.random() * size.posts))}/statistics`;
