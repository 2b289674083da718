/** How soon many open screens learn of a change: one event to all their live streams. */
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { signIn } from "./people.ts";
import { idOf } from "./rows.ts";
import { type ShoutsCity, withShouts } from "./shout-inbox.ts";
import { post } from "./writers.ts";

export interface Streams {
  open: number;
  /** Milliseconds from the change until a stream received it, over all rounds: the median, and the 95th percentile. */
  p50: number;
  p95: number;
  /** Streams that did not hear within ten seconds. */
  missed: number;
}

const open = 2000;
const rounds = 5;

export const measureStreams = (scale: number, tell: (line: string) => void): Promise<Streams> =>
  withShouts(scale, tell, async (city) => {
    const heard: number[] = [];
    let since = 0;
    const streams = await openStreams(city, (stream) => {
      if (since > 0 && stream.round < rounds && !stream.isTold) {
        stream.isTold = true;
        heard.push(performance.now() - since);
      }
    });
    for (let round = 0; round < rounds; round++) {
      const ready = await prepare(city);
      // Events of one topic are at least a second apart.
      await pause(2_000);
      for (const stream of streams) Object.assign(stream, { round, isTold: false });
      since = performance.now();
      await ready();
      for (let wait = 0; wait < 100 && heard.length < open * (round + 1); wait++) await pause(100);
      since = 0;
    }
    for (const { response } of streams) response.destroy();
    const sorted = heard.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return { open, p50: at(0.5), p95: at(0.95), missed: open * rounds - heard.length };
  });

interface Stream {
  response: IncomingMessage;
  round: number;
  isTold: boolean;
}

/** Opens streams of residents all over the city, each with a session of their own; a few sign in at the same time. */
async function openStreams({ postgres, large }: ShoutsCity, onEvent: (stream: Stream) => void): Promise<Stream[]> {
  const agent = new Agent({ maxSockets: open });
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    const accounts = Array.from({ length: open / 4 }, (_, index) => idOf("account", index * 4 + lane));
    const streams: Stream[] = [];
    for (const token of await signIn(postgres.ownerUrl, large.origin, accounts, "resident"))
      streams.push(await openStream({ origin: large.origin, token, agent }, onEvent));
    return streams;
  });
  return (await Promise.all(lanes)).flat();
}

function openStream(
  { origin, token, agent }: { origin: string; token: string; agent: Agent },
  onEvent: (stream: Stream) => void,
): Promise<Stream> {
  const headers = { authorization: `Bearer ${token}`, "x-client-id": "resident" };
  return new Promise((done, fail) => {
    get(`${origin}/api/live`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) return fail(new Error(`A stream returned ${response.statusCode}`));
      const stream = { response, round: 0, isTold: true };
      response.setEncoding("utf8").on("data", (text: string) => {
        if (text.includes("data:")) onEvent(stream);
      });
      response.on("error", () => {});
      done(stream);
    }).on("error", fail);
  });
}

/** Creates a message for the whole city; the returned function publishes it. */
async function prepare({ large: { origin, editor, size } }: ShoutsCity): Promise<() => Promise<unknown>> {
  const { id, version } = await post(origin, editor, "/api/posts", {
    type: "standard",
    title: "Kermis op het plein",
    textHtml: "<p>Zaterdag vanaf 14 uur.</p>",
    language: "nl",
    neighbourhoodIds: Array.from({ length: size.neighbourhoods }, (_, index) => idOf("neighbourhood", index)),
  });
  await post(origin, editor, `/api/posts/${id}/preview`);
  return () => post(origin, editor, `/api/posts/${id}/publish`, { version, at: null });
}
