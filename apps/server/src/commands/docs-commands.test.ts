/** Every command that the docs tell people to type works, word for word. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../testing/command-line.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";

const root = join(import.meta.dirname, "../../../..");
const papers = [
  "README.md",
  "CONTRIBUTING.md",
  "ARCHITECTURE.md",
  ...(await readdir(join(root, "docs"))).filter((name) => name.endsWith(".md")).map((name) => `docs/${name}`),
];
const texts = await Promise.all(papers.map(async (path) => ({ path, text: await readFile(join(root, path), "utf8") })));
const typed = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, words = ""]) => ({ path, words: words.trim() })),
  );

test("every script that the docs name exists", async () => {
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const named = typed(/npm run ([a-z:]+)/g);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ words }) => !(words in scripts))).toEqual([]);
});

/** These start servers or stop running ones; cli.test.ts and the journeys test them. */
const elsewhere = /^(start|demo|backup|restore)\b/;
const commands = typed(/npm run stoep -- ([^`\n]+)/g).filter(({ words }) => !elsewhere.test(words));

describe("the command line, in the order of the docs", () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await newDatabase({ from: "empty" });
    folder = await mkdtemp(join(tmpdir(), "stoep-papers-"));
    await stoep(["migrate"]);
    const square = "[[[3.7,51],[3.71,51],[3.71,51.01],[3.7,51.01],[3.7,51]]]";
    const area = `{"type":"Feature","properties":{"code":"a","name":"Noord"},"geometry":{"type":"Polygon","coordinates":${square}}}`;
    await writeFile(join(folder, "wijken.geojson"), `{"type":"FeatureCollection","features":[${area}]}`);
    await writeFile(join(folder, "adressen.csv.gz"), "street,housenumber,postcode,lat,lon\nLaan,1,9000,51.005,3.705\n");
    await stoep(["network", "create", "paper", "--name", "Paper"]);
    const ada = ["--first-name", "Ada", "--last-name", "Maes", "--network", "paper", "--organisation", "Stad"];
    await stoep(["account", "create", "ada@paper.example", ...ada, "--link"]);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  const stoep = commandLine(() => ({ DATABASE_URL: database.url, STOEP_FOLDER: folder, STOEP_PORT: "0" }));
  /** The words as a shell would split them, with this test's files and people filled in. */
  const wordsOf = (text: string) =>
    [...text.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)]
      .map(([, single, double, bare]) => single ?? double ?? bare ?? "")
      .map((word) => (/\.(geojson|csv|key)(\.gz)?$/.test(word) ? join(folder, word) : word))
      .map((word) => (word === "<email>" ? "ada@paper.example" : word));

  test("the docs name some commands", () => {
    expect(commands.length).toBeGreaterThan(5);
  });

  test.each(commands)("$path: stoep $words", async ({ words }) => {
    const { code, err } = await stoep(wordsOf(words));
    expect(err.replace(/^line \d.*$/gm, "").trim()).toBe("");
    expect(code).toBe(0);
  });
});
