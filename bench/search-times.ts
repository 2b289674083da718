/** Search by words: the search over everything compared with a look-up by key, and the inbox with words compared with the whole inbox. */
import { setTimeout as pause } from "node:timers/promises";
import { type City, request } from "./city.ts";
import { medians } from "./feed-load.ts";
import { idOf } from "./rows.ts";

type Times = [one: number, other: number];

/** Milliseconds, medians. */
export interface SearchTimes {
  search: { name: string; times: Times }[];
  shouts: number;
  inbox: { name: string; times: Times }[];
}

const rounds = 60;
const patienceMs = 360_000;

/** Each of these finds something in the generated city. */
const searches: Record<string, string> = {
  "a rare word": "199777",
  "a word of one message in a hundred": "zwerfvuil",
  "a frequent word": "riolering",
  "two words": "fietsenrek scheef",
  "a mistyped word": "verkersbord",
  "a short mistyped word": "fiestenrek",
};
const inboxWords: Record<string, string> = {
  "a rare word": "199777",
  "a word of one message in a hundred": "zwerfvuil",
  "a frequent word": "lamp",
  "a frequent and a rare word": "kenmerk 199777",
};

export async function compareSearch(city: City): Promise<SearchTimes> {
  const { posts, shouts } = city.size;
  const byKey = () => request(city, `/api/posts/${idOf("post", Math.floor(Math.random() * posts))}`);
  const search = (typed: string) => () => request(city, `/api/search?q=${encodeURIComponent(typed)}`);
  await untilFound(search("verkersbord"));
  const found: SearchTimes = { search: [], shouts, inbox: [] };
  for (const [name, typed] of Object.entries(searches))
    found.search.push({ name, times: await medians(byKey, search(typed), rounds) });
  const inbox = (typed: string) => () => request(city, `/api/shouts/inbox?search=${encodeURIComponent(typed)}`);
  for (const [name, typed] of Object.entries(inboxWords))
    found.inbox.push({ name, times: await medians(inbox(""), inbox(typed), rounds) });
  return found;
}

/** A server that has just started is still reading the words of titles. */
async function untilFound(search: () => Promise<string>): Promise<void> {
  const until = performance.now() + patienceMs;
  while (JSON.parse(await search()).groups.length === 0) {
    if (performance.now() > until) throw new Error("The words of titles were not read in time.");
    await pause(1000);
  }
}
