/**
 * Words that stand in files of the server as they stand on screens of the dashboard: said once, in the dashboard's texts, and
 * taken over from there.
 */
import { readFileSync } from "node:fs";
import { languages } from "../packages/contract/src/kernel/index.ts";

type Texts = Record<string, unknown>;
const features = "apps/dashboard/src/features";
const modules = "apps/server/src/modules";

const textsOf = (feature: string, language: string): Texts =>
  JSON.parse(readFileSync(`${features}/${feature}/text/${language}.json`, "utf8"));

function written(feature: string, name: string, pick: (texts: Texts) => Texts): string {
  const words = Object.fromEntries(languages.map((language) => [language, pick(textsOf(feature, language))]));
  return [
    `// Made by \`npm run generate\` from the texts of the dashboard's ${feature}.`,
    `export const ${name} = ${JSON.stringify(words, null, 2)};`,
    "",
  ].join("\n");
}

/** Path and content of each file that is derived. */
export const wordFiles = (): Record<string, string> => ({
  [`${modules}/audit/words.gen.ts`]: written("audit", "logWords", (texts) => {
    const { actions, fields, publishingFields, modules, values, yes, no, commandLine } = texts;
    return { actions, fields, publishingFields, modules, values, yes, no, commandLine };
  }),
  [`${modules}/platform/words.gen.ts`]: written("platform", "rejectionWords", ({ imports }) => {
    const { reason, reasons } = imports as { reason: string; reasons: Texts };
    return { heading: reason, reasons };
  }),
});
