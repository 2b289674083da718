/** The words of mails and files. Each folder that has any keeps them in `text/<language>.json`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages, recordOf } from "@stoep/contract/kernel";
import { chooseText, fillHoles, type Stem, type TextKey, type TextValues } from "@stoep/contract/texts";
import type { Network } from "./actor.ts";

/** One text in every language. */
export type Translations = Readonly<Record<Language, string>>;

/** A file of texts, with each text in every language; without plural forms, which only a count chooses. */
type Words<T> = {
  readonly [K in keyof T as K extends string ? (Stem<K> extends K ? K : never) : K]: T[K] extends string
    ? Translations
    : Words<T[K]>;
};

/** The texts of a folder, read once. `T` is `typeof en`; a test keeps the other languages like it. */
export function readTexts<T extends object>(folder: string) {
  const files = inEach((language) => JSON.parse(readFileSync(join(folder, "text", `${language}.json`), "utf8")) as T);
  return {
    words: gather(files.en, files) as Words<T>,
    /** The text at a path, with its holes filled; `count` chooses the plural form. */
    say: (language: Language, key: TextKey<T>, values: TextValues = {}): string =>
      fillHoles(chooseText(files[language], language, key, values.count) ?? key, values),
  };
}

/** The languages in which a reader gets what staff write in several: their own, the network's, its main one first, then any other. */
export const languagesFor = ({ languages: own }: Pick<Network, "languages">, reader?: Language): Language[] => [
  ...new Set([...(reader ? [reader] : []), ...own, ...languages]),
];

/** The same for each language. */
export const inEach = <V>(of: (language: Language) => V): Record<Language, V> => recordOf(languages, of);

function gather(node: unknown, files: Record<Language, unknown>): unknown {
  if (typeof node === "string") return files;
  return Object.fromEntries(
    Object.entries(node as object).map(([key, deeper]) => [
      key,
      gather(
        deeper,
        inEach((language) => (files[language] as Record<string, unknown> | undefined)?.[key]),
      ),
    ]),
  );
}

/** Between the parts of a text that code puts together. French has a narrow no-break space before these signs. docs/glossary.md */
export const mark = (sign: ":" | ";", language: Language): string => (language === "fr" ? `\u202f${sign}` : sign);
