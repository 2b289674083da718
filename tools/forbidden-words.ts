/** Finds words that texts must not use: those in the table "Not said" of docs/glossary.md. */
import { readFileSync } from "node:fs";
import { languages } from "../packages/contract/src/languages.ts";
import type { Place, Rule } from "./glossary.ts";
import { mergeCodes } from "./merge-codes.ts";
import { listFiles } from "./source-files.ts";

const { notices = {} } = await mergeCodes();

export interface Text {
  file: string;
  key: string;
  language: string;
  place: Place;
  text: string;
}

type Texts = { [key: string]: string | Texts };
const flatten = (texts: Texts, prefix = ""): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

/** Mails of `accounts` that only staff get; its other mails may go to residents as well. */
const toStaff = /^(invitation|member|signOnAdmitted|accountClosed|staffSideClosed|staffNotice|staffDigest)/;

/** For a key such as `notices.shouts.done.one`: the capability says for whom that kind is. */
const isForStaff = (key: string) => notices[key.split(".").slice(1, 3).join(".")]?.for === "staff";

/** Server texts that go into files for staff or into a copy of someone's own data, and not into mails. */
const inFile = /^(files|ownData|report|readingLog|rejections|statistics|workOrder|categories)\./;

/** Who reads a text. */
function placeOf(file: string, key: string): Place {
  // Pages without script are residents', too.
  if (/^apps\/(resident|server\/src\/web)\//.test(file)) return "residents";
  if (inFile.test(key)) return "dashboard";
  return /^apps\/server\/.*\/text\//.test(file) ? placeOfMail(file, key) : "dashboard";
}

function placeOfMail(file: string, key: string): Place {
  if (/^(notices\.|resident(Notice|Digest))/.test(key)) return isForStaff(key) ? "staff mails" : "resident mails";
  if (/\/(publishing|conversations|conversations\/moderation)\/text\//.test(file))
    return /^(takenBack|appealArrived)/.test(key) ? "staff mails" : "resident mails";
  // Also mails to helpers, who are mostly residents.
  if (
    /\/(budgets|budgets\/codes|surveys|surveys\/paper|participation|residents|residents\/letters|care\/(matching|intake-form|tickets\/messages))\/text\//.test(
      file,
    )
  )
    return "resident mails";
  if (file.includes("/vacancies/text/"))
    return key.startsWith("applicationReceived") ? "staff mails" : "resident mails";
  if (file.includes("/shouts/text/"))
    return /^shout(Shared|Reopened|Assigned|Mentioned)/.test(key) ? "staff mails" : "resident mails";
  return file.includes("/licences/text/") || toStaff.test(key) ? "staff mails" : "shared mails";
}

const isCatalogue = new RegExp(`/(text|menu|codes|search|log)/(${languages.join("|")})\\.json$`);

/** Every text in these folders, except generated ones. */
export function readTexts(...apps: string[]): Text[] {
  const files = listFiles(...apps.map((app) => `${app}/src/**/*.json`)).filter(
    (file) => isCatalogue.test(file) && !isMade(file),
  );
  return files.flatMap((file) =>
    flatten(JSON.parse(readFileSync(file, "utf8")))
      .filter(([key]) => !isTyped(file, key))
      .map(([key, text]) => {
        return { file, key, text, language: file.slice(-7, -5), place: placeOf(file, key) };
      }),
  );
}

/** What people type, and never read: other words for a place, and words that mean the same. */
const isTyped = (file: string, key: string) =>
  (/\/search\/\w\w\.json$/.test(file) && !key.endsWith(".name")) || file.includes("/shouts/similar/text/");

/** Files that `npm run generate` merges from others; their texts are checked in the originals. */
const isMade = (file: string) => /\/(app\/(codes|menu|search)|audit\/log)\/text\//.test(file);

/** The text without placeholder names and website addresses. İ as the small i that patterns have: regular expressions keep them apart. */
const asRead = (text: string) =>
  text
    .replace(/\{\{.*?\}\}/g, "{{}}")
    .replace(/https?:\S+/g, "")
    .replaceAll("İ", "i");

/** The word in a text that the rule forbids there. */
export function forbiddenIn({ language, place, text }: Text, rule: Rule): string | undefined {
  const isMeant = (rule.language === "all" || rule.language === language) && rule.where.includes(place);
  return isMeant ? rule.not.exec(asRead(text))?.[0] : undefined;
}

/** Returns "file, key: what is written; use …" for each text that has a forbidden word. */
export function findForbidden(texts: Text[], rules: Rule[]): string[] {
  return texts.flatMap((text) =>
    rules.flatMap((rule) => {
      const found = forbiddenIn(text, rule);
      return found === undefined
        ? []
        : [`${text.file}, ${text.key}: “${found}” in “${text.text}”; use ${rule.instead}`];
    }),
  );
}
