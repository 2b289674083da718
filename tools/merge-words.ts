/** Merges each capability's own texts into one file per language, for code that needs the texts of all capabilities. */
import { existsSync, readFileSync } from "node:fs";
import { languages } from "../packages/contract/src/languages.ts";
import { capabilities } from "./capabilities.ts";

interface Words {
  [key: string]: string | Words;
}

/** Merges two objects. Throws if both have a text for the same key. */
function merge(all: Words, more: Words, file: string): Words {
  for (const [key, words] of Object.entries(more)) {
    const before = all[key];
    if (before === undefined) all[key] = typeof words === "string" ? words : merge({}, words, file);
    else if (typeof before === "string" || typeof words === "string")
      throw new Error(`${file}: another capability has a word for ${key}`);
    else merge(before, words, file);
  }
  return all;
}

function merged(folders: string[], language: string): Words {
  const files = folders.map((folder) => `${folder}/${language}.json`).filter((file) => existsSync(file));
  return files.reduce<Words>((all, file) => merge(all, JSON.parse(readFileSync(file, "utf8")), file), {});
}

const asFile = (words: Words) => `${JSON.stringify(words, null, 2)}\n`;

/** The texts in this folder of an app's shell and features, which the app loads all at once. */
function wordsOfApp(app: "dashboard" | "resident", folder: "codes" | "menu" | "search"): Record<string, string> {
  const shell = `apps/${app}/src/app`;
  const folders = [shell, ...capabilities.map((word) => `apps/${app}/src/features/${word}`)];
  const places = folders.map((place) => `${place}/${folder}`);
  return Object.fromEntries(
    languages.map((language) => [`${shell}/${folder}/text/${language}.json`, asFile(merged(places, language))]),
  );
}

/** The log's texts for actions, fields and choices: the server writes them into files, the dashboard shows them. */
function wordsOfLog(): Record<string, string> {
  const modules = "apps/server/src/modules";
  const folders = capabilities.map((word) => `${modules}/${word}/log`);
  const places = [`${modules}/audit/log/text`, "apps/dashboard/src/features/audit/log/text"];
  return Object.fromEntries(
    languages.flatMap((language) =>
      places.map((place) => [`${place}/${language}.json`, asFile(merged(folders, language))]),
    ),
  );
}

/** What is said of the rows of an import: the server writes it into the file of wrong rows, the dashboard shows it. */
function wordsOfImportedRows(): Record<string, string> {
  return Object.fromEntries(
    languages.map((language) => {
      const { fields, faults } = merged(["apps/server/src/modules/care/imports/text"], language);
      return [
        `apps/dashboard/src/features/care/imports/rows/text/${language}.json`,
        asFile({ fields, faults } as Words),
      ];
    }),
  );
}

/** The content of every merged file by its path. */
export const mergeWords = (): Record<string, string> => ({
  ...wordsOfApp("dashboard", "codes"),
  ...wordsOfApp("dashboard", "menu"),
  ...wordsOfApp("dashboard", "search"),
  ...wordsOfApp("resident", "codes"),
  ...wordsOfApp("resident", "menu"),
  ...wordsOfLog(),
  ...wordsOfImportedRows(),
});
