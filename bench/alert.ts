/** An alert to a whole city: how soon every delivery is queued, how much readers notice, and how soon a sign-in mail is sent. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { type Databases, openDatabase } from "../apps/server/src/kernel/database.ts";
import { openMailSink } from "../apps/server/src/testing/mail-sink.ts";
import { serve } from "./city.ts";
import { feedLoad } from "./feed-load.ts";
import { generate } from "./generate.ts";
import { signIn } from "./people.ts";
import { idOf, type Size, sizeOf } from "./rows.ts";

export interface Alert {
  /** How many residents it addresses. */
  residents: number;
  /** How many of them a mail was queued for. */
  queued: number;
  /** Seconds from publishing until every delivery was queued. */
  expanded: number;
  /** Median time of a feed page, in milliseconds. */
  before: number;
  during: number;
  /** Seconds until a sign-in mail that was requested in the middle of it was handed over. */
  signIn: number;
}

const port = 4692;
const origin = `http://127.0.0.1:${port}`;

/** A city of 200,000 residents with few messages: only the recipients matter here. */
export async function measureAlert(scale: number, tell: (line: string) => void): Promise<Alert> {
  const whole = sizeOf(scale);
  const size: Size = { ...sizeOf(scale / 50), residents: whole.residents, neighbourhoods: whole.neighbourhoods };
  const folder = join(process.cwd(), ".stoep", `bench-alert-${scale}`);
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded({ folder });
  const databases = openDatabase(postgres.ownerUrl, { max: 3 });
  const sink = await openMailSink();
  try {
    await generate(databases, postgres.ownerUrl, size, tell);
    await databases.pool.query("delete from public.delivery");
    const server = await serve(postgres, { port, folder, MAIL_URL: sink.url });
    try {
      return await measure({ databases, url: postgres.ownerUrl, size, sink });
    } finally {
      await server.stop();
    }
  } finally {
    await databases.close();
    await sink.down();
    await postgres.stop();
  }
}

interface City {
  databases: Databases;
  url: string;
  size: Size;
  sink: Awaited<ReturnType<typeof openMailSink>>;
}

async function measure({ databases, url, size, sink }: City): Promise<Alert> {
  const accounts = Array.from({ length: 100 }, (_, index) => idOf("account", (index * 7) % size.residents));
  const readers = await signIn(url, origin, accounts, "resident");
  const [editor = ""] = await signIn(url, origin, [idOf("staff", 0)], "dashboard");
  const { rows: people } = await databases.pool.query("select email from public.account where id = $1", [accounts[3]]);
  await feedLoad(origin, readers, 3, 5);
  const before = await feedLoad(origin, readers, 10, 5);
  const post = await prepare(editor, size);
  const during = feedLoad(origin, readers, 15, 5);
  await pause(1_000);
  const started = performance.now();
  await send(editor, "POST", `/api/posts/${post.id}/publish`, { version: post.version, at: null });
  await pause(2_000);
  const asked = performance.now();
  const { email } = people[0];
  await send("", "POST", "/api/businessprofileapi/signinlink", { username: email });
  const isMailed = () => sink.mails.some(({ to, raw }) => to[0] === email && /sign-in-link|inlog/i.test(raw));
  let signedIn: number | null = null;
  const count = async () => {
    const sql = "select count(*)::integer as queued from public.delivery where subject_id = $1";
    return (await databases.pool.query(sql, [post.id])).rows[0].queued as number;
  };
  let [queued, expanded] = [0, 0];
  while (performance.now() - started < 180_000 && (queued < size.residents || signedIn === null)) {
    await pause(250);
    if (signedIn === null && isMailed()) signedIn = performance.now() - asked;
    if (queued < size.residents) {
      queued = await count();
      expanded = performance.now() - started;
    }
  }
  return {
    residents: size.residents,
    queued,
    expanded: expanded / 1000,
    before: before.p50,
    during: (await during).p50,
    signIn: (signedIn ?? Number.NaN) / 1000,
  };
}

/** Creates an alert for everybody, previewed and ready to publish. */
async function prepare(editor: string, size: Size): Promise<{ id: string; version: number }> {
  const post = await send(editor, "POST", "/api/posts", {
    type: "urgent",
    title: "Kook het kraanwater",
    textHtml: "<p>Tot nader bericht: kook water dat u drinkt.</p>",
    language: "nl",
    neighbourhoodIds: Array.from({ length: size.neighbourhoods }, (_, index) => idOf("neighbourhood", index)),
  });
  await send(editor, "POST", `/api/posts/${post.id}/preview`);
  return post;
}

async function send(token: string, method: string, path: string, body?: object) {
  const headers = {
    "x-client-id": "dashboard",
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { "content-type": "application/json" }),
  };
  const response = await fetch(origin + path, { method, headers, body: body && JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
