/** Messages and comments, written by many people at once over persistent connections. */
import { Agent, request } from "node:http";
import { feedPage } from "./feed-load.ts";
import { idOf } from "./rows.ts";

export interface Writers {
  origin: string;
  editor: string;
  /** Residents, each with a message that they may comment on. */
  residents: { token: string; postId: string }[];
}

export async function writersOf(origin: string, tokens: { editor: string; residents: string[] }): Promise<Writers> {
  const residents: Writers["residents"] = [];
  for (const token of tokens.residents) {
    const { items } = await feedPage(origin, token, null);
    const posts = items.flatMap(({ post }) => post ?? []);
    const postId = posts[residents.length % posts.length]?.id;
    if (postId) residents.push({ token, postId });
  }
  return { origin, editor: tokens.editor, residents };
}

type Write = (writers: Writers, lane: number, turn: number) => Promise<void>;

/** Create, preview, publish. */
export const publish: Write = async ({ origin, editor }, lane, turn) => {
  const areas = Array.from({ length: 5 }, (_, step) => idOf("neighbourhood", (lane + step) % 10));
  const { id, version } = await post(origin, editor, "/api/posts", {
    type: "standard",
    title: `Werken in de wijk, keer ${turn}`,
    textHtml: "<p>Vanaf maandag werken we aan het voetpad. Wie hier woont kan altijd thuis komen.</p>",
    language: "nl",
    neighbourhoodIds: areas,
  });
  await post(origin, editor, `/api/posts/${id}/preview`);
  await post(origin, editor, `/api/posts/${id}/publish`, { version, at: null });
};

export const comment: Write = async ({ origin, residents }, lane, turn) => {
  const { token, postId } = residents[(lane + turn * 16) % residents.length] ?? { token: "", postId: "" };
  const body = { text: `Dank voor het bericht, ${turn}`, parentId: null, neighbourhoodId: null, imageId: null };
  await post(origin, token, `/api/conversations/post/${postId}/comments`, body);
};

export async function writesPerSecond(
  writers: Writers,
  write: Write,
  inFlight: number,
  seconds: number,
): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: inFlight }, async (_, lane) => {
      for (let turn = 0; performance.now() < until; turn++, done++) await write(writers, lane, turn);
    }),
  );
  return done / ((performance.now() - started) / 1000);
}

const agent = new Agent({ keepAlive: true });

export function post(
  origin: string,
  token: string,
  path: string,
  body?: object,
): Promise<{ id: string; version: number }> {
  const payload = body && JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    "x-client-id": "bench",
    ...(payload && { "content-type": "application/json", "content-length": Buffer.byteLength(payload) }),
  };
  return new Promise((done, fail) => {
    const sent = request(origin + path, { agent, method: "POST", headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      response.on("end", () =>
        response.statusCode === 200
          ? done(JSON.parse(text))
          : fail(new Error(`${path} returned ${response.statusCode}: ${text}`)),
      );
    });
    sent.on("error", fail);
    sent.end(payload);
  });
}
