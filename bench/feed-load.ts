/** Generates load from outside the server's process. */
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p97: number;
  failed: number;
}

/** Requests the first feed page, by many residents in turn. */
export async function feedLoad(origin: string, tokens: string[], seconds: number, connections: number): Promise<Load> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: tokens.map((token) => ({
      method: "GET",
      path: "/api/feed",
      headers: { authorization: `Bearer ${token}` },
    })),
  });
  const { latency, non2xx, errors, requests, duration } = result;
  return { perSecond: requests.total / duration, p50: latency.p50, p97: latency.p97_5, failed: non2xx + errors };
}

interface Page {
  /** A message of an organisation has a `post`; a neighbour's has none. */
  items: { post?: { id: string } }[];
  next: string | null;
}
export async function feedPage(origin: string, token: string, cursor: string | null): Promise<Page> {
  const response = await fetch(`${origin}/api/feed${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ""}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The feed returned ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The cursor of a page; null for the first. */
export async function cursorOf(origin: string, token: string, page: number): Promise<string | null> {
  let cursor: string | null = null;
  for (let index = 0; index < page; index++) {
    cursor = (await feedPage(origin, token, cursor)).next;
    if (cursor === null) throw new Error(`The feed ends after page ${index}.`);
  }
  return cursor;
}

/** Median milliseconds of two requests that alternate, so that a busy moment of the machine affects both. */
export async function medians(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
  rounds: number,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const [index, ask] of [first, second].entries()) {
      const started = performance.now();
      await ask();
      times[index]?.push(performance.now() - started);
    }
    await pause(2);
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return [median(times[0]), median(times[1])];
}
