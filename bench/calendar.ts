/** The calendar of an organisation that has 2,000 posts in a month, and of one that has 1,000. */
import pg from "pg";
import { type City, request } from "./city.ts";
import { medians } from "./feed-load.ts";
import { copyIn, schema } from "./generate.ts";
import { signIn } from "./people.ts";
import { idOf, kindOf, type Row } from "./rows.ts";

export interface Calendars {
  posts: [few: number, many: number];
  /** Milliseconds, medians. */
  times: [few: number, many: number];
}

const posts: Calendars["posts"] = [1000, 2000];
const [from, until] = ["2026-10-01T00:00:00.000Z", "2026-11-01T00:00:00.000Z"];
const begun = "2021-01-01T00:00:00Z";

export async function compareCalendars(ownerUrl: string, { origin }: Pick<City, "origin">): Promise<Calendars> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`set search_path to ${schema}, public`);
    for (const [index, count] of posts.entries()) await settle(client, index + 1, count);
    await client.query("vacuum analyze post, post_activity, activity_date");
  } finally {
    await client.end();
  }
  const editors = await signIn(ownerUrl, origin, [idOf("staff", 1), idOf("staff", 2)], "dashboard");
  const month = (editor = "") => request({ origin, editor }, `/api/posts/calendar?from=${from}&until=${until}`);
  const [items, more] = await Promise.all(editors.map(async (editor) => JSON.parse(await month(editor)).items.length));
  if (!items || items !== more) throw new Error(`The calendars show ${items} and ${more} entries.`);
  const times = await medians(
    () => month(editors[0]),
    () => month(editors[1]),
    150,
  );
  return { posts, times };
}

/** Adds an organisation beside the city's own, with an editor and posts throughout the month, unless it exists. */
async function settle(client: pg.Client, nth: number, count: number): Promise<void> {
  const [organisation, staff] = [idOf("organisation", nth), idOf("staff", nth)];
  const { rowCount } = await client.query("select from public.organisation where id = $1", [organisation]);
  if (rowCount) return;
  const few: [table: string, columns: string, row: Row][] = [
    [
      "public.organisation",
      "id, network_id, name, kind, created_at",
      [organisation, idOf("network", 0), `Huis ${nth}`, "city", begun],
    ],
    [
      "public.account",
      "id, email, first_name, last_name, public_name, language, created_at",
      [staff, `huis-${nth}@proefstad.example`, "Ada", "Huis", "Ada", "nl", begun],
    ],
    [
      "public.membership",
      "id, account_id, organisation_id, type, created_at",
      [idOf("membership", beyond(nth)), staff, organisation, "owner", begun],
    ],
    [
      "public.licence",
      "id, organisation_id, module, level, from_at, created_at",
      [idOf("licence", beyond(nth)), organisation, "network", "premium", begun, begun],
    ],
  ];
  await client.query("begin");
  for (const [name, columns, row] of few) await copyIn(client, name, columns, [row]);
  const all = Array.from({ length: count }, (_, index) => post(nth, index, count));
  const activities = all.filter(({ kind }) => kind === "activity");
  await copyIn(
    client,
    "post",
    "id, organisation_id, kind, type, title, text_html, text, language, visibility, version, publish_at, published_at, created_by, saved_by, created_at, saved_at",
    all.map(({ id, kind, moment }, index) => [
      id,
      organisation,
      kind,
      "standard",
      `Bericht ${index}`,
      "<p>Welkom.</p>",
      "Welkom.",
      "nl",
      "everyone",
      1,
      moment,
      moment,
      staff,
      staff,
      moment,
      moment,
    ]),
  );
  await copyIn(
    client,
    "activity_date",
    "id, post_id, starts_at, ends_at, is_open_ended",
    activities.map(({ id, dateId, moment }) => [dateId, id, moment, moment, false]),
  );
  await client.query("commit");
}

/** Outside the range of the city's own ids. */
const beyond = (nth: number) => nth * 0x1_0000_0000;

function post(nth: number, index: number, count: number) {
  const kind = kindOf(index);
  const share = (new Date(until).getTime() - new Date(from).getTime()) / count;
  const own = beyond(nth) + index;
  return {
    id: idOf("post", own),
    dateId: idOf("date", own),
    kind: kind === "alert" ? "message" : kind,
    moment: new Date(new Date(from).getTime() + index * share).toISOString(),
  };
}
