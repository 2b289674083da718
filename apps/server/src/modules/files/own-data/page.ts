/** The readable page of the archive. It needs no server, no script and no other resources. */
import { dateFormats, type Language } from "@stoep/contract/kernel";
import { escapeMarkup } from "../escape-markup.ts";
import type { Cell } from "../spreadsheet/index.ts";
import { words } from "../texts.ts";
import { type OwnField, type OwnList, type OwnRecord, pictureName } from "./own-list.ts";

const texts = { ...words.files, ...words.ownData };

interface PageHeader {
  language: Language;
  network: { name: string; timeZone: string };
  /** When the copy was made. */
  at: Date;
}

const pageStyles = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem}nav ul{columns:14rem;padding-inline-start:1.2rem}
dl{border-top:1px solid #8886;display:flex;flex-wrap:wrap;gap:.3rem 1.6rem;margin:0;padding:.6rem 0}
dt{font-size:.85rem;opacity:.75}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}img{max-width:16rem}`;

/** Every list under its heading, every row as names with values; empty values are left out. */
export async function* ownDataPage(
  lists: readonly OwnList[],
  recordsOf: (list: OwnList) => AsyncIterable<OwnRecord>,
  { language, network, at }: PageHeader,
): AsyncGenerator<string> {
  const shown = cellFormatter(language, network.timeZone);
  const heading = escapeMarkup(`${texts.title[language]} · ${network.name} · ${shown({}, at)}`);
  yield `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  yield `<title>${heading}</title><style>${pageStyles}</style></head><body><h1>${heading}</h1>\n<nav><ul>`;
  for (const { name, title } of lists) yield `<li><a href="#${name}">${escapeMarkup(title[language])}</a></li>`;
  yield "</ul></nav>\n";
  for (const list of lists) {
    yield `<h2 id="${list.name}">${escapeMarkup(list.title[language])}</h2>\n`;
    let isEmpty = true;
    for await (const record of recordsOf(list)) {
      isEmpty = false;
      yield rowOf(list, record, language, shown);
    }
    if (isEmpty) yield `<p>${texts.none[language]}</p>\n`;
  }
  yield "</body></html>\n";
}

function rowOf(
  { fields }: OwnList,
  { cells, picture: id }: OwnRecord,
  language: Language,
  shown: ReturnType<typeof cellFormatter>,
): string {
  const entries = fields.flatMap((field, index) => {
    const text = shown(field, cells[index] ?? null);
    return text === "" ? [] : [entryHtml(field.heading[language], escapeMarkup(text))];
  });
  if (id) entries.push(entryHtml(texts.picture[language], `<img src="${pictureName(id)}" alt="">`));
  return `<dl>${entries.join("")}</dl>\n`;
}

const entryHtml = (name: string, value: string) => `<div><dt>${escapeMarkup(name)}</dt><dd>${value}</dd></div>`;

function cellFormatter(language: Language, timeZone: string) {
  const { moment } = dateFormats(language, { timeZone });
  return ({ words }: Pick<OwnField<never>, "words">, cell: Cell): string => {
    if (cell instanceof Date) return moment(cell);
    if (typeof cell === "boolean") return (cell ? texts.yes : texts.no)[language];
    const text = String(cell ?? "");
    return words?.[text]?.[language] ?? text;
  };
}
