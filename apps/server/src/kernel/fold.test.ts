/** The one fold: what is typed and what is searched in become the same words, in the browser and in the database. */
import { fold, searchWords } from "@stoep/contract/search-words";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDatabase, type TestDatabase } from "../testing/database.ts";

let databases: TestDatabase;
beforeAll(async () => {
  databases = await newDatabase();
});
afterAll(() => databases.close());

async function foldedBySql(texts: readonly string[]): Promise<string[]> {
  const { rows } = await databases.pool.query<{ folded: string }>(
    "select public.folded(written) as folded from unnest($1::text[]) with ordinality as given(written, nth) order by nth",
    [texts],
  );
  return rows.map(({ folded }) => folded);
}

/** What is written, and a text that must find it. */
const hardWords = [
  ["Crème brûlée!", "creme brulee"],
  ["İstanbul’da ışık", "ISTANBUL DA IŞIK"],
  ["ISPARTA ŞÖFÖR", "isparta sofor"],
  ["I ı İ i", "i i i i"],
  ["Größe, naïef & coöperatie", "grosse naief cooperatie"],
  ["GROẞE STRAẞE", "große strasse"],
  ["Œuvre, cœur, ŒUVRE", "oeuvre coeur œuvre"],
  ["Ærø, Þór", "aero thor"],
  ["Nguyễn Thị Đặng ở Phường Bến Thành", "nguyen thi dang o phuong ben thanh"],
  ["e\u0323\u0302 a\u0300", "ệ à"],
  ["bewoners\u00adberichten", "bewonersberichten"],
  ["woord\u200bdeel, om\u2060heining\ufeff", "woorddeel omheining"],
  ["ĳsje ﬁets Ａ１", "ijsje fiets a1"],
  ["  n°12/a-b ", "n 12 a b"],
  ["Łódź Ťava", "lodz tava"],
  ["Ταΰγετος ΟΔΟΣ", "ταυγετοσ οδος"],
  ["Щёкин", "щекин"],
  ["مُحَمَّد ٣", "محمد 3"],
] as const;

test.each(hardWords)("%j is found by %j", (written, typed) => {
  const found = fold(written);
  expect(searchWords(typed).filter((word) => !found.split(" ").includes(word))).toEqual([]);
  expect(found).toMatch(/^( [^ ]+)*$/);
});

test("the database folds hard words as the browser does", async () => {
  const texts = hardWords.flat();
  expect(await foldedBySql(texts)).toEqual(texts.map(fold));
});

/** First and last character of what people here write with, its marks and its signs. */
const blocks: Record<string, [first: number, last: number]> = {
  "Latin with all its accents": [0x01, 0x24f],
  "letters of phonetics and combining marks": [0x250, 0x36f],
  Greek: [0x370, 0x3ff],
  Cyrillic: [0x400, 0x52f],
  Hebrew: [0x5d0, 0x5ea],
  Arabic: [0x620, 0x6d3],
  Vietnamese: [0x1e00, 0x1eff],
  "punctuation, invisible signs, money": [0x2000, 0x20cf],
  "signs like letters, fractions, arrows": [0x2100, 0x21ff],
  "letters as pictures": [0xfb00, 0xfb06],
  "wide letters": [0xff01, 0xff5e],
  pictures: [0x1f300, 0x1f5ff],
};

test.each(Object.entries(blocks))("the database folds as the browser does: %s", async (_, [first, last]) => {
  const letters = Array.from({ length: last - first + 1 }, (__, at) => String.fromCodePoint(first + at));
  const texts = letters.map((letter) => `a${letter}b ${letter}`);
  const folded = await foldedBySql(texts);
  expect(
    texts.filter((text, at) => folded[at] !== fold(text)).map((text) => text.codePointAt(1)?.toString(16)),
  ).toEqual([]);
});

test("folding twice changes nothing, and capitals never matter", () => {
  const letters = Object.values(blocks).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  expect(letters.filter((letter) => fold(fold(letter)) !== fold(letter))).toEqual([]);
  const ofTurkish = ["I", "ı", "İ", "i"].map(fold);
  expect(new Set(ofTurkish)).toEqual(new Set([" i"]));
});
