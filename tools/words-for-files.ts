/**
 * Words that stand in files of the server as they stand on screens of the dashboard: said once, in the dashboard's texts, and
 * taken over from there.
 */
import { readFileSync } from "node:fs";
import { gathered } from "./merge-codes.ts";

type Texts = Record<string, unknown>;
const languages = ["en", "nl", "fr", "tr"];
const features = "apps/dashboard/src/features";
const modules = "apps/server/src/modules";

const textsOf = (feature: string, language: string): Texts =>
  JSON.parse(readFileSync(`${features}/${feature}/text/${language}.json`, "utf8"));

function written(feature: string, name: string, pick: (texts: Texts, language: string) => Texts): string {
  const words = Object.fromEntries(languages.map((language) => [language, pick(textsOf(feature, language), language)]));
  return [
    `// Made by \`npm run generate\` from the texts of the dashboard's ${feature}.`,
    `export const ${name} = ${JSON.stringify(words, null, 2)};`,
    "",
  ].join("\n");
}

/** Path and content of each file that is derived. */
export const wordFiles = (): Record<string, string> => ({
  [`${modules}/audit/words.gen.ts`]: written("audit", "logWords", (texts, language) => {
    const { fields, modules, values, yes, no, commandLine } = texts;
    const { actions, ownFields } = gathered("dashboard", "log", language);
    return { actions, fields, ownFields, modules, values, yes, no, commandLine };
  }),
});
