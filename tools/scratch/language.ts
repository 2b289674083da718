/** Adds a language to a copy of the project, as CONTRIBUTING says. */
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const code = "de";
const accents = Object.fromEntries([..."aeiouyAEIOUY"].map((vowel, at) => [vowel, "áéíóúýÁÉÍÓÚÝ"[at] ?? vowel]));

/** English with accents on its vowels: an unaccented word is in no catalogue. Holes keep their names. */
const accented = (text: string): string => text.replace(/\{\{.*?\}\}|[aeiouy]/gi, (found) => accents[found] ?? found);

type Texts = { [key: string]: string | Texts };
const translate = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === "string" ? accented(text) : translate(text)]),
  );

export async function addLanguage(copy: string): Promise<void> {
  await addToTable(join(copy, "packages/contract/src/languages.ts"));
  for (const app of await readdir(join(copy, "apps"))) await addTexts(join(copy, "apps", app, "src"));
  for (const side of ["platform", "network"]) await addMigration(join(copy, "apps/server/migrations", side));
  const test = "fifth-language.test.ts";
  await copyFile(join(import.meta.dirname, `${test}.txt`), join(copy, "apps/server/src/testing", test));
}

/** Adds its code to the list, and its words to each table of the same file. */
async function addToTable(file: string): Promise<void> {
  const table = await readFile(file, "utf8");
  const longer = table
    .replace('"tr"]', `"tr", "${code}"]`)
    .replace(/^ {2}en: (.*)$/gm, (line, words: string) => `${line}\n  ${code}: ${accented(words)}`);
  await writeFile(file, longer);
}

async function addTexts(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.name !== "en.json") continue;
    const english = join(entry.parentPath, entry.name);
    const texts = translate(JSON.parse(await readFile(english, "utf8")));
    await writeFile(join(dirname(english), `${code}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  }
}

const addMigration = (folder: string): Promise<void> =>
  writeFile(join(folder, "20991231T2359_fifth-language.sql"), checksWithOneMore);

/** Adds the language to every check of this schema that lists languages. */
const checksWithOneMore = `do $$
declare one record;
begin
  for one in
    select conrelid::regclass as place, conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint
    where contype = 'c' and connamespace = current_schema()::regnamespace and pg_get_constraintdef(oid) like '%''tr''::text%'
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s', one.place, one.name, one.name,
      replace(one.rule, '''tr''::text', '''tr''::text, ''${code}''::text'));
  end loop;
end $$;
`;
