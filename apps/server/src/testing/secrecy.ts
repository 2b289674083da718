/**
 * Looks for what could tell who cast which ballot, in everything that Stoep keeps or sends: every row of every table, stored files, mails,
 * text and push messages, and lines of the log. For votes under way and counted ones alike.
 */
import { createHash, createHmac } from "node:crypto";
import { sql } from "kysely";
import { listColumns } from "../schema/catalog.ts";
import type { Person, Town } from "./town.ts";

export interface CastVote {
  voter: Person;
  ideaIds: readonly string[];
  /** Places of the ideas in the list of the round, ascending: three at least, so that they are found by themselves. */
  choices: readonly number[];
}

interface Kept {
  /** `ballot_right`, `public.idempotency`, `a mail`. */
  place: string;
  text: string;
}

/** Everything there is. `lines`: what the log was given. */
async function everything(town: Town, lines: readonly string[]): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const schema of ["public", "pgboss", town.networks.testdorp.schema]) kept.push(...(await rowsOf(town, schema)));
  const { outside } = town;
  const sent = { "a mail": outside.mails, "a text message": outside.texts, "a push message": outside.pushes };
  for (const [place, messages] of Object.entries(sent))
    kept.push(...messages.map((message) => ({ place, text: JSON.stringify(message) })));
  for (const bytes of outside.stored.values()) kept.push({ place: "a stored file", text: bytes.toString("latin1") });
  return [...kept, ...lines.map((text) => ({ place: "the log", text }))];
}

async function rowsOf(town: Town, schema: string): Promise<Kept[]> {
  const prefix = schema === town.networks.testdorp.schema ? "" : `${schema}.`;
  const tables = new Set((await listColumns(town.databases.pool, schema)).map(({ table }) => table));
  const kept: Kept[] = [];
  for (const table of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(one)::text as row from ${sql.id(schema, table)} as one`.execute(town.db);
    kept.push(...rows.map(({ row }) => ({ place: prefix + table, text: row })));
  }
  return kept;
}

/** An id as it is written: with its dashes, as bytes in hexadecimal, in base64. */
function formsOf(id: string): string[] {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return [id, bytes.toString("hex"), bytes.toString("base64url").toLowerCase()];
}

function holdsOneOf(text: string, sought: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return sought.some((one) => lower.includes(one));
}

/** Where one row, message or line says both who somebody is, or which right is theirs, and what they chose. */
export async function findTies(
  town: Town,
  votes: readonly CastVote[],
  lines: readonly string[] = [],
): Promise<string[]> {
  const all = await everything(town, lines);
  const rights = await town.db.selectFrom("ballotRight").select(["id", "residentId"]).execute();
  const found = votes.flatMap(({ voter, ideaIds, choices }) => {
    const { accountId, email, session } = voter;
    const own = rights.filter(({ residentId }) => residentId === session.residentId).map(({ id }) => id);
    const persons = [accountId, session.id, session.residentId ?? accountId, ...own].flatMap(formsOf);
    const content = ideaIds.flatMap(formsOf);
    const places = new RegExp(`\\b${choices.join(", ?")}\\b`);
    const saysWho = (text: string) => holdsOneOf(text, [...persons, email]);
    const saysWhat = (text: string) => holdsOneOf(text, content) || places.test(text);
    return all.filter(({ text }) => saysWho(text) && saysWhat(text)).map(({ place }) => place);
  });
  return [...new Set(found)].toSorted();
}

export interface BallotMarks {
  /** Ids and seals of ballots, and ids of rights. */
  ballots: readonly { id: string; seal: Buffer }[];
  rightIds: readonly string[];
}

/** To be read while the vote runs, and looked for then and after the count. */
export async function readMarks({ db }: Pick<Town, "db">): Promise<BallotMarks> {
  const rights = await db.selectFrom("ballotRight").select("id").where("isUsed", "=", true).execute();
  return {
    ballots: await db.selectFrom("ballot").select(["id", "seal"]).execute(),
    rightIds: rights.map(({ id }) => id),
  };
}

/** The tables of what was done by a right, and of rights. */
const ofVotes = { acts: "ballot", rights: "ballot_right" };

/** Where something beside a ballot names it, or something beside a right names that: what a ballot and a right could be joined by. */
export async function findJoins(
  town: Town,
  { ballots, rightIds }: BallotMarks,
  lines: readonly string[] = [],
  { acts, rights } = ofVotes,
) {
  const ofBallots = ballots.flatMap(({ id, seal }) => [
    ...formsOf(id),
    seal.toString("hex"),
    seal.toString("base64url").toLowerCase(),
  ]);
  const ofRights = rightIds.flatMap(formsOf);
  const found = (await everything(town, lines)).filter(
    ({ place, text }) =>
      (place !== acts && holdsOneOf(text, ofBallots)) || (place !== rights && holdsOneOf(text, ofRights)),
  );
  return [...new Set(found.map(({ place }) => place))].toSorted();
}

/** How many seals follow from a right by any word that is kept, as text or decoded, as a key, or by a plain hash. */
export async function countGuessed(town: Town, { ballots, rightIds }: BallotMarks): Promise<number> {
  const texts = (await everything(town, [])).map(({ text }) => text);
  const words = new Set(texts.flatMap((text) => text.split(/[^\w+/=-]+/).filter((word) => word.length >= 16)));
  const keys = [...words].flatMap((word) => [
    Buffer.from(word),
    Buffer.from(word, "base64url"),
    Buffer.from(word, "hex"),
  ]);
  const seals = new Set(ballots.map(({ seal }) => seal.toString("hex")));
  const guesses = rightIds.flatMap((id) => [
    createHash("sha256").update(id).digest("hex"),
    ...keys.map((key) => createHmac("sha256", key).update(id).digest("hex")),
  ]);
  return guesses.filter((guess) => seals.has(guess)).length;
}

/** Where any of these words stands, in clear or as bytes: the text of a code without its hyphens, a name of a list. */
export async function findWords(
  town: Town,
  words: readonly string[],
  lines: readonly string[] = [],
): Promise<string[]> {
  const bare = (text: string) => text.toLowerCase().replace(/[\s-]/g, "");
  const sought = words.flatMap((word) => {
    const plain = bare(word);
    const forms = [word, word.replaceAll("-", ""), word.toLowerCase()].map((one) => Buffer.from(one));
    return [plain, ...forms.flatMap((bytes) => [bytes.toString("hex"), bytes.toString("base64url").toLowerCase()])];
  });
  const all = await everything(town, lines);
  return [
    ...new Set(
      all.flatMap(({ place, text }) => {
        const [plain, lower] = [bare(text), text.toLowerCase()];
        return sought.some((one) => plain.includes(one) || lower.includes(one)) ? [place] : [];
      }),
    ),
  ].toSorted();
}
