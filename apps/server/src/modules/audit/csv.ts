/** The log as a file for a spreadsheet, written while it is read: never more than one batch is in memory. */
import { pipeline, Readable } from "node:stream";
import type { Language } from "@stoep/contract/kernel";
import { stringify } from "csv-stringify";
import { actionInWords, actorInWords, fieldsInWords } from "./in-words.ts";
import type { EntryRow } from "./store.ts";

type Column =
  | "at"
  | "organisation"
  | "actor"
  | "action"
  | "code"
  | "kind"
  | "name"
  | "id"
  | "old"
  | "new"
  | "address"
  | "agent"
  | "requestId";

const headings: Record<Language, Record<Column, string>> = {
  en: {
    at: "Moment (UTC)",
    organisation: "Organisation",
    actor: "Who",
    action: "What",
    code: "What (code)",
    kind: "Kind of thing",
    name: "Thing",
    id: "Id of the thing",
    old: "Before",
    new: "After",
    address: "Network address",
    agent: "Browser",
    requestId: "Request",
  },
  nl: {
    at: "Moment (UTC)",
    organisation: "Organisatie",
    actor: "Wie",
    action: "Wat",
    code: "Wat (code)",
    kind: "Soort",
    name: "Onderwerp",
    id: "Id van het onderwerp",
    old: "Voordien",
    new: "Nadien",
    address: "Netwerkadres",
    agent: "Browser",
    requestId: "Verzoek",
  },
  fr: {
    at: "Moment (UTC)",
    organisation: "Organisation",
    actor: "Qui",
    action: "Quoi",
    code: "Quoi (code)",
    kind: "Type",
    name: "Objet",
    id: "Identifiant de l’objet",
    old: "Avant",
    new: "Après",
    address: "Adresse réseau",
    agent: "Navigateur",
    requestId: "Requête",
  },
  tr: {
    at: "Zaman (UTC)",
    organisation: "Kuruluş",
    actor: "Kim",
    action: "Ne",
    code: "Ne (kod)",
    kind: "Tür",
    name: "Konu",
    id: "Konunun kimliği",
    old: "Önce",
    new: "Sonra",
    address: "Ağ adresi",
    agent: "Tarayıcı",
    requestId: "İstek",
  },
};

/** What a spreadsheet would take for a formula, in half and in full width, is written as text. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/u;
export const plainCell = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

/** `isWhole`: of several organisations, each named. */
export function asCsv(entries: AsyncIterable<EntryRow>, language: Language, isWhole: boolean): Readable {
  const columns = Object.entries(headings[language])
    .filter(([key]) => isWhole || key !== "organisation")
    .map(([key, header]) => ({ key, header }));
  const writer = stringify({
    bom: true,
    header: true,
    columns,
    record_delimiter: "windows",
    cast: { string: plainCell },
  });
  // Whichever of the two ends early takes the other along.
  return pipeline(Readable.from(cellsOf(entries, language)), writer, () => {});
}

async function* cellsOf(entries: AsyncIterable<EntryRow>, language: Language): AsyncGenerator<Record<Column, string>> {
  for await (const entry of entries) {
    yield {
      at: entry.at.toISOString(),
      organisation: entry.organisationName ?? "",
      actor: actorInWords(entry, language),
      action: actionInWords(entry.action, language),
      code: entry.action,
      kind: entry.subjectKind,
      name: entry.subjectName,
      id: entry.subjectId ?? "",
      old: fieldsInWords(entry.old, entry.action, language),
      new: fieldsInWords(entry.new, entry.action, language),
      address: entry.address,
      agent: entry.agent,
      requestId: entry.requestId,
    };
  }
}
