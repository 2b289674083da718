/** One message to every neighbourhood while others read their feeds. */
import { feedLoad, feedPage, type Load } from "./feed-load.ts";
import { idOf, type Size } from "./rows.ts";

export interface PublishTimes {
  neighbourhoods: number;
  residents: number;
  /** Milliseconds until the server acknowledged: median and longest of the tries. */
  acknowledged: number;
  longest: number;
  /** How many of the readers checked right afterwards had it on top. */
  sawAtOnce: number;
  asked: number;
  before: Load;
  during: Load;
}
const tries = 5;

export async function publishToAll(
  origin: string,
  editor: string,
  readers: string[],
  size: Size,
): Promise<PublishTimes> {
  const asked = readers.filter((_, index) => index % 10 === 0);
  const before = await feedLoad(origin, readers, 5, 5);
  const load = feedLoad(origin, readers, 10, 5);
  const times: number[] = [];
  let sawAtOnce = 0;
  for (let round = 0; round < tries; round++) {
    const post = await prepare(origin, editor, size, round);
    const started = performance.now();
    await send(origin, editor, "POST", `/api/posts/${post.id}/publish`, { version: post.version, at: null });
    times.push(performance.now() - started);
    const pages = await Promise.all(asked.map((token) => feedPage(origin, token, null)));
    sawAtOnce += pages.filter(({ items }) => items[0]?.post?.id === post.id).length;
  }
  const during = await load;
  times.sort((a, b) => a - b);
  return {
    neighbourhoods: size.neighbourhoods,
    residents: size.residents,
    acknowledged: times[Math.floor(tries / 2)] ?? Number.NaN,
    longest: times.at(-1) ?? Number.NaN,
    sawAtOnce,
    asked: asked.length * tries,
    before,
    during,
  };
}

/** Creates a draft for everybody, previewed and ready to publish. */
async function prepare(
  origin: string,
  editor: string,
  size: Size,
  round: number,
): Promise<{ id: string; version: number }> {
  const post = await send(origin, editor, "POST", "/api/posts", {
    type: "standard",
    title: `Iedereen welkom op het stadsfeest, keer ${round + 1}`,
    textHtml: "<p>Zaterdag vanaf twee uur op het plein.</p>",
    language: "nl",
    neighbourhoodIds: Array.from({ length: size.neighbourhoods }, (_, index) => idOf("neighbourhood", index)),
  });
  await send(origin, editor, "POST", `/api/posts/${post.id}/preview`);
  return post;
}

async function send(origin: string, token: string, method: string, path: string, body?: object) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "x-client-id": "dashboard",
      ...(body ? { "content-type": "application/json" } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
