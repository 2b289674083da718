/** Loads this app's texts: one file per feature and language, fetched when a screen needs it. */
import { type ReadTexts, readFrom, startTexts as startWith } from "@stoep/client/texts";

const addresses = import.meta.glob<string>(["./{,codes/,menu/,legal/}text/*.json", "../features/*/text/*.json"], {
  query: "?url",
  import: "default",
  eager: true,
});

export function fileOf(language: string, namespace: string): string {
  if (namespace === "app") return `./text/${language}.json`;
  const folder = ["codes", "menu", "legal"].includes(namespace) ? `./${namespace}` : `../features/${namespace}`;
  return `${folder}/text/${language}.json`;
}

export const fetchTexts = readFrom((language, namespace) => addresses[fileOf(language, namespace)]);

/** Call once, before the first screen. */
export const startTexts = (read: ReadTexts = fetchTexts): Promise<void> => startWith(read);
